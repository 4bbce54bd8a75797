import type { Database } from '../database/connection';
import type { MakeRoom } from '../largeAnswers';
import type { Store } from '../storage';

/** What the routes have that write and list what users keep here. */
export interface DataServices {
  database: Database;
  store: Store;
  makeRoom: MakeRoom;
}
