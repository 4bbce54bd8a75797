import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { keepFocus } from './keepFocus';
import { Spinner } from './Spinner';

/** Submits its form and shows that this is under way; Final Form ignores a second click. */
export function SubmitButton({
  busy,
  disabled = false,
  color = 'primary',
  children,
}: {
  busy: boolean;
  disabled?: boolean;
  color?: 'primary' | 'error';
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      variant="contained"
      color={color}
      disabled={disabled}
      aria-busy={busy}
      onMouseDown={keepFocus}
      startIcon={busy ? <Spinner /> : null}
    >
      {children}
    </Button>
  );
}
