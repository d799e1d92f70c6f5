import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Conversation } from '../../../../chat/list/conversationList';
import { type ConversationList, useConversationList } from '../../../../chat/list/useConversationList';
import { LinkButton } from '../../../../components/link-button/LinkButton';
import { SearchField } from '../../../../components/search/SearchField';
import styles from '../history.module.css';
import { ListState } from '../ListState';
import { NothingThere } from '../NothingThere';
import { ChosenBar } from './ChosenBar';
import { type ConversationHandlers, ConversationItem } from './ConversationItem';
import { useChosen } from './useChosen';
import { type ChatDeletionTarget } from '../deletion/chatDeletion';

interface ConversationsViewProps {
  readonly projectId: string;
  onDelete(target: ChatDeletionTarget): void;
  /** Shows the messages of a conversation. */
  onFind(conversationId: string): void;
}

const targetOf = (conversations: readonly Conversation[]): ChatDeletionTarget => ({
  kind: 'conversations',
  ids: conversations.map(({ id }) => id),
  title: conversations.length === 1 ? (conversations[0]?.title ?? null) : null,
  messages: conversations.reduce((sum, { messagesTotal }) => sum + messagesTotal, 0),
});

/** Why there are no conversations, and what to do about it. */
function NoConversations({ list: { snapshot, send } }: { readonly list: ConversationList }) {
  const { t } = useTranslation('history');
  if (snapshot.context.filter.text !== '')
    return (
      <NothingThere title={t('empty.found')} text={t('empty.foundConversations')}>
        <Button onClick={() => send({ type: 'TYPED', text: '' })}>{t('empty.allConversations')}</Button>
      </NothingThere>
    );
  return (
    <NothingThere title={t('empty.conversations')} text={t('empty.conversationsText')}>
      <LinkButton to="/dashboard/chat" type="primary">
        {t('empty.ask')}
      </LinkButton>
    </NothingThere>
  );
}

/** The conversations of a project: found by their titles, opened, pinned, renamed, and deleted one by one or many at once. */
export function ConversationsView({ projectId, onDelete, onFind }: ConversationsViewProps) {
  const { t } = useTranslation('history');
  const list = useConversationList(projectId);
  const { snapshot, send, change } = list;
  const { page, error, typed } = snapshot.context;
  const shown = page?.items ?? [];
  const chosen = useChosen(shown);
  const { choose } = chosen;
  const handlers = useMemo<ConversationHandlers>(
    () => ({
      onChoose: choose,
      onChange: change,
      onFind,
      onDelete: (conversation) => onDelete(targetOf([conversation])),
    }),
    [choose, change, onFind, onDelete],
  );
  return (
    <>
      <search>
        <SearchField typed={typed} label={t('conversations.search')} onType={(text) => send({ type: 'TYPED', text })} />
      </search>
      <ListState
        page={page}
        error={error}
        isFailed={snapshot.matches('failed')}
        isLoadingMore={snapshot.matches('loadingMore')}
        failure={t('conversations.failed')}
        count={(count, visible) => t('conversations.count', { count, shown: visible })}
        empty={<NoConversations list={list} />}
        onReload={() => send({ type: 'RETRIED' })}
        onMore={() => send({ type: 'MORE.WANTED' })}
      >
        <ChosenBar shown={shown} chosen={chosen} onDelete={() => onDelete(targetOf(chosen.chosen))} />
        <ul className={styles.items} aria-label={t('conversations.list')} aria-busy={snapshot.matches('loading')}>
          {shown.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              isChosen={chosen.chosen.includes(conversation)}
              handlers={handlers}
            />
          ))}
        </ul>
      </ListState>
    </>
  );
}
