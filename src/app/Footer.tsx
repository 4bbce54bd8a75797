import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../domain/paths';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectLoggedIn } from '../store/sessionSlice';
import { shortcutHelpOpened } from '../store/shortcutsSlice';
import { frameTexts } from '../texts/frameTexts';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import styles from './Footer.module.css';

const { footer: texts } = frameTexts;

export function Footer() {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectLoggedIn);
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={texts.name}>
        <Link to={paths.imprint}>{texts.imprint}</Link>
        <Link to={paths.privacy}>{texts.privacy}</Link>
      </nav>
      <div className={styles.switches}>
        {loggedIn && (
          <Button
            color="inherit"
            aria-haspopup="dialog"
            onClick={() => dispatch(shortcutHelpOpened())}
          >
            {texts.shortcuts}
          </Button>
        )}
        <ColorSchemeSwitch />
      </div>
    </footer>
  );
}
