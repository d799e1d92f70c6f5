import { type ReactNode } from 'react';

import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** A page of text and controls: its main heading, a leading sentence, and its parts below each other. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
