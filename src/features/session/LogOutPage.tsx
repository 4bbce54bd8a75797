import { useEffect } from 'react';
import { logOut } from '../../store/flows/session';
import { useAppDispatch } from '../../store/hooks';

/** Ends the session on arrival; the guard around it then leads to /login. */
export function LogOutPage() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(logOut());
  }, [dispatch]);
  return null;
}
