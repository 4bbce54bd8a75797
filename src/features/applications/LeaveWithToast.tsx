import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { toastTexts } from '../../texts/toastTexts';

/** There is nothing to edit under this address: says so and leads to the board. */
export function LeaveWithToast({ text }: { text: 'applicationIdMissing' | 'editLoadFailed' }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(toastShown('error', toastTexts[text]));
  }, [dispatch, text]);
  return <Navigate to={paths.board} replace />;
}
