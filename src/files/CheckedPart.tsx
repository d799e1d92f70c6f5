import { Alert } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../components/isolated/Isolated';
import { type ImportJob } from '../../domain/imports/importJob';
import styles from './files.module.css';
import { useCountsText, useFormatText } from './importText';
import { IssueTable } from './IssueTable';
import { MetPart } from './MetPart';

/** Labels or types that are listed by name; the rest is counted. */
const MOST_LISTED = 40;

interface Counted {
  readonly name: string;
  readonly total: number;
}

function CountList({ title, items }: { title: string; items: readonly Counted[] }) {
  const { t } = useTranslation('files');
  const titleId = useId();
  if (items.length === 0) return null;
  const rest = items.length - MOST_LISTED;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.chips}>
        {items.slice(0, MOST_LISTED).map(({ name, total }) => (
          <li key={name}>
            <Isolated text={name} />
            <span className={styles.number}>{t('counts.plain', { total })}</span>
          </li>
        ))}
        {rest > 0 && <li>{t('counts.more', { count: rest })}</li>}
      </ul>
    </section>
  );
}

/** What a checked import will create, and what will be changed on the way; nothing is written yet. */
export function CheckedPart({ job }: { job: ImportJob }) {
  const { t } = useTranslation('files');
  const formatText = useFormatText();
  const countsText = useCountsText();
  const titleId = useId();
  return (
    <>
      {/* What is shown may be longer than the drawer: by this it is scrolled with the keyboard. */}
      <section className={styles.part} tabIndex={0} aria-labelledby={titleId}>
        <h3 id={titleId}>{t('checked.title')}</h3>
        <p className={styles.total}>{countsText(job.nodes, job.relationships)}</p>
        <p className={styles.steady}>{t('checked.format', { format: formatText(job.format) })}</p>
        <Alert type="info" showIcon title={t('checked.nothingYet')} />
      </section>
      {(job.met ?? []).map((met) => (
        <MetPart key={met.table} met={met} />
      ))}
      <CountList title={t('checked.labels')} items={job.labels.map(({ label, total }) => ({ name: label, total }))} />
      <CountList title={t('checked.types')} items={job.types.map(({ type, total }) => ({ name: type, total }))} />
      <IssueTable job={job} />
    </>
  );
}
