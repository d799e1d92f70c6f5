import { Progress } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type ImportJob } from '../../domain/imports/importJob';
import { useLanguage } from '../app/i18n/useLanguage';
import { bytesText, useCountsText } from './importText';
import styles from './files.module.css';

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.floor((100 * part) / whole));

/** How far the check or the writing is, as a bar and in numbers. */
export function ImportProgress({ job, step }: { job: ImportJob; step: 'checking' | 'writing' }) {
  const { t } = useTranslation('files');
  const language = useLanguage();
  const countsText = useCountsText();
  const titleId = useId();
  const written = job.nodesWritten + job.relationshipsWritten;
  const percent =
    step === 'checking' ? percentOf(job.bytesRead, job.bytesTotal) : percentOf(written, job.nodes + job.relationships);
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{t(`step.${step}`)}</h3>
      <Progress percent={percent} aria-labelledby={titleId} />
      {step === 'checking' ? (
        <>
          <p className={styles.steady}>
            {job.bytesTotal > 0 &&
              t('progress.read', {
                part: bytesText(job.bytesRead, language),
                whole: bytesText(job.bytesTotal, language),
              })}
          </p>
          <p className={styles.steady}>{t('progress.found', { counts: countsText(job.nodes, job.relationships) })}</p>
        </>
      ) : (
        <p className={styles.steady}>
          {t('progress.written', {
            part: countsText(job.nodesWritten, job.relationshipsWritten),
            whole: countsText(job.nodes, job.relationships),
          })}
        </p>
      )}
      <p className={styles.hint}>{t('progress.mayClose')}</p>
    </section>
  );
}
