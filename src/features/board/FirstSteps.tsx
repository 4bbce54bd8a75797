import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { boardTexts } from '../../texts/boardTexts';
import { frameTexts } from '../../texts/frameTexts';
import styles from './FirstSteps.module.css';

const { empty: texts } = boardTexts;

/** Leads somebody whose board is empty: first a company, then an application. */
export function FirstSteps() {
  return (
    <div className={styles.steps}>
      <p className={styles.text}>{texts.text}</p>
      <p>{texts.lead}</p>
      <ol>
        <li>
          <span>{texts.companyStep}</span>
          <Button component={Link} to={paths.newCompany} variant="contained">
            {frameTexts.navigation.newCompany}
          </Button>
        </li>
        <li>
          <span>{texts.applicationStep}</span>
          <Button component={Link} to={paths.newApplication} variant="outlined">
            {frameTexts.navigation.newApplication}
          </Button>
        </li>
      </ol>
    </div>
  );
}
