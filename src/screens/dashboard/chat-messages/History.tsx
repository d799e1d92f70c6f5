import { Tabs } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { ConversationsView } from './conversations/ConversationsView';
import { DeleteDialog } from './deletion/DeleteDialog';
import { useChatDeletion } from './deletion/useChatDeletion';
import styles from './history.module.css';
import { HistoryActions } from './HistoryActions';
import { MessagesView } from './messages/MessagesView';
import { type HistoryView, useView } from './useView';
import { type ChatDeletionTarget } from './deletion/chatDeletion';

/** The history as one person has it: two views of it, what can be done with all of it, and the question before something goes. */
export function History({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('history');
  const { view, conversationId, show, showMessagesOf } = useView();
  const list = useRef<HTMLElement>(null);
  /** What had the focus is gone: the list takes it once the question is. */
  const isOwed = useRef(false);
  const deletion = useChatDeletion((target: ChatDeletionTarget) => {
    isOwed.current = true;
    if (target.kind === 'everything' && conversationId !== null) showMessagesOf(null, { replace: true });
  });
  useEffect(() => {
    if (deletion.isAsking || !isOwed.current) return;
    isOwed.current = false;
    // After the dialogue has given the focus back to a button that goes with its row.
    setTimeout(() => list.current?.focus());
  }, [deletion.isAsking]);

  const wanted = view === 'messages' ? conversationId : null;
  return (
    <>
      <HistoryActions conversationId={wanted} onClear={() => deletion.ask({ kind: 'everything' })} />
      <div>
        <Tabs
          activeKey={view}
          onChange={(key) => show(key as HistoryView)}
          items={[
            { key: 'conversations', label: t('tab.conversations') },
            { key: 'messages', label: t('tab.messages') },
          ]}
        />
        <section ref={list} tabIndex={-1} className={styles.list} aria-label={t(`tab.${view}`)}>
          {view === 'conversations' ? (
            <ConversationsView
              projectId={projectId}
              onDelete={deletion.ask}
              onFind={(id) => showMessagesOf(id, { replace: false })}
            />
          ) : (
            <MessagesView
              projectId={projectId}
              conversationId={conversationId}
              onConversation={(id) => showMessagesOf(id, { replace: true })}
              onDelete={deletion.ask}
            />
          )}
        </section>
      </div>
      {deletion.isAsking && <DeleteDialog flow={deletion} />}
    </>
  );
}
