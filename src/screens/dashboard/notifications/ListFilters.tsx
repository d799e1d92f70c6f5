import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { Segments } from '../../../components/segments/Segments';
import { notificationKindValues } from '../../../../graphql/generated/rest';
import { SearchField } from '../../../components/search/SearchField';
import { type NotificationKind } from '../../../notifications/Notification';
import styles from './notifications.module.css';
import { type NotificationList } from './useNotificationList';

const STATUSES = ['all', 'unread', 'read'] as const;

/** Words to find, read or unread, and the one kind to show. */
export function ListFilters({ list: { snapshot, send } }: { readonly list: NotificationList }) {
  const { t } = useTranslation('notifications');
  const { typed, filter } = snapshot.context;
  return (
    <search className={styles.filters}>
      <SearchField
        className={styles.text ?? ''}
        typed={typed}
        label={t('search')}
        onType={(text) => send({ type: 'TYPED', text })}
      />
      <Segments<(typeof STATUSES)[number]>
        aria-label={t('statusLabel')}
        value={filter.status ?? 'all'}
        options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(chosen) => send({ type: 'FILTER.CHOSEN', choice: { status: chosen === 'all' ? null : chosen } })}
      />
      <Select<NotificationKind>
        className={styles.kind ?? ''}
        allowClear
        value={filter.kind}
        aria-label={t('kindLabel')}
        placeholder={t('kindAll')}
        popupMatchSelectWidth={false}
        options={notificationKindValues.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(chosen: NotificationKind | undefined) =>
          send({ type: 'FILTER.CHOSEN', choice: { kind: chosen ?? null } })
        }
      />
    </search>
  );
}
