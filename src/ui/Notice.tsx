import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Notice.module.css';

/** Something that went wrong, said where it happened. */
export function ErrorNotice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={`${styles.notice} ${styles.error}`}>
      <Icon path={mdiAlertCircleOutline} size="small" />
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Something worth knowing before going on. */
export function InfoNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={`${styles.notice} ${styles.info}`}>
      <Icon path={mdiInformationOutline} size="small" />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
