import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../../components/link-button/LinkButton';
import styles from '../history.module.css';
import { ListState } from '../ListState';
import { NothingThere } from '../NothingThere';
import { HitItem } from './HitItem';
import { MessageFilters } from './MessageFilters';
import { useHits } from './useHits';
import { type ChatDeletionTarget } from '../deletion/chatDeletion';

interface MessagesViewProps {
  readonly projectId: string;
  /** The one conversation to look in; null is all of them. */
  readonly conversationId: string | null;
  onConversation(conversationId: string | null): void;
  onDelete(target: ChatDeletionTarget): void;
}

/** The messages of a project, newest first: found by words, days, conversation and what they cite. */
export function MessagesView({ projectId, conversationId, onConversation, onDelete }: MessagesViewProps) {
  const { t } = useTranslation('history');
  const hits = useHits(projectId, conversationId);
  const { snapshot, send, isFiltered } = hits;
  const { page, error } = snapshot.context;
  const clear = () => {
    send({ type: 'FILTER.CLEARED' });
    onConversation(null);
  };
  const empty = isFiltered ? (
    <NothingThere title={t('empty.found')} text={t('empty.foundMessages')}>
      <Button onClick={clear}>{t('messages.clear')}</Button>
    </NothingThere>
  ) : (
    <NothingThere title={t('empty.messages')} text={t('empty.messagesText')}>
      <LinkButton to="/dashboard/chat" type="primary">
        {t('empty.ask')}
      </LinkButton>
    </NothingThere>
  );
  return (
    <>
      <MessageFilters
        hits={hits}
        projectId={projectId}
        conversationId={conversationId}
        onConversation={onConversation}
        onClear={clear}
      />
      <ListState
        page={page}
        error={error}
        isFailed={snapshot.matches('failed')}
        isLoadingMore={snapshot.matches('loadingMore')}
        failure={t('messages.failed')}
        count={(count, shown) => t('messages.count', { count, shown })}
        empty={empty}
        onReload={() => send({ type: 'RETRIED' })}
        onMore={() => send({ type: 'MORE.WANTED' })}
      >
        <ul className={styles.items} aria-label={t('messages.list')} aria-busy={snapshot.matches('loading')}>
          {page?.items.map((hit) => (
            <HitItem key={hit.message.uid} hit={hit} onDelete={onDelete} />
          ))}
        </ul>
      </ListState>
    </>
  );
}
