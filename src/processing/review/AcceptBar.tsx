import { Alert, Button, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { tallyOf } from '../../../domain/processing/decisions';
import { thingReview } from '../../../domain/processing/review';
import { useProblemText } from '../../components/problem/problemText';
import { type WholeReading } from '../documentCalls';
import styles from './review.module.css';
import { type Reviewing } from './useReview';

/** How sure a find may have to be, in hundredths. */
const SURE = [90, 80, 70, 60, 50] as const;

interface AcceptBarProps {
  readonly whole: WholeReading;
  readonly reviewing: Reviewing;
}

/** Decides on many finds at once, and writes what was accepted. */
export function AcceptBar({ whole, reviewing }: AcceptBarProps) {
  const { t } = useTranslation('processing');
  const problemText = useProblemText();
  const { reading, written } = whole;
  const { review, acceptAll, write, isWriting, error } = reviewing;
  const tally = useMemo(() => tallyOf(reading, review, written), [reading, review, written]);
  const labelOf = (id: string, otherwise: string) => thingReview(review, id).label ?? otherwise;
  const labels = useMemo(
    () => [...new Set(reading.things.map(({ id, label }) => review.things[id]?.label ?? label))].sort(),
    [reading, review],
  );
  const ofLabel = (label: string) =>
    acceptAll({ thing: (thing) => labelOf(thing.id, thing.label) === label, fact: () => false });
  const above = (percent: number) => {
    const isSure = ({ confidence }: { readonly confidence: number }) => confidence * 100 >= percent;
    acceptAll({ thing: isSure, fact: isSure });
  };
  const isDecided = tally.nodes + tally.relationships + tally.refused > 0;
  return (
    <div className={styles.bar} role="group" aria-label={t('review.toolbar')}>
      <Button onClick={() => acceptAll({ thing: () => true, fact: () => true })} disabled={tally.open === 0}>
        {t('review.acceptAll')}
      </Button>
      <Select<string>
        className={styles.select ?? ''}
        value={null}
        disabled={tally.open === 0}
        aria-label={t('review.acceptOf')}
        placeholder={t('review.acceptOf')}
        options={labels.map((value) => ({ value, label: value }))}
        onChange={ofLabel}
      />
      <Select<number>
        className={styles.select ?? ''}
        value={null}
        disabled={tally.open === 0}
        aria-label={t('review.acceptAbove')}
        placeholder={t('review.acceptAbove')}
        options={SURE.map((value) => ({ value, label: t('review.above', { percent: value }) }))}
        onChange={above}
      />
      <span className={styles.tally} role="status">
        {t('review.tally', {
          open: t('count.open', { count: tally.open }),
          refused: t('count.refused', { count: tally.refused }),
        })}
      </span>
      <Button type="primary" loading={isWriting} disabled={!isDecided} onClick={write}>
        {t('review.write', {
          nodes: t('count.nodes', { count: tally.nodes }),
          relationships: t('count.relationships', { count: tally.relationships }),
        })}
      </Button>
      {error !== null && (
        <Alert role="alert" type="error" showIcon title={t('review.failed')} description={problemText(error)} />
      )}
    </div>
  );
}
