import type { ReactNode } from 'react';
import styles from './SessionCard.module.css';

/** The surface on which login and registration stand. */
export function SessionCard({ intro, children }: { intro: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.card}>{children}</div>
    </>
  );
}

/** The way from one of the two to the other. */
export function SessionSwitch({ question, children }: { question: string; children: ReactNode }) {
  return (
    <p className={styles.switch}>
      {question} {children}
    </p>
  );
}
