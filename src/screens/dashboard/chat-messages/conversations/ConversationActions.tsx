import { DeleteOutlined, EditOutlined, PushpinFilled, PushpinOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { type Conversation } from '../../../../chat/list/conversationList';
import styles from '../history.module.css';

interface ConversationActionsProps {
  readonly conversation: Conversation;
  readonly renameButton: Ref<HTMLButtonElement>;
  onPin(): void;
  onFind(): void;
  onRename(): void;
  onDelete(): void;
}

/** The buttons of one conversation. */
export function ConversationActions({ conversation, renameButton, ...on }: ConversationActionsProps) {
  const { t } = useTranslation('history');
  const { title, pinned } = conversation;
  const look = (action: 'pin' | 'find' | 'rename' | 'delete', icon: ReactNode) => {
    const name = t(`conversations.${action}`, { title });
    return { type: 'text', icon, 'aria-label': name, title: name } as const;
  };
  return (
    <span className={styles.actions}>
      <Button
        {...look('pin', pinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />)}
        aria-pressed={pinned}
        onClick={on.onPin}
      />
      <Button {...look('find', <SearchOutlined aria-hidden />)} onClick={on.onFind} />
      <Button {...look('rename', <EditOutlined aria-hidden />)} ref={renameButton} onClick={on.onRename} />
      <Button {...look('delete', <DeleteOutlined aria-hidden />)} onClick={on.onDelete} />
    </span>
  );
}
