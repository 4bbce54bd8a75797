import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../domain/paths';
import { useExtension } from '../ui/AnnouncementContext';
import { FaultBoundary } from './FaultBoundary';
import { FaultPage } from './FaultPage';
import { GuestsOnly, MembersOnly } from './guards';
import { screens } from './screens';
import styles from './Screens.module.css';

const {
  login,
  register,
  logOut,
  imprint,
  privacy,
  board,
  list,
  archive,
  newApplication,
  editApplication,
  newCompany,
  account,
} = screens;

/** The routes of spec section 2, and those that the server's extensions need. */
export function Screens() {
  const { pathname } = useLocation();
  const hasAccount = useExtension('account');
  return (
    <Suspense fallback={<div className={styles.pending} />}>
      <FaultBoundary key={pathname} instead={<FaultPage />}>
        <Routes>
          <Route path={paths.imprint} element={<imprint.Screen />} />
          <Route path={paths.privacy} element={<privacy.Screen />} />
          <Route element={<GuestsOnly />}>
            <Route path={paths.login} element={<login.Screen />} />
            <Route path={paths.register} element={<register.Screen />} />
          </Route>
          <Route element={<MembersOnly />}>
            <Route path={paths.board} element={<board.Screen />} />
            <Route path={paths.list} element={<list.Screen />} />
            <Route path={paths.archive} element={<archive.Screen />} />
            <Route path={paths.newApplication} element={<newApplication.Screen />} />
            <Route path={paths.editRoute} element={<editApplication.Screen />} />
            <Route path={paths.newCompany} element={<newCompany.Screen />} />
            {hasAccount && <Route path={paths.account} element={<account.Screen />} />}
            <Route path={paths.logOut} element={<logOut.Screen />} />
          </Route>
          <Route path="*" element={<Navigate to={paths.login} replace />} />
        </Routes>
      </FaultBoundary>
    </Suspense>
  );
}
