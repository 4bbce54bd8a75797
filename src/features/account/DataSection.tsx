import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadData } from '../../store/flows/account';
import { useAppDispatch } from '../../store/hooks';
import { accountTexts } from '../../texts/accountTexts';
import { Section } from '../../ui/Section';
import { Spinner } from '../../ui/Spinner';
import styles from './AccountPage.module.css';

const { data: texts } = accountTexts;

/** A copy of everything for the user (Art. 15 and 20 GDPR). */
export function DataSection() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    await dispatch(downloadData());
    setBusy(false);
  };

  return (
    <Section heading={texts.heading}>
      <p className={styles.text}>{texts.intro}</p>
      <div className={styles.action}>
        <Button
          variant="outlined"
          aria-busy={busy}
          startIcon={busy ? <Spinner /> : null}
          onClick={download}
        >
          {texts.download}
        </Button>
      </div>
    </Section>
  );
}
