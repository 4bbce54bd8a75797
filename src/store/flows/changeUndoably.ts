import { nanoid } from '@reduxjs/toolkit';
import type { ApplicationListItem } from '../../contract/schemas';
import { changesBack, type ApplicationChanges } from '../../domain/changes';
import type { AppDispatch } from '../store';
import { changeForgotten, changeRemembered } from '../undoSlice';
import { changeApplication } from './changeApplication';

/** Changes an application and remembers what takes that back, as long as it holds. */
export function changeUndoably(application: ApplicationListItem, changes: ApplicationChanges) {
  return (dispatch: AppDispatch): { undoId: string; settled: Promise<void> } => {
    const { id, job_title: jobTitle } = application;
    const undoId = nanoid();
    const saved = dispatch(changeApplication({ id, jobTitle, changes }));
    dispatch(
      changeRemembered({
        kind: 'change',
        undoId,
        applicationId: id,
        jobTitle,
        changesBack: changesBack(application, changes),
      }),
    );
    const settled = saved.then((result) => {
      if (changeApplication.rejected.match(result)) dispatch(changeForgotten(undoId));
    });
    return { undoId, settled };
  };
}
