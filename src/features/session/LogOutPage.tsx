import { useEffect } from 'react';
import { logOut } from '../../store/flows/logOut';
import { useAppDispatch } from '../../store/hooks';
import { useExtension } from '../../ui/AnnouncementContext';

/** Ends the session on arrival; the guard around it then leads to /login. */
export function LogOutPage() {
  const dispatch = useAppDispatch();
  const revoke = useExtension('logout');
  useEffect(() => {
    void dispatch(logOut({ revoke }));
  }, [dispatch, revoke]);
  return null;
}
