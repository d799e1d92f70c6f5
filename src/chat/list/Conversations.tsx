import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../../components/later/later';
import { ConversationRows } from './ConversationRows';
import styles from './list.module.css';
import { useConversationDeletion } from './useConversationDeletion';
import { useConversationList } from './useConversationList';

const DeleteConversationDialog = later(
  async () => (await import('./DeleteConversationDialog')).DeleteConversationDialog,
);

interface ConversationsProps {
  readonly projectId: string;
  /** The one that is open. */
  readonly openId: string;
  onOpen(id: string): void;
  onNew(): void;
}

/** The conversations of a project: found by title, opened, begun, renamed, pinned, deleted. */
export function Conversations({ projectId, openId, onOpen, onNew }: ConversationsProps) {
  const { t } = useTranslation('chat');
  const list = useConversationList(projectId);
  const place = useRef<HTMLDivElement>(null);
  const deletion = useConversationDeletion((id) => {
    // The button that was pressed has gone with its row.
    if (id === openId) onNew();
    else place.current?.focus();
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Button block type="default" icon={<PlusOutlined aria-hidden />} onClick={onNew}>
        {t('list.new')}
      </Button>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('list.search')}
        placeholder={t('list.find')}
        value={list.snapshot.context.typed}
        maxLength={256}
        onChange={({ target }) => list.send({ type: 'TYPED', text: target.value })}
      />
      <ConversationRows list={list} openId={openId} onOpen={onOpen} onDelete={deletion.ask} />
      {deletion.target !== null && <DeleteConversationDialog flow={deletion} />}
    </div>
  );
}
