import { Alert, Button, Empty } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../../../components/problem/problemText';
import { type Rows } from './rows';
import styles from './table.module.css';

interface TableBoxProps {
  readonly of: 'node' | 'relationship';
  readonly rows: Rows<unknown>;
  readonly isFiltered: boolean;
  readonly filters: ReactNode;
  readonly table: ReactNode;
  /** What to do when there is nothing at all. */
  readonly nextStep: ReactNode;
  onClearFilters(): void;
}

/** A table between its filters and its count, or what to do when it has no rows. */
export function TableBox({ of, rows, isFiltered, filters, table, nextStep, onClearFilters }: TableBoxProps) {
  const { t } = useTranslation('data');
  const problemText = useProblemText();
  const { items, total, hasMore, isLoading, isLoadingMore, error, loadMore, reload } = rows;
  const isEmpty = items.length === 0 && !isLoading;
  const retry = <Button onClick={items.length === 0 ? reload : loadMore}>{t('retry')}</Button>;
  return (
    <div className={styles.box}>
      {filters}
      {error !== undefined && <Alert type="error" showIcon role="alert" title={problemText(error)} action={retry} />}
      <div className={styles.rows}>
        {isEmpty && error === undefined ? (
          <div className={styles.empty}>
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isFiltered ? 'noResults' : `empty.${of}`)}>
              {isFiltered ? <Button onClick={onClearFilters}>{t('filter.clear')}</Button> : nextStep}
            </Empty>
          </div>
        ) : (
          table
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.count} role="status">
          {isLoading ? t('count.loading') : t(`count.${of}`, { shown: items.length, count: total })}
        </p>
        {hasMore && (
          <Button loading={isLoadingMore} onClick={loadMore}>
            {t('loadMore')}
          </Button>
        )}
      </div>
    </div>
  );
}
