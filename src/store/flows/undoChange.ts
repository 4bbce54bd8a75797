import { changeTexts } from '../../texts/changeTexts';
import { createFlow } from '../createFlow';
import { deletionTakenBack } from '../deletionsSlice';
import { announced } from '../liveSlice';
import { changeForgotten, selectToUndo } from '../undoSlice';
import { changeApplication } from './changeApplication';

/** Takes back one change or deletion, or the latest of both. */
export const undoChange = createFlow(
  'board/undo',
  async (undoId: string | undefined, { dispatch, getState }) => {
    const change = selectToUndo(getState(), undoId);
    if (!change) return;
    const { applicationId: id, jobTitle } = change;

    dispatch(changeForgotten(change.undoId));
    if (change.kind === 'deletion') {
      dispatch(deletionTakenBack(change.undoId));
      dispatch(announced(changeTexts.undeletedAloud(jobTitle)));
    } else {
      dispatch(announced(changeTexts.undoneAloud(jobTitle)));
      await dispatch(changeApplication({ id, jobTitle, changes: change.changesBack }));
    }
  },
);
