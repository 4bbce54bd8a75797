import { nanoid } from '@reduxjs/toolkit';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { formatLongDate } from '../../domain/calendar';
import { changesBack } from '../../domain/changes';
import { changeTexts } from '../../texts/changeTexts';
import { createFlow } from '../createFlow';
import { toastShown } from '../toastsSlice';
import { changeForgotten, changeRemembered } from '../undoSlice';
import { changeApplication } from './changeApplication';

/** Sets or removes the follow-up from the board; it can be taken back. */
export const setFollowUp = createFlow(
  'board/setFollowUp',
  async (
    { application, date }: { application: ApplicationListItem; date: IsoDate | null },
    { dispatch },
  ) => {
    const { id, job_title: jobTitle } = application;
    const changes = { follow_up_on: date };
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
    const text = date
      ? changeTexts.followUpSet(jobTitle, formatLongDate(date))
      : changeTexts.followUpRemoved(jobTitle);
    dispatch(toastShown('success', text, undoId));
    if (changeApplication.rejected.match(await saved)) dispatch(changeForgotten(undoId));
  },
);
