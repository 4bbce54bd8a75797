import Button from '@mui/material/Button';
import { useState } from 'react';
import { accountTexts } from '../../texts/accountTexts';
import { Section } from '../../ui/Section';
import styles from './AccountPage.module.css';
import { DeletionDialog } from './DeletionDialog';

const { deletion: texts } = accountTexts;

export function DeletionSection({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Section heading={texts.heading}>
      <p className={styles.text}>{texts.intro}</p>
      <div className={styles.action}>
        <Button
          color="error"
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          {texts.open}
        </Button>
      </div>
      {open && (
        <DeletionDialog
          email={email}
          onDeclined={() => {
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}
