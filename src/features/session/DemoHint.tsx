import Button from '@mui/material/Button';
import { useForm } from 'react-final-form';
import { sessionTexts } from '../../texts/sessionTexts';
import { useAnnouncement } from '../../ui/AnnouncementContext';
import styles from './SessionCard.module.css';

const { demo: texts, fields } = sessionTexts;

/** The demo account, where the server has one, and a click that fills it into the form. */
export function DemoHint() {
  const { demo } = useAnnouncement();
  const form = useForm();
  if (!demo) return null;

  const fill = () => {
    form.batch(() => {
      form.change('email', demo.email);
      form.change('password', demo.password);
    });
  };

  return (
    <section className={styles.demo} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <p>{texts.hint}</p>
      <dl>
        <dt>{fields.email}:</dt>
        <dd>{demo.email}</dd>
        <dt>{fields.password}:</dt>
        <dd>{demo.password}</dd>
      </dl>
      <Button variant="outlined" onClick={fill}>
        {texts.fill}
      </Button>
    </section>
  );
}
