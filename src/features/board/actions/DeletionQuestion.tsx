import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { deletionDeclined, type DeletionCandidate } from '../../../store/deletionsSlice';
import { deleteApplication } from '../../../store/flows/deleteApplication';
import { useAppDispatch } from '../../../store/hooks';
import { actionTexts } from '../../../texts/actionTexts';
import { focusActionsOf } from './focusActionsOf';
import { neighbourOf } from './neighbourOf';

const { deletion: texts } = actionTexts;

/** Asks before an application is deleted, by its title. */
export function DeletionQuestion({ candidate }: { candidate: DeletionCandidate }) {
  const dispatch = useAppDispatch();
  const id = useId();
  const { applicationId, jobTitle } = candidate;

  const decline = () => {
    dispatch(deletionDeclined());
    focusActionsOf(applicationId);
  };
  const accept = () => {
    // The card goes with what had the focus; its neighbour takes over.
    const next = neighbourOf(applicationId);
    void dispatch(deleteApplication(candidate));
    focusActionsOf(next ?? applicationId);
  };

  return (
    <Dialog
      open
      onClose={decline}
      disableRestoreFocus
      transitionDuration={0}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-question`}>{texts.question(jobTitle)}</DialogTitle>
      <DialogContent id={`${id}-text`}>{texts.text}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={decline}>
          {texts.cancel}
        </Button>
        <Button color="error" onClick={accept}>
          {texts.accept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
