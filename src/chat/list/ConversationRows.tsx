import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { hasNext } from '../../../domain/lists/pagedList';
import { useProblemText } from '../../components/problem/problemText';
import { type Conversation } from './conversationList';
import { ConversationItem } from './ConversationItem';
import styles from './list.module.css';
import { type ConversationList } from './useConversationList';

interface ConversationRowsProps {
  readonly list: ConversationList;
  readonly openId: string;
  onOpen(id: string): void;
  onDelete(conversation: Conversation): void;
}

/** The rows of the list of conversations, or why there are none. */
export function ConversationRows({ list, openId, onOpen, onDelete }: ConversationRowsProps) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  const { snapshot, send, change } = list;
  const { page, error, filter } = snapshot.context;
  const failure = (
    <Alert
      role="alert"
      type="warning"
      title={t(page === null ? 'list.failed' : 'stale')}
      description={problemText(error)}
      action={
        <Button size="small" onClick={() => send({ type: 'RETRIED' })}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
  if (snapshot.matches('failed')) return failure;
  if (page === null) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (page.items.length === 0)
    return (
      <p className={styles.nothing} role="status">
        {t(filter.text === '' ? 'list.empty' : 'list.notFound')}
      </p>
    );
  return (
    <>
      {error !== null && failure}
      <ul className={styles.items} aria-label={t('list.title')} aria-busy={snapshot.matches('loading')}>
        {page.items.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            onOpen={() => onOpen(conversation.id)}
            onChange={(input) => change(conversation, input)}
            onDelete={() => onDelete(conversation)}
          />
        ))}
      </ul>
      {hasNext(page) && (
        <Button block loading={snapshot.matches('loadingMore')} onClick={() => send({ type: 'MORE.WANTED' })}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
