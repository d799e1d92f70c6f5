import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { useLanguage } from '../../../app/i18n/useLanguage';
import { KindIcon } from '../../../notifications/kinds';
import { isUnread, type Notification } from '../../../notifications/Notification';
import { useAgo } from '../../../notifications/useAgo';
import styles from './notifications.module.css';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly isSelected: boolean;
  onSelect(uid: string): void;
  onDelete(uid: string): void;
}

/** A row of the list: opens the notification, and deletes it. */
export function NotificationItem({ notification, isSelected, onSelect, onDelete }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const ago = useAgo();
  const { uid, kind, messages, createdAt } = notification;
  const message = messages[language];
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={`${styles.entry} ${isUnread(notification) ? styles.unread : ''}`}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(uid)}
      >
        <KindIcon kind={kind} />
        <span className={styles.words}>
          {isUnread(notification) && <span className={styles.hidden}>{t('unreadMark')}: </span>}
          <span className={styles.message}>
            <Isolated text={message} />
          </span>
          <time dateTime={createdAt} className={styles.when}>
            {ago(createdAt)}
          </time>
        </span>
      </button>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('deleteNamed', { message })}
        title={t('delete')}
        onClick={() => onDelete(uid)}
      />
    </li>
  );
}
