import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiClose,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import type { Ref } from 'react';
import { frameTexts } from '../../texts/frameTexts';
import { Icon } from '../Icon';
import styles from './ToastCard.module.css';

export interface ToastContent {
  kind: 'success' | 'warning' | 'error';
  title: string;
  text: string;
  /** What can still be done about it, while the message stands. */
  action?: { text: string; run: () => void } | undefined;
}

const icons: Record<ToastContent['kind'], string> = {
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
};

/**
 * One message. Its progress bar is its clock: the bar runs for five seconds
 * (spec section 9), stops while the pointer or the focus is on the message, and
 * where it ends the message closes. So the two can never disagree.
 */
export function ToastCard({
  kind,
  title,
  text,
  action,
  onClose,
  ref,
}: ToastContent & { onClose: () => void; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="alert" className={`${styles.toast} ${styles[kind] ?? ''}`}>
      <span className={styles.icon}>
        <Icon path={icons[kind]} />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <p className={styles.text}>{text}</p>
        {action && (
          <button type="button" className={styles.action} onClick={action.run}>
            {action.text}
          </button>
        )}
      </div>
      <IconButton size="small" aria-label={frameTexts.toasts.close} onClick={onClose}>
        <Icon path={mdiClose} size="small" />
      </IconButton>
      <span className={styles.bar} data-testid="toast-progress" onAnimationEnd={onClose} />
    </div>
  );
}
