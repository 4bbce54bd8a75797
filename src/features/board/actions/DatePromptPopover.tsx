import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useEffect, useId, useState } from 'react';
import { isCalendarDate } from '../../../domain/formats';
import { dateAnswered, type DatePrompt } from '../../../store/datePromptSlice';
import { answerDatePrompt } from '../../../store/flows/answerDatePrompt';
import { undoChange } from '../../../store/flows/undoChange';
import { useAppDispatch } from '../../../store/hooks';
import { actionTexts } from '../../../texts/actionTexts';
import { applicationTexts } from '../../../texts/applicationTexts';
import { problemTexts } from '../../../texts/problemTexts';
import { liveRegionId } from '../../../ui/liveRegionId';
import styles from './DatePromptPopover.module.css';
import { focusActionsOf } from './focusActionsOf';

const { datePrompt: texts } = actionTexts;

/**
 * Asks for a date beside the card. After a move the proposal is already taken:
 * another date changes it, Escape takes the whole move back.
 */
export function DatePromptPopover({ prompt }: { prompt: DatePrompt }) {
  const dispatch = useAppDispatch();
  const [date, setDate] = useState(prompt.date);
  const id = useId();
  const label =
    applicationTexts.fields[prompt.kind === 'move' ? prompt.field : 'follow_up_on'];
  const isValid = isCalendarDate(date);

  const card = useCardOf(prompt.applicationId);

  const leave = () => {
    dispatch(dateAnswered());
    focusActionsOf(prompt.applicationId);
  };
  const takeBack = () => {
    if (prompt.kind === 'move') void dispatch(undoChange(prompt.undoId));
    leave();
  };
  const accept = () => {
    if (!isValid) return;
    void dispatch(answerDatePrompt({ prompt, date }));
    leave();
  };

  if (card === undefined) return null;
  return (
    <Popover
      open
      anchorEl={card}
      anchorReference={card ? 'anchorEl' : 'none'}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') takeBack();
        else leave();
      }}
      disableRestoreFocus
      transitionDuration={0}
      className={card ? '' : (styles.centred ?? '')}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          // While it is open, nothing outside is read: what has moved, it tells itself.
          'aria-describedby': prompt.kind === 'move' ? liveRegionId : undefined,
        },
      }}
    >
      <form
        className={styles.prompt}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          accept();
        }}
      >
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="date"
          value={date}
          min="1900-01-01"
          max="9999-12-31"
          autoFocus
          required
          aria-invalid={!isValid}
          aria-describedby={isValid ? undefined : `${id}-error`}
          onChange={(event) => {
            setDate(event.target.value);
          }}
        />
        {!isValid && (
          <p id={`${id}-error`} className={styles.error}>
            {problemTexts.date}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="outlined" onClick={takeBack}>
            {prompt.kind === 'move' ? texts.undo : texts.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {texts.accept}
          </Button>
        </div>
      </form>
    </Popover>
  );
}

/**
 * The button of the card where it stands after the move, `null` where it is out
 * of sight; known only once the move is drawn.
 */
function useCardOf(applicationId: number): Element | null | undefined {
  const [card, setCard] = useState<Element | null>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setCard(document.querySelector(`[data-actions-of="${applicationId}"]`));
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [applicationId]);
  return card;
}
