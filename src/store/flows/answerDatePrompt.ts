import { api } from '../../api/apiSlice';
import type { IsoDate } from '../../contract/dates';
import { createFlow } from '../createFlow';
import type { DatePrompt } from '../datePromptSlice';
import { changeApplication } from './changeApplication';
import { setFollowUp } from './setFollowUp';

/** Takes the date that was asked for; one that was proposed and kept needs no second save. */
export const answerDatePrompt = createFlow(
  'board/answerDate',
  async ({ prompt, date }: { prompt: DatePrompt; date: IsoDate }, { dispatch, getState }) => {
    const application = api.endpoints
      .getApplications.select()(getState())
      .data?.find(({ id }) => id === prompt.applicationId);
    if (!application) return;
    if (prompt.kind === 'followUp') {
      await dispatch(setFollowUp({ application, date }));
    } else if (date !== prompt.date) {
      const { id, job_title: jobTitle } = application;
      const changes = { [prompt.field]: date };
      await dispatch(changeApplication({ id, jobTitle, changes, partOf: prompt.undoId }));
    }
  },
);
