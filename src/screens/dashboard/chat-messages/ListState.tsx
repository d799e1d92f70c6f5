import { Alert, Button, Skeleton } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasNext, type Page } from '../../../../domain/lists/pagedList';
import { useProblemText } from '../../../components/problem/problemText';
import styles from './history.module.css';

interface ListStateProps {
  /** Null until something was read. */
  readonly page: Page<unknown> | null;
  /** Why the last reading failed. */
  readonly error: unknown;
  /** Nothing is shown because of that. */
  readonly isFailed: boolean;
  readonly isLoadingMore: boolean;
  /** What to say when it failed. */
  readonly failure: string;
  /** How many there are, in words. */
  readonly count: (total: number, shown: number) => string;
  /** What stands there when there are none. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
  onReload(): void;
  onMore(): void;
}

/** What is around the rows of a list: that it is being read, that it failed, that it is empty, how many there are, and more of them. */
export function ListState({
  page,
  error,
  failure,
  count,
  empty,
  children,
  onReload,
  onMore,
  ...state
}: ListStateProps) {
  const { t } = useTranslation('history');
  const problemText = useProblemText();
  const alert = (tone: 'error' | 'warning', title: string) => (
    <Alert
      role="alert"
      type={tone}
      showIcon
      title={title}
      description={problemText(error)}
      action={<Button onClick={onReload}>{t('tryAgain')}</Button>}
    />
  );
  if (state.isFailed) return alert('error', failure);
  if (page === null) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return (
    <>
      {error !== null && alert('warning', t('stale'))}
      {page.items.length === 0 ? (
        empty
      ) : (
        <>
          <p className={styles.count} role="status">
            {count(page.total, page.items.length)}
          </p>
          {children}
        </>
      )}
      {hasNext(page) && (
        <Button block loading={state.isLoadingMore} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
