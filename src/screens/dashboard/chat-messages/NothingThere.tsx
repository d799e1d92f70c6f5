import { Empty } from 'antd';
import { type ReactNode } from 'react';

import styles from './history.module.css';

interface NothingThereProps {
  readonly title: string;
  readonly text: string;
  /** What one can do about it. */
  readonly children: ReactNode;
}

/** Says why a list is empty, and what to do about it. */
export function NothingThere({ title, text, children }: NothingThereProps) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <div role="status">
          <strong>{title}</strong>
          <p className={styles.hint}>{text}</p>
        </div>
      }
    >
      {children}
    </Empty>
  );
}
