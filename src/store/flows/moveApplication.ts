import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { changesFor, move } from '../../domain/changes';
import { requiredDate } from '../../domain/status';
import { changeTexts } from '../../texts/changeTexts';
import { placeText } from '../../texts/placeText';
import { createFlow } from '../createFlow';
import { dateAsked } from '../datePromptSlice';
import { announced } from '../liveSlice';
import { toastShown } from '../toastsSlice';
import { changeUndoably } from './changeUndoably';

export interface Move {
  /** The application as it is shown. */
  application: ApplicationListItem;
  status: string;
  today: IsoDate;
}

/** Moves a card to another column, or off the board; it can be taken back. */
export const moveApplication = createFlow(
  'board/move',
  async ({ application, status, today }: Move, { dispatch }) => {
    const { id, job_title: jobTitle } = application;
    if (application.status === status) return;
    const intended = move(status, today);
    const { undoId, saved } = dispatch(changeUndoably(application, intended));
    const words = {
      jobTitle,
      from: placeText(application.status, application.status_display),
      to: placeText(status),
    };
    dispatch(announced(changeTexts.movedAloud(words)));
    dispatch(toastShown('success', changeTexts.moved(words), undoId));
    const field = requiredDate(status);
    const date = field && changesFor(application, intended)[field];
    if (date) dispatch(dateAsked({ kind: 'move', applicationId: id, field, date, undoId }));

    await saved;
  },
);
