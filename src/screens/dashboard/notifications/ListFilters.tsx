import { SearchOutlined } from '@ant-design/icons';
import { Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { KINDS } from '../../../notifications/kinds';
import { type NotificationKind } from '../../../notifications/Notification';
import styles from './notifications.module.css';
import { type NotificationList } from './useNotificationList';

const MOST_TEXT = 256;
const STATUSES = ['all', 'unread', 'read'] as const;

/** Words to find, read or unread, and the one kind to show. */
export function ListFilters({ list: { snapshot, send } }: { readonly list: NotificationList }) {
  const { t } = useTranslation('notifications');
  const { typed, status, kind } = snapshot.context;
  return (
    <search className={styles.filters}>
      <Input
        className={styles.text ?? ''}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        value={typed}
        maxLength={MOST_TEXT}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={(event) => send({ type: 'TYPED', text: event.target.value })}
      />
      <Segmented<(typeof STATUSES)[number]>
        aria-label={t('statusLabel')}
        value={status ?? 'all'}
        options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(chosen) => send({ type: 'STATUS.CHOSEN', status: chosen === 'all' ? null : chosen })}
      />
      <Select<NotificationKind>
        className={styles.kind ?? ''}
        allowClear
        value={kind}
        aria-label={t('kindLabel')}
        placeholder={t('kindAll')}
        popupMatchSelectWidth={false}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(chosen: NotificationKind | undefined) => send({ type: 'KIND.CHOSEN', kind: chosen ?? null })}
      />
    </search>
  );
}
