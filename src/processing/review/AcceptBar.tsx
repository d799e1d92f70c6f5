import { Alert, Button, Select } from 'antd';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { tallyOf, tellsMore } from '../../../domain/processing/decisions';
import { thingReview } from '../../../domain/processing/review';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useSayLabel } from '../../graph/styles/useNames';
import { useKeptFocus } from '../../components/focus/useKeptFocus';
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
  const language = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const writer = useRef<HTMLButtonElement>(null);
  const problemText = useProblemText();
  const { reading, written } = whole;
  const { review, acceptAll, write, isWriting, error } = reviewing;
  const tally = useMemo(() => tallyOf(reading, review, written), [reading, review, written]);
  const sayLabel = useSayLabel(whole.document.projectId);
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
  const makes = (['nodes', 'relationships'] as const)
    .filter((kind) => tally[kind] > 0)
    .map((kind) => t(`count.${kind}`, { count: tally[kind] }));
  const isMaking = makes.length > 0;
  // What is refused makes nothing, and is kept all the same: it teaches how the next text is read.
  const isTelling = useMemo(() => isMaking || tellsMore(review, whole.review), [isMaking, review, whole.review]);
  const isOver = tally.open === 0;
  // A control that has nothing left to do is disabled, and what is disabled keeps no focus.
  const { watch } = useKeptFocus(isTelling ? writer : bar, `${String(isOver)} ${String(isTelling)}`);
  return (
    <div ref={bar} className={styles.bar} role="group" tabIndex={-1} aria-label={t('review.toolbar')} {...watch}>
      <Button onClick={() => acceptAll({ thing: () => true, fact: () => true })} disabled={isOver}>
        {t('review.acceptAll')}
      </Button>
      <Select<string>
        className={styles.select ?? ''}
        value={null}
        disabled={isOver}
        aria-label={t('review.acceptOf')}
        placeholder={t('review.acceptOf')}
        options={labels.map((value) => ({ value, label: sayLabel(value), title: value }))}
        onChange={ofLabel}
      />
      <Select<number>
        className={styles.select ?? ''}
        value={null}
        disabled={isOver}
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
      <Button ref={writer} type="primary" loading={isWriting} disabled={!isTelling} onClick={write}>
        {isMaking
          ? t('review.write', { what: new Intl.ListFormat(language).format(makes) })
          : t(isTelling ? 'review.keep' : 'review.nothing')}
      </Button>
      {error !== null && (
        <Alert role="alert" type="error" showIcon title={t('review.failed')} description={problemText(error)} />
      )}
    </div>
  );
}
