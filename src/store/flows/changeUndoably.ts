import { nanoid } from '@reduxjs/toolkit';
import type { ApplicationListItem } from '../../contract/schemas';
import { changesBack, changesFor, type IntendedChange } from '../../domain/changes';
import type { AppDispatch } from '../store';
import { changeRemembered } from '../undoSlice';
import { changeApplication } from './changeApplication';

/** Changes an application and remembers what takes that back. */
export function changeUndoably(application: ApplicationListItem, intended: IntendedChange) {
  return (dispatch: AppDispatch): { undoId: string; saved: Promise<unknown> } => {
    const { id, job_title: jobTitle } = application;
    const undoId = nanoid();
    const saved = dispatch(changeApplication({ id, jobTitle, ...intended, undoId }));
    dispatch(
      changeRemembered({
        kind: 'change',
        undoId,
        applicationId: id,
        jobTitle,
        changesBack: changesBack(application, changesFor(application, intended)),
      }),
    );
    return { undoId, saved };
  };
}
