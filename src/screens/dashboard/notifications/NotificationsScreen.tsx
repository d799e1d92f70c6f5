import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Page } from '../../../components/page/Page';
import { useSelection } from '../../../notifications/selection';
import { DeleteDialog } from './DeleteDialog';
import { ListActions } from './ListActions';
import { ListFilters } from './ListFilters';
import { NotificationDetail } from './NotificationDetail';
import { NotificationRows } from './NotificationRows';
import styles from './notifications.module.css';
import { useNotificationDeletion } from './useNotificationDeletion';
import { useNotificationList } from './useNotificationList';

/** Everything that Harta told: the list, and the chosen one in full. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const { t: shell } = useTranslation('shell');
  const list = useNotificationList();
  const [selected, select] = useSelection();
  const listPlace = useRef<HTMLDivElement>(null);
  const { page } = list.snapshot.context;

  const close = () => {
    select(null);
    listPlace.current?.focus();
  };
  const deletion = useNotificationDeletion((target) => {
    if (target === 'all' || target.uid === selected) close();
  });
  return (
    <Page title={shell('pages.notifications')} lead={t('lead')}>
      <ListActions
        isEmpty={page !== null && page.total === 0 && !list.isFiltered}
        onDeleteAll={() => deletion.ask('all')}
      />
      <div className={`${styles.columns} ${selected === null ? '' : styles.withDetail}`}>
        <div ref={listPlace} tabIndex={-1} className={styles.list}>
          <ListFilters list={list} />
          <NotificationRows
            list={list}
            selected={selected}
            onSelect={select}
            onDelete={(uid) => deletion.ask({ uid })}
          />
        </div>
        {selected !== null && (
          <NotificationDetail uid={selected} onDelete={(uid) => deletion.ask({ uid })} onClose={close} />
        )}
      </div>
      <DeleteDialog flow={deletion} />
    </Page>
  );
}
