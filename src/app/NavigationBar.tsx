import { mdiClose, mdiMenu } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../domain/paths';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { menuClosed, menuOpened, selectMenuOpen } from '../store/menuSlice';
import { frameTexts } from '../texts/frameTexts';
import { useExtension } from '../ui/AnnouncementContext';
import { Icon } from '../ui/Icon';
import styles from './NavigationBar.module.css';

const { navigation: texts } = frameTexts;

const workLinks = [
  { to: paths.board, text: texts.board },
  { to: paths.newApplication, text: texts.newApplication },
  { to: paths.newCompany, text: texts.newCompany },
];
const accountLink = { to: paths.account, text: texts.account };
const logOutLink = { to: paths.logOut, text: texts.logout };

const linksId = 'navigation-links';

/** The way to every screen; on narrow ones behind a button. */
export function NavigationBar() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectMenuOpen);
  const hasAccount = useExtension('account');
  const ownLinks = hasAccount ? [accountLink, logOutLink] : [logOutLink];
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    // What had the focus in the menu is about to vanish.
    if (open) menuButton.current?.focus();
    dispatch(menuClosed());
  };

  return (
    <nav
      className={styles.navigation}
      aria-label={texts.name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <IconButton
        ref={menuButton}
        className={styles.menuButton ?? ''}
        aria-label={open ? texts.closeMenu : texts.openMenu}
        aria-expanded={open}
        aria-controls={linksId}
        onClick={() => dispatch(open ? menuClosed() : menuOpened())}
      >
        <Icon path={open ? mdiClose : mdiMenu} />
      </IconButton>
      <ul id={linksId} className={`${styles.links} ${open ? (styles.open ?? '') : ''}`}>
        {[...workLinks, ...ownLinks].map(({ to, text }) => (
          <li key={to} className={to === ownLinks[0]?.to ? (styles.firstOwn ?? '') : ''}>
            <NavLink to={to} end className={styles.link ?? ''} onClick={close}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
