import { useSelector } from '@xstate/react';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../../components/later/later';
import { useProblemText } from '../../components/problem/problemText';
import { type MessageHandlers } from '../messages/MessageHandlers';
import styles from './conversation.module.css';
import { type ConversationRef } from './useConversation';
import { type Talk } from './useTurn';

const EmptyConversation = later(async () => (await import('../empty/EmptyConversation')).EmptyConversation);
const MessageList = later(async () => (await import('../messages/MessageList')).MessageList);

interface TalkedProps {
  readonly conversation: ConversationRef;
  readonly talk: Talk;
  readonly projectId: string;
  readonly selected: string | undefined;
  readonly hasEvidenceBelow: boolean;
  readonly handlers: MessageHandlers;
  onNew(): void;
}

/** How it stands with earlier messages. */
const OLDER: Partial<Record<string, 'loading' | 'failed'>> = { loadingOlder: 'loading', olderFailed: 'failed' };

/** What was said in a conversation, or why nothing is there to be seen. */
export function Talked({ conversation, talk, projectId, selected, hasEvidenceBelow, handlers, onNew }: TalkedProps) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  const list = useSelector(conversation, ({ value }) => value.list);
  const isChanging = useSelector(conversation, (state) => state.matches({ reading: 'changing' }));
  const { isNew, beganHere, olderToken, olderTotal, error } = useSelector(conversation, ({ context }) => context);
  const older = useCallback(() => conversation.send({ type: 'OLDER.WANTED' }), [conversation]);
  const { messages, phase } = talk;
  const retry = <Button onClick={() => conversation.send({ type: 'RELOAD' })}>{t('tryAgain')}</Button>;
  const failure = (title: string) => (
    <Alert
      className={styles.failure ?? ''}
      role="alert"
      type="error"
      showIcon
      title={title}
      description={problemText(error)}
      action={retry}
    />
  );
  if (list === 'failed' && messages.length === 0) return <div className={styles.fill}>{failure(t('failed'))}</div>;
  if (list === 'loading' && messages.length === 0)
    return (
      <div className={styles.fill} aria-busy>
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  if (messages.length === 0)
    return isNew ? (
      <EmptyConversation projectId={projectId} onAsk={handlers.ask} />
    ) : (
      <Empty className={styles.fill ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('gone')}>
        <Button onClick={onNew}>{t('startNew')}</Button>
      </Empty>
    );
  return (
    <>
      {list === 'ready' && error !== null && failure(t('stale'))}
      <MessageList
        messages={messages}
        beginsAtQuestion={beganHere || phase !== 'none'}
        hasOlder={olderToken !== null}
        olderTotal={olderTotal}
        selected={selected}
        hasEvidenceBelow={hasEvidenceBelow}
        isBusy={phase !== 'none' || isChanging}
        isSending={phase === 'sending'}
        older={OLDER[list] ?? 'none'}
        handlers={handlers}
        onOlder={older}
      />
    </>
  );
}
