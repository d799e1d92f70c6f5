import { type ReactNode } from 'react';

import styles from './Page.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What the person can do next. */
  readonly children?: ReactNode;
}

/** A short page that says one thing and what to do next. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <section className={styles.notice} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {children}
    </section>
  );
}
