import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';

import { Segments } from '../../components/segments/Segments';
import { type Fact, type Thing } from '../../../domain/processing/proposal';
import { thingReview } from '../../../domain/processing/review';
import { useSayLabel, useSayType } from '../../graph/styles/useNames';
import { type StyleBook } from '../../canvas/style/StyleBook';
import { useKnownNames } from '../../query/useKnownNames';
import { type WholeReading } from '../documentCalls';
import { FactRow } from './FactRow';
import styles from './review.module.css';
import { ThingRow } from './ThingRow';
import { type Reviewing } from './useReview';

const SHOWN = ['things', 'facts'] as const;
type Shown = (typeof SHOWN)[number];

/** Drawn beyond what is seen, in pixels: the Tab key goes no further than what is drawn. */
const BEYOND = 400;

interface FindListProps {
  readonly whole: WholeReading;
  readonly reviewing: Reviewing;
  readonly book: StyleBook;
  readonly chosen: string | undefined;
  onChooseThing(thing: Thing): void;
  onChooseFact(fact: Fact): void;
}

/** What was found, names or relationships, each with its decision; in step with what is chosen in the text. */
export function FindList({ whole, reviewing, book, chosen, onChooseThing, onChooseFact }: FindListProps) {
  const { t } = useTranslation('processing');
  const { reading, document } = whole;
  const [shown, setShown] = useState<Shown>('things');
  const list = useRef<VirtuosoHandle>(null);
  const labels = useKnownNames('label', document.projectId);
  const types = useKnownNames('types', document.projectId);
  const sayType = useSayType(document.projectId);
  const sayLabel = useSayLabel(document.projectId);
  const things = useMemo(() => new Map(reading.things.map((thing) => [thing.id, thing])), [reading]);
  const nameOf = (id: string) => thingReview(reviewing.review, id).name ?? things.get(id)?.name ?? '';
  const place = reading.things.findIndex(({ id }) => id === chosen);
  const isThing = chosen !== undefined && place >= 0;
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    // What is chosen in the text is a name.
    if (isThing) setShown('things');
  }
  useEffect(() => {
    if (isThing && shown === 'things') list.current?.scrollIntoView({ index: place });
  }, [isThing, place, shown]);
  const total = reading[shown].length;
  return (
    <section className={styles.finds} aria-label={t('review.finds')}>
      <Segments<Shown>
        block
        aria-label={t('review.finds')}
        value={shown}
        onChange={setShown}
        options={SHOWN.map((value) => ({ value, label: t(`count.${value}`, { count: reading[value].length }) }))}
      />
      {total === 0 && <p className={styles.soft}>{t(`review.none.${shown}`)}</p>}
      <Virtuoso
        ref={list}
        className={styles.scroll}
        tabIndex={0}
        increaseViewportBy={BEYOND}
        totalCount={total}
        // Two of one name are two rows, and each stays what it was when one comes between.
        computeItemKey={(index) => reading[shown][index]?.id ?? index}
        itemContent={(index) => {
          const [thing, fact] = [reading.things[index], reading.facts[index]];
          if (shown === 'things' && thing !== undefined)
            return (
              <ThingRow
                {...{ thing, whole, reviewing, book, labels, sayLabel }}
                isChosen={thing.id === chosen}
                onChoose={() => onChooseThing(thing)}
              />
            );
          if (fact === undefined) return null;
          return (
            <FactRow
              {...{ fact, whole, reviewing, types, sayType, nameOf }}
              isChosen={fact.id === chosen}
              onChoose={() => onChooseFact(fact)}
            />
          );
        }}
      />
    </section>
  );
}
