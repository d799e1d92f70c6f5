import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Progress, Skeleton } from 'antd';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { percentOf } from '../../../domain/jobs/job';
import { type Span } from '../../../domain/processing/document';
import { recordingAddress } from '../../audio/recordingCalls';
import { Page } from '../../components/page/Page';
import { NotRead } from '../../components/problem/NotRead';
import { useProblemText } from '../../components/problem/problemText';
import { type WantedDocument } from '../documentAddress';
import { type TextDocument } from '../documentCalls';
import styles from './review.module.css';
import { Review } from './Review';
import { useReading } from './useReading';

interface DocumentPageProps {
  readonly wanted: WantedDocument;
  readonly told: Span | undefined;
}

/** Where the recording is whose transcript a document waits for. */
function awaitedRecording({ recordingId, characters, projectId }: TextDocument): string | undefined {
  return recordingId == null || characters > 0 ? undefined : recordingAddress({ id: recordingId, projectId });
}

/** One document: its reading while that goes on, and then what was found in it. */
export function DocumentPage({ wanted, told }: DocumentPageProps) {
  const { t } = useTranslation('processing');
  const problemText = useProblemText();
  const { whole: read, error, job, readAnew } = useReading(wanted);
  // A long text is drawn piece by piece.
  const whole = useDeferredValue(read, null);
  const state = whole?.document.state;
  const awaited = whole === null ? undefined : awaitedRecording(whole.document);
  return (
    <Page title={whole?.document.title ?? t('title')}>
      <Link to="/dashboard/processing" className={styles.back}>
        <ArrowLeftOutlined aria-hidden /> {t('review.back')}
      </Link>
      {error !== null && (
        <NotRead error={error} gone={{ code: 'DOCUMENT_NOT_FOUND', says: t('review.gone') }} onRetry={readAnew} />
      )}
      {whole === null && error === null && (
        <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t('review.loading')} />
      )}
      {state === 'reading' && (
        <div role="status">
          {awaited === undefined ? (
            <p>{t('review.reading')}</p>
          ) : (
            <p>
              {t('review.listening')} <Link to={awaited}>{t('review.recording')}</Link>
            </p>
          )}
          <Progress percent={job === undefined ? 0 : (percentOf(job) ?? 0)} aria-label={t('review.reading')} />
        </div>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <Alert
          role="status"
          type="info"
          showIcon
          title={t(`state.${state}`)}
          description={job?.problem === undefined ? t('review.unread') : problemText({ code: job.problem })}
        />
      )}
      {whole !== null && state === 'read' && <Review whole={whole} told={told} readAnew={readAnew} />}
    </Page>
  );
}
