import { Link } from 'react-router-dom';
import { paths } from '../domain/paths';
import { frameTexts } from '../texts/frameTexts';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import styles from './Footer.module.css';

const { footer: texts } = frameTexts;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={texts.name}>
        <Link to={paths.imprint}>{texts.imprint}</Link>
        <Link to={paths.privacy}>{texts.privacy}</Link>
      </nav>
      <ColorSchemeSwitch />
    </footer>
  );
}
