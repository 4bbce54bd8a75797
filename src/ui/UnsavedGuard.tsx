import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useFormState } from 'react-final-form';
import { NavigationType, useBlocker } from 'react-router-dom';
import { frameTexts } from '../texts/frameTexts';

/**
 * Asks before a form with unsaved input is left (design section 4). What leads
 * on by itself, after a save or at the end of a session, replaces the form's
 * entry in the history and goes unasked.
 */
export function UnsavedGuard() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  const blocker = useBlocker(({ historyAction }) => dirty && historyAction !== NavigationType.Replace);
  const headingId = useId();

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{frameTexts.unsaved.heading}</DialogTitle>
      <DialogContent>{frameTexts.unsaved.text}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={stay}>
          {frameTexts.unsaved.stay}
        </Button>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {frameTexts.unsaved.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
