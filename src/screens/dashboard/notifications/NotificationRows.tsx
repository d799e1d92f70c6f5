import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { hasNext } from '../../../../domain/lists/pagedList';
import { useProblemText } from '../../../components/problem/problemText';
import { NotificationItem } from './NotificationItem';
import styles from './notifications.module.css';
import { NothingThere } from './NothingThere';
import { type NotificationList } from './useNotificationList';

interface NotificationRowsProps {
  readonly list: NotificationList;
  readonly selected: string | null;
  onSelect(uid: string): void;
  onDelete(uid: string): void;
}

/** The rows of the list, or why there are none; more of them on demand. */
export function NotificationRows({ list, selected, onSelect, onDelete }: NotificationRowsProps) {
  const { t } = useTranslation('notifications');
  const problemText = useProblemText();
  const { snapshot, send, isFiltered } = list;
  const { page, error } = snapshot.context;
  const tryAgain = <Button onClick={() => send({ type: 'RETRIED' })}>{t('tryAgain')}</Button>;
  if (snapshot.matches('failed'))
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('failed')}
        description={problemText(error)}
        action={tryAgain}
      />
    );
  if (page === null) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (page.items.length === 0)
    return <NothingThere isFiltered={isFiltered} onClear={() => send({ type: 'FILTER.CLEARED' })} />;
  return (
    <>
      {error !== null && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('stale')}
          description={problemText(error)}
          action={tryAgain}
        />
      )}
      <p className={styles.count} role="status">
        {t('count', { count: page.total, shown: page.items.length })}
      </p>
      <ul className={styles.items} aria-label={t('list')} aria-busy={snapshot.matches('loading')}>
        {page.items.map((notification) => (
          <NotificationItem
            key={notification.uid}
            notification={notification}
            isSelected={notification.uid === selected}
            onSelect={onSelect}
            onDelete={onDelete}
          />
        ))}
      </ul>
      {hasNext(page) && (
        <Button block loading={snapshot.matches('loadingMore')} onClick={() => send({ type: 'MORE.WANTED' })}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
