import { Button, Progress } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Job, mayBeStopped, percentOf } from '../../domain/jobs/job';
import styles from './jobs.module.css';

interface JobProgressProps {
  readonly job: Job;
  onCancel(): void;
}

/** What a job does and how far it is, with a way to stop it where that is safe. */
export function JobProgress({ job, onCancel }: JobProgressProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const percent = percentOf(job);
  const name = t(`jobs.kind.${job.kind}`);
  return (
    <div className={styles.job}>
      <span id={id}>{name}</span>
      <span className={styles.line}>
        {percent === undefined ? (
          <span className={styles.soft}>{t(job.state === 'waiting' ? 'jobs.waiting' : 'jobs.begun')}</span>
        ) : (
          <Progress percent={percent} aria-labelledby={id} size="small" />
        )}
        {mayBeStopped(job) && (
          <Button size="small" aria-label={t('jobs.cancelNamed', { name })} onClick={onCancel}>
            {t('jobs.cancel')}
          </Button>
        )}
      </span>
    </div>
  );
}
