import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../domain/paths';
import { useAppSelector } from '../store/hooks';
import { selectLoggedIn } from '../store/sessionSlice';

/** Sends a logged-out user to /login (spec section 4). */
export function MembersOnly() {
  return useAppSelector(selectLoggedIn) ? <Outlet /> : <Navigate to={paths.login} replace />;
}

/** Who is logged in has no use for login and registration (design section 4). */
export function GuestsOnly() {
  return useAppSelector(selectLoggedIn) ? <Navigate to={paths.board} replace /> : <Outlet />;
}
