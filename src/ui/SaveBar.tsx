import Button from '@mui/material/Button';
import { useFormState } from 'react-final-form';
import { Link } from 'react-router-dom';
import { keepFocus } from './keepFocus';
import styles from './SaveBar.module.css';
import { SubmitButton } from './SubmitButton';

/** The end of a form: save it or leave it. */
export function SaveBar({
  save,
  cancel,
  cancelTo,
}: {
  save: string;
  cancel: string;
  cancelTo: string;
}) {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return (
    <div className={styles.bar}>
      <Button component={Link} to={cancelTo} variant="outlined" onMouseDown={keepFocus}>
        {cancel}
      </Button>
      <SubmitButton busy={submitting}>{save}</SubmitButton>
    </div>
  );
}
