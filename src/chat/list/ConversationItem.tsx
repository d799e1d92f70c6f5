import { DeleteOutlined, EditOutlined, MoreOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withoutDirections } from '../../../domain/caption/directions';
import { Isolated } from '../../components/isolated/Isolated';
import { type UpdateConversationInput } from '../../../graphql/generated/types';
import { useFocusAfter } from '../../components/confirm/useReturnFocus';
import { useAgo } from '../../notifications/useAgo';
import { type Conversation } from './conversationList';
import styles from './list.module.css';
import { TitleField } from './TitleField';

interface ConversationItemProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  onOpen(): void;
  onChange(input: UpdateConversationInput): Promise<boolean>;
  onDelete(): void;
}

/** A conversation of the list: opens it, renames it in place, pins and deletes it. */
export function ConversationItem({ conversation, isOpen, onOpen, onChange, onDelete }: ConversationItemProps) {
  const { t } = useTranslation('chat');
  const ago = useAgo();
  const [isNaming, setNaming] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  useFocusAfter(isNaming, menu);
  const { id, title, pinned, updatedAt } = conversation;
  if (isNaming)
    return (
      <li className={styles.item}>
        <TitleField
          id={id}
          title={title}
          onSave={(named) => onChange({ title: named })}
          onClose={() => setNaming(false)}
        />
      </li>
    );
  const items = [
    { key: 'rename', icon: <EditOutlined />, label: t('list.rename'), onClick: () => setNaming(true) },
    {
      key: 'pin',
      icon: <PushpinOutlined />,
      label: t(pinned ? 'list.unpin' : 'list.pin'),
      onClick: () => void onChange({ pinned: !pinned }),
    },
    { key: 'delete', icon: <DeleteOutlined />, danger: true, label: t('list.delete'), onClick: onDelete },
  ];
  return (
    <li className={styles.item}>
      <button type="button" className={styles.entry} aria-current={isOpen ? 'page' : undefined} onClick={onOpen}>
        <span className={styles.title} title={withoutDirections(title)}>
          {pinned && <PushpinFilled className={styles.pin ?? ''} role="img" aria-label={t('list.pinned')} />}
          <Isolated text={title} />
        </span>
        <time dateTime={updatedAt} className={styles.when}>
          {ago(updatedAt)}
        </time>
      </button>
      <Dropdown trigger={['click']} autoFocus menu={{ items }}>
        <Button
          ref={menu}
          className={styles.menu ?? ''}
          type="text"
          size="small"
          icon={<MoreOutlined aria-hidden />}
          aria-haspopup="menu"
          aria-label={t('list.menu', { title })}
          title={t('list.menu', { title })}
        />
      </Dropdown>
    </li>
  );
}
