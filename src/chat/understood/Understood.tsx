import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { isOfSet } from '../../../domain/query/chips/adding';
import { type Query } from '../../../domain/query/Query';
import { QueryChips } from '../../query/QueryChips';
import { AddToQuery } from './AddToQuery';
import { QueryActions } from './QueryActions';
import { Readings } from './Readings';
import styles from './understood.module.css';

interface UnderstoodProps {
  readonly message: ChatMessage;
  readonly query: Query;
  /** While an answer is written nothing else can be asked. */
  readonly isBusy: boolean;
  /** Answers by a query, in the place of this answer. */
  onRead(query: Query): void;
}

const captionsIn = ({ citations }: Pick<ChatMessage, 'citations'>): ReadonlyMap<string, string> =>
  new Map(citations.flatMap(({ nodeId, caption }) => (nodeId === undefined ? [] : [[nodeId, caption] as const])));

/** How a question was understood: the query that its answer came from, in pieces that can be taken away or changed. */
export function Understood({ message, query, isBusy, onRead }: UnderstoodProps) {
  const { t } = useTranslation('query');
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const read = (changed: Query) => {
    // Its form goes, and with it what has the focus.
    section.current?.focus();
    onRead(changed);
  };
  const known = useMemo(() => captionsIn(message), [message]);
  return (
    <section ref={section} tabIndex={-1} className={styles.understood} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {t('title')}
      </h3>
      <div className={styles.pieces}>
        <QueryChips
          query={query}
          projectId={message.projectId}
          known={known}
          labelledBy={title}
          isBusy={isBusy}
          apply={t('apply')}
          onRun={read}
          {...(isOfSet(query) && {
            beside: (run) => <AddToQuery query={query} projectId={message.projectId} isBusy={isBusy} onRun={run} />,
          })}
        />
      </div>
      <Readings message={message} isBusy={isBusy} onRead={onRead} />
      <QueryActions message={message} query={query} />
    </section>
  );
}
