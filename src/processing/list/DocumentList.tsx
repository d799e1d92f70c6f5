import { Button, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { hasNext } from '../../../domain/lists/pagedList';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { NotRead } from '../../components/problem/NotRead';
import { SearchField } from '../../components/search/SearchField';
import styles from '../processing.module.css';
import { DocumentRow } from './DocumentRow';
import { type Documents } from './useDocuments';
import { useDocumentDeletion } from './useDocumentDeletion';

function DeleteDialog({ flow }: { readonly flow: ReturnType<typeof useDocumentDeletion> }) {
  const { t } = useTranslation('processing');
  if (!flow.isAsking || flow.target === null) return null;
  return (
    <ConfirmDialog
      title={t('list.deleteTitle', { name: flow.target.title })}
      action={t('list.delete')}
      isDangerous
      isBusy={flow.isDeleting}
      focused="close"
      failed={{ title: t('list.deleteFailed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t(flow.target.written > 0 ? 'list.deleteKeeps' : 'list.deleteText')}</p>
    </ConfirmDialog>
  );
}

/** The documents of the project: searched, opened, read again, deleted. */
export function DocumentList({ documents }: { readonly documents: Documents }) {
  const { t } = useTranslation('processing');
  const { snapshot, send, readAnew } = documents;
  const { page, error, filter, typed } = snapshot.context;
  const deletion = useDocumentDeletion(readAnew);
  const isEmpty = page?.items.length === 0;
  const isSearched = filter.text !== '' || typed !== '';
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents" className={styles.heading}>
        {t('list.title')}
      </h2>
      {(!isEmpty || isSearched) && (
        <SearchField typed={typed} label={t('list.search')} onType={(text) => send({ type: 'TYPED', text })} />
      )}
      {error !== null && (
        <NotRead
          type="warning"
          error={error}
          what={t(page === null ? 'list.failed' : 'list.stale')}
          onRetry={() => send({ type: 'RETRIED' })}
        />
      )}
      {page === null && error === null && (
        <Skeleton active title={false} paragraph={{ rows: 4 }} aria-label={t('list.loading')} />
      )}
      {isEmpty && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isSearched ? 'list.notFound' : 'list.empty')} />
      )}
      {page !== null && !isEmpty && (
        <ul className={styles.rows} aria-busy={snapshot.matches('loading')}>
          {page.items.map((document) => (
            <DocumentRow key={document.id} {...{ document, documents }} onDelete={() => deletion.ask(document)} />
          ))}
        </ul>
      )}
      {hasNext(page) && (
        <Button block loading={snapshot.matches('loadingMore')} onClick={() => send({ type: 'MORE.WANTED' })}>
          {t('list.more')}
        </Button>
      )}
      <DeleteDialog flow={deletion} />
    </section>
  );
}
