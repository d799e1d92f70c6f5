import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { isUnderWay } from '../../../../../domain/jobs/job';
import { useLanguage, useTimeText } from '../../../../app/i18n/useLanguage';
import { restFetch } from '../../../../apollo/rest';
import { NotRead } from '../../../../components/problem/NotRead';
import { useProblemText } from '../../../../components/problem/problemText';
import { bytesText } from '../../../../files/importText';
import { useDownload } from '../../../../files/useDownload';
import { JobProgress } from '../../../../jobs/JobProgress';
import { type JobsInView } from '../../../../jobs/useJobs';
import styles from '../account.module.css';
import { useArchive } from './useArchive';

const FILE = '/api/bigquery/archive/file';
/** What a file is called where the backend does not say. */
const FILE_NAME = 'harta.zip';

function ReadyArchive({ bytes, expiresAt }: { readonly bytes: number; readonly expiresAt: string }) {
  const { t } = useTranslation('settings');
  const timeText = useTimeText();
  const language = useLanguage();
  const { isBusy, download } = useDownload();
  return (
    <div className={styles.actions}>
      <p className={styles.text}>{t('data.ready', { size: bytesText(bytes, language), at: timeText(expiresAt) })}</p>
      <Button
        type="primary"
        loading={isBusy}
        onClick={() => download({ fileName: FILE_NAME, ask: () => restFetch(FILE) })}
      >
        {t('data.download')}
      </Button>
    </div>
  );
}

/** One file with everything: made in the background, there for a day, and made again at any time. */
export function ArchiveSection({ inView }: { readonly inView: JobsInView }) {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const { archive, job, error, readAgain, isAsking, refusal, make } = useArchive(inView);
  const isMade = job !== undefined && isUnderWay(job);
  const { bytes, expiresAt } = archive ?? {};
  const hasFile = !isMade && typeof bytes === 'number' && typeof expiresAt === 'string';
  return (
    <section className={styles.section} aria-labelledby="archive">
      <h2 id="archive">{t('data.archive')}</h2>
      <p className={styles.text}>{t('data.archiveText')}</p>
      {refusal !== null && (
        <Alert role="alert" type="error" showIcon title={t('data.notMade')} description={problemText(refusal)} />
      )}
      {job?.state === 'failed' && <Alert role="alert" type="error" showIcon title={t('data.archiveFailed')} />}
      {isMade && <JobProgress job={job} onCancel={() => inView.cancel(job)} />}
      {archive === undefined && error !== undefined && <NotRead error={error} onRetry={readAgain} />}
      {archive === undefined && error === undefined && (
        <Skeleton active title={false} paragraph={{ rows: 1 }} aria-label={t('data.loading')} />
      )}
      {hasFile && <ReadyArchive bytes={bytes} expiresAt={expiresAt} />}
      {archive !== undefined && !isMade && (
        <div>
          <Button loading={isAsking} type={hasFile ? 'default' : 'primary'} onClick={make}>
            {t(hasFile ? 'data.makeAgain' : 'data.make')}
          </Button>
        </div>
      )}
    </section>
  );
}
