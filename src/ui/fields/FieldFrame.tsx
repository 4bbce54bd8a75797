import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

export interface FieldWords {
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

/** A label above a control, its hint and its error below, tied together for assistive technology. */
export function FieldFrame({
  id,
  label,
  hint,
  required = false,
  error,
  children,
}: FieldWords & {
  id: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.frame}>
      <div className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
        {required && <span aria-hidden="true">*</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error !== undefined,
        'aria-required': required,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
