import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { formatLongDate } from '../../domain/calendar';
import { changeTexts } from '../../texts/changeTexts';
import { createFlow } from '../createFlow';
import { toastShown } from '../toastsSlice';
import { changeUndoably } from './changeUndoably';

/** Sets or removes the follow-up from the board; it can be taken back. */
export const setFollowUp = createFlow(
  'board/setFollowUp',
  async (
    { application, date }: { application: ApplicationListItem; date: IsoDate | null },
    { dispatch },
  ) => {
    const { job_title: jobTitle } = application;
    const { undoId, saved } = dispatch(changeUndoably(application, { changes: { follow_up_on: date } }));
    const text = date
      ? changeTexts.followUpSet(jobTitle, formatLongDate(date))
      : changeTexts.followUpRemoved(jobTitle);
    dispatch(toastShown('success', text, undoId));
    await saved;
  },
);
