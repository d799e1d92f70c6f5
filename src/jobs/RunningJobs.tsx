import SyncOutlined from '@ant-design/icons/SyncOutlined';
import { Button } from 'antd';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isUnderWay } from '../../domain/jobs/job';
import { JobProgress } from './JobProgress';
import styles from './jobs.module.css';
import { useJobs } from './useJobs';

/** What goes on in the background, in the header: a button with a list below it, and nothing when nothing does. */
export function RunningJobs() {
  const { t } = useTranslation('account');
  const { jobs, cancel } = useJobs();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const running = jobs.filter(isUnderWay);
  if (running.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        type="text"
        title={t('jobs.title')}
        aria-label={t('jobs.running', { count: running.length })}
        aria-expanded={isOpen}
        icon={<SyncOutlined spin />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.panel} role="group" aria-label={t('jobs.title')} tabIndex={-1}>
          <ul className={styles.list}>
            {running.map((job) => (
              <li key={job.id}>
                <JobProgress job={job} onCancel={() => cancel(job)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
