import { type ReactNode, useId } from 'react';

import styles from './DataConfigurationScreen.module.css';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One part of the page: its heading, what it is for, and its controls. */
export function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
