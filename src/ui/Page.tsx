import type { ReactNode } from 'react';
import { frameTexts } from '../texts/frameTexts';
import styles from './Page.module.css';

/** A screen: its title in the tab, its heading and what belongs beside that. */
export function Page({
  heading,
  beside,
  width = 'text',
  children,
}: {
  heading: string;
  beside?: ReactNode;
  width?: 'narrow' | 'text' | 'full';
  children: ReactNode;
}) {
  return (
    <div className={`${styles.page} ${styles[width] ?? ''}`}>
      <title>{`${heading} – ${frameTexts.productName}`}</title>
      <div className={styles.head}>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {beside}
      </div>
      {children}
    </div>
  );
}
