import { Alert, Button, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { hasNext } from '../../../../../../domain/lists/pagedList';
import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { useProblemText } from '../../../../../components/problem/problemText';
import { sameAs } from '../../../../../teaching/exampleList';
import { ExampleTable } from './ExampleTable';
import styles from './trainExamples.module.css';
import { type ExampleList } from './useExampleList';

interface ExampleRowsProps {
  readonly list: ExampleList;
  onEdit(example: TrainExample): void;
  onDelete(example: TrainExample): void;
}

function Nothing({ list: { isFiltered, send } }: { readonly list: ExampleList }) {
  const { t } = useTranslation('teaching');
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={<span role="status">{t(isFiltered ? 'empty.filtered' : 'empty.none')}</span>}
    >
      {isFiltered && <Button onClick={() => send({ type: 'FILTER.CLEARED' })}>{t('empty.clear')}</Button>}
    </Empty>
  );
}

/** The table of examples, or why there is none; more of them on demand. */
export function ExampleRows({ list, onEdit, onDelete }: ExampleRowsProps) {
  const { t } = useTranslation('teaching');
  const problemText = useProblemText();
  const { snapshot, send } = list;
  const { page, error } = snapshot.context;
  const failure = error !== null && (
    <Alert
      role="alert"
      type={page === null ? 'error' : 'warning'}
      showIcon
      title={t(page === null ? 'failed' : 'stale')}
      description={problemText(error)}
      action={<Button onClick={() => send({ type: 'RETRIED' })}>{t('tryAgain')}</Button>}
    />
  );
  if (page === null) return failure || <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (page.items.length === 0) return failure || <Nothing list={list} />;
  return (
    <>
      {failure}
      <p className={styles.count} role="status">
        {t('count', { count: page.total, shown: page.items.length })}
      </p>
      <ExampleTable
        examples={page.items}
        isLoading={snapshot.matches('loading')}
        onEdit={onEdit}
        onDelete={onDelete}
        onShowSame={(text) => send({ type: 'FILTER.CHOSEN', choice: sameAs(text) })}
      />
      {hasNext(page) && (
        <Button block loading={snapshot.matches('loadingMore')} onClick={() => send({ type: 'MORE.WANTED' })}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
