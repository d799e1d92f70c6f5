import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../components/isolated/Isolated';
import { type MetCounts, type MetTable } from '../../domain/imports/importJob';
import styles from './files.module.css';

const ENDS = ['created', 'changed', 'unchanged', 'unmatched'] as const;

const total = (counts: MetCounts): number => ENDS.reduce((sum, end) => sum + counts[end], 0);

function Counts({ of, counts }: { of: 'nodes' | 'relationships'; counts: MetCounts }) {
  const { t } = useTranslation('files');
  if (total(counts) === 0) return null;
  return (
    <>
      <h4>{t(`met.${of}`)}</h4>
      <ul className={styles.chips}>
        {ENDS.filter((end) => counts[end] > 0).map((end) => (
          <li key={end}>
            {t(`met.${end}`)}
            <span className={styles.number}>{t('counts.plain', { total: counts[end] })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Changed = MetTable['properties'][number];

function ChangedProperty({ property, added, overwritten, before = '', after = '' }: Changed) {
  const { t } = useTranslation('files');
  return (
    <li>
      <strong>
        <Isolated text={property} />
      </strong>
      {added > 0 && ` · ${t('met.added', { count: added })}`}
      {overwritten > 0 && ` · ${t('met.overwritten', { count: overwritten })} ${t('met.example', { before, after })}`}
    </li>
  );
}

/** What one table meets in the project: how much of it is new, and which properties of what is there it changes. */
export function MetPart({ met: { table, nodes, relationships, properties } }: { met: MetTable }) {
  const { t } = useTranslation('files');
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('met.title', { table })}</h3>
      <Counts of="nodes" counts={nodes} />
      <Counts of="relationships" counts={relationships} />
      {properties.length > 0 && (
        <>
          <h4>{t('met.properties')}</h4>
          <ul>
            {properties.map((changed) => (
              <ChangedProperty key={changed.property} {...changed} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
