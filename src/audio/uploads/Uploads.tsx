import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { hasNext } from '../../../domain/lists/pagedList';
import { appConfig } from '../../app/config';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { NotRead } from '../../components/problem/NotRead';
import styles from '../audio.module.css';
import { AddRecordings } from './AddRecordings';
import { UploadsTable } from './UploadsTable';
import { useRecordingDeletion } from './useRecordingDeletion';
import { useRecordings } from './useRecordings';

/** What this installation can or cannot transcribe; how to change that only for those who run it. */
function TranscriptionNotice({ transcribers }: { readonly transcribers: number }) {
  const { t } = useTranslation('audio');
  const notice = transcribers === 0 ? 'nobody' : 'drafts';
  const reader = appConfig().forThisMachine ? 'text' : 'ask';
  return <Alert type="info" showIcon title={t(`${notice}.title`)} description={t(`${notice}.${reader}`)} />;
}

function DeleteDialog({ flow }: { readonly flow: ReturnType<typeof useRecordingDeletion> }) {
  const { t } = useTranslation('audio');
  if (!flow.isAsking || flow.target === null) return null;
  return (
    <ConfirmDialog
      title={t('delete.title', { name: flow.target.name })}
      action={t('delete.yes')}
      isDangerous
      isBusy={flow.isDeleting}
      focused="close"
      failed={{ title: t('delete.failed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}

/** Where recordings come in, and the table of those that did. */
export function Uploads({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('audio');
  const of = useRecordings(projectId);
  const deletion = useRecordingDeletion(of.readAnew);
  const { able, recordings, snapshot, send } = of;
  const { page, error } = snapshot.context;
  const isDrafts = able !== undefined && able.transcribers.every(({ kind }) => kind === 'pocketsphinx');
  return (
    <>
      {isDrafts && <TranscriptionNotice transcribers={able.transcribers.length} />}
      {able !== undefined && <AddRecordings projectId={projectId} largestBytes={able.largestBytes} />}
      <section className={styles.uploads} aria-labelledby="uploads">
        <h2 id="uploads" className={styles.heading}>
          {t('table.title')}
        </h2>
        {error !== null && (
          <NotRead
            type="warning"
            error={error}
            what={t(page === null ? 'table.failed' : 'table.stale')}
            onRetry={() => send({ type: 'RETRIED' })}
          />
        )}
        {page === null && error === null && (
          <Skeleton active title={false} paragraph={{ rows: 4 }} aria-label={t('table.loading')} />
        )}
        {recordings !== undefined && <UploadsTable of={of} onDelete={deletion.ask} />}
        {hasNext(page) && (
          <Button block loading={snapshot.matches('loadingMore')} onClick={() => send({ type: 'MORE.WANTED' })}>
            {t('table.more')}
          </Button>
        )}
      </section>
      <DeleteDialog flow={deletion} />
    </>
  );
}
