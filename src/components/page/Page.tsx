import { type ReactNode } from 'react';

import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  /** For what is a table first of all. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A page of text and controls: its main heading, a leading sentence, and its parts below each other. */
export function Page({ title, lead, isWide = false, children }: PageProps) {
  return (
    <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
