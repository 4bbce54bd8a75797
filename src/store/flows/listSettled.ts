import { api } from '../../api/apiSlice';
import type { AppDispatch } from '../store';

/**
 * Waits for a refresh of the list that is under way: it may have been answered
 * before the change that it is about to overwrite.
 */
export async function listSettled(dispatch: AppDispatch): Promise<void> {
  await dispatch(api.util.getRunningQueryThunk('getApplications', undefined));
}
