import { allBack } from '../../domain/takingBack';
import { changeTexts } from '../../texts/changeTexts';
import { createFlow } from '../createFlow';
import { deletionTakenBack } from '../deletionsSlice';
import { announced } from '../liveSlice';
import { changeForgotten, selectToUndo, selectWithFollowers } from '../undoSlice';
import { changeApplication } from './changeApplication';

/**
 * Takes back one change or deletion, or the latest of both; with a change, what
 * was built on it.
 */
export const undoChange = createFlow(
  'board/undo',
  async (undoId: string | undefined, { dispatch, getState }) => {
    const change = selectToUndo(getState(), undoId);
    if (!change) return;
    const { applicationId: id, jobTitle } = change;

    if (change.kind === 'deletion') {
      dispatch(changeForgotten(change.undoId));
      dispatch(deletionTakenBack(change.undoId));
      dispatch(announced(changeTexts.undeletedAloud(jobTitle)));
      return;
    }
    const undone = selectWithFollowers(getState(), change);
    for (const { undoId } of undone) dispatch(changeForgotten(undoId));
    dispatch(announced(changeTexts.undoneAloud(jobTitle)));
    const takesBack = Object.fromEntries(
      undone.reverse().map(({ undoId, changesBack }) => [undoId, changesBack]),
    );
    await dispatch(changeApplication({ id, jobTitle, changes: allBack(takesBack), takesBack }));
  },
);
