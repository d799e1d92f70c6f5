import { ExclamationCircleFilled } from '@ant-design/icons';
import { type ReactNode } from 'react';

import styles from './Message.module.css';

interface MessageProps {
  readonly tone: 'error' | 'info' | 'warning';
  readonly title: string;
  readonly text?: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Something said inside a form. A few lines of our own: Ant Design's Alert weighs more than this whole page. */
export function Message({ tone, title, text, children }: MessageProps) {
  return (
    <div className={`${styles.message} ${styles[tone]}`}>
      <ExclamationCircleFilled className={styles.icon} aria-hidden />
      <div>
        <p className={`${styles.title} ${text === undefined ? '' : styles.titled}`}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </div>
    </div>
  );
}
