import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { isUnderWay } from '../../../../../domain/jobs/job';
import { useProblemText } from '../../../../components/problem/problemText';
import { useFileDrop } from '../../../../files/useFileDrop';
import { JobProgress } from '../../../../jobs/JobProgress';
import { type JobsInView } from '../../../../jobs/useJobs';
import styles from '../account.module.css';
import { lastOf } from './useArchive';
import { useRestore } from './useRestore';

/** Brings an archive into this account, beside what is there: dropped, or chosen by mouse or keyboard. */
export function RestoreSection({ inView }: { readonly inView: JobsInView }) {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isSending, error, fileName, restore } = useRestore(inView);
  const job = lastOf(inView.jobs, 'restoreArchive');
  const isRestored = job !== undefined && isUnderWay(job);
  const isReady = !isSending && !isRestored;
  const take = ([file]: readonly File[]) => {
    if (file !== undefined) restore(file);
  };
  const { isOver, handlers } = useFileDrop(isReady, take);
  return (
    <section className={styles.section} aria-labelledby="restore">
      <h2 id="restore">{t('data.restore')}</h2>
      <p className={styles.text}>{t('data.restoreText')}</p>
      {error !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('data.notTaken', { file: fileName ?? '' })}
          description={problemText(error)}
        />
      )}
      {error === null && job?.state === 'failed' && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('data.restoreFailed')}
          description={job.problem === undefined ? undefined : problemText({ code: job.problem })}
        />
      )}
      {job?.state === 'done' && <Alert role="status" type="success" showIcon title={t('data.restored')} />}
      {isRestored && <JobProgress job={job} onCancel={() => inView.cancel(job)} />}
      <div className={isOver ? `${styles.zone} ${styles.over}` : styles.zone} {...handlers}>
        <UploadOutlined aria-hidden />
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button
          disabled={!isReady}
          loading={isSending}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t('data.choose')}
        </Button>
        <p id={hintId} className={styles.soft}>
          {t('data.chooseHint')}
        </p>
      </div>
    </section>
  );
}
