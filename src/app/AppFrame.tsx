import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../store/hooks';
import { selectIsFetching } from '../store/selectIsFetching';
import { selectLoggedIn } from '../store/sessionSlice';
import { frameTexts } from '../texts/frameTexts';
import { useExtension } from '../ui/AnnouncementContext';
import styles from './AppFrame.module.css';
import { FaultBoundary } from './FaultBoundary';
import { Footer } from './Footer';
import { LiveRegion } from './LiveRegion';
import { NavigationBar } from './NavigationBar';
import { prefetchScreens } from './prefetchScreens';
import { Screens } from './Screens';
import { Toasts } from './Toasts';

const contentId = 'inhalt';

const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts')).Shortcuts }));

/** What surrounds every screen. */
export function AppFrame() {
  const loggedIn = useAppSelector(selectLoggedIn);
  const isFetching = useAppSelector(selectIsFetching);
  const hasAccount = useExtension('account');
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  // What may come next shall not hold up what comes first.
  useEffect(
    () => (isFetching ? undefined : prefetchScreens(loggedIn, hasAccount)),
    [isFetching, loggedIn, hasAccount],
  );

  return (
    <div className={styles.frame}>
      <a
        className={styles.skip}
        href={`#${contentId}`}
        onClick={(event) => {
          // An entry in the history that the router doesn't know would lead Back astray.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {frameTexts.skipToContent}
      </a>
      <header className={styles.header}>
        <span className={styles.product}>{frameTexts.productName}</span>
        {loggedIn && <NavigationBar />}
      </header>
      <main id={contentId} ref={main} className={styles.main} tabIndex={-1}>
        <Screens />
      </main>
      <Footer />
      <Toasts />
      {loggedIn && (
        <FaultBoundary instead={null}>
          <Suspense>
            <Shortcuts />
          </Suspense>
        </FaultBoundary>
      )}
      <LiveRegion />
    </div>
  );
}

/** A new screen begins at its heading, for the eye as for assistive technology. */
function useFocusOnNewScreen(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, main]);
}
