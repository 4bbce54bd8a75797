import { whenIdle } from '../ui/whenIdle';
import { screens } from './screens';

const screensForGuests = [screens.register, screens.board];
const screensForMembers = [
  screens.board,
  screens.editApplication,
  screens.newApplication,
  screens.newCompany,
  screens.list,
  screens.archive,
  screens.logOut,
];

/**
 * Fetches the code of the screens that may come next, when nothing else is to do.
 *
 * @returns a function that calls it off
 */
export function prefetchScreens(loggedIn: boolean, hasAccount: boolean): () => void {
  return whenIdle(() => {
    for (const screen of loggedIn ? screensForMembers : screensForGuests) screen.prefetch();
    if (loggedIn && hasAccount) screens.account.prefetch();
  });
}
