import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Action, type Transition } from 'history';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { frameTexts } from '../texts/frameTexts';
import { useHistory } from './HistoryContext';
import { useLeaving } from './LeavingContext';

const { unsaved: texts } = frameTexts;

/**
 * Asks before a form with unsaved input is left (design section 4), also when
 * the tab is closed. What leads on by itself, after a save or at the end of a
 * session, replaces the form's entry in the history and goes unasked.
 */
export function UnsavedGuard() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  const history = useHistory();
  const { setAsking } = useLeaving();
  const [departure, setDeparture] = useState<Transition | null>(null);
  const unblock = useRef<() => void>(undefined);
  const headingId = useId();

  useEffect(() => {
    if (!dirty) return;
    const stop = history.block((transition) => {
      if (transition.action === Action.Replace) {
        stop();
        transition.retry();
      } else {
        setDeparture(transition);
        setAsking(true);
      }
    });
    unblock.current = stop;
    return stop;
  }, [dirty, history, setAsking]);

  useEffect(
    () => () => {
      setAsking(false);
    },
    [setAsking],
  );

  const stay = () => {
    setDeparture(null);
    setAsking(false);
  };
  const leave = () => {
    unblock.current?.();
    departure?.retry();
  };
  return (
    <Dialog open={departure !== null} onClose={stay} aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{texts.heading}</DialogTitle>
      <DialogContent>{texts.text}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={stay}>
          {texts.stay}
        </Button>
        <Button color="error" onClick={leave}>
          {texts.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
