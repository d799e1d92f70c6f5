import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { readingsOf } from '../../../domain/chat/readings';
import { type Query } from '../../../domain/query/Query';
import styles from './understood.module.css';

interface ReadingsProps {
  readonly message: ChatMessage;
  /** Nothing can be asked now. */
  readonly isBusy: boolean;
  onRead(query: Query): void;
}

/** The other readings of a question, each of which can stand in the place of the answer's own. */
export function Readings({ message, isBusy, onRead }: ReadingsProps) {
  const { t } = useTranslation('query');
  const label = useId();
  const readings = readingsOf(message);
  if (readings.length === 0) return null;
  return (
    <div className={styles.readings} role="group" aria-labelledby={label}>
      <span id={label}>{t('readings')}</span>
      {readings.map(({ text, query }, at) => (
        <Button
          // By its place: the reading of before takes that of the chosen one, and the focus stays there.
          key={at}
          size="small"
          lang={message.language}
          className={styles.reading ?? ''}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRead(query)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
