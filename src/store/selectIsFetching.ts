import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/apiSlice';
import type { RootState } from './rootReducer';

/** Whether the user waits for data. */
export function selectIsFetching({ [api.reducerPath]: { queries } }: RootState): boolean {
  return Object.values(queries).some((query) => query?.status === QueryStatus.pending);
}
