import { Skeleton } from 'antd';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ownFindId } from '../../../domain/processing/ownFinds';
import { type Span } from '../../../domain/processing/document';
import { type Thing } from '../../../domain/processing/proposal';
import { useProjectBook } from '../../canvas/style/useProjectBook';
import { type WholeReading } from '../documentCalls';
import { AcceptBar } from './AcceptBar';
import { FindList } from './FindList';
import { GhostCanvas } from './GhostCanvas';
import { MarkOwn } from './MarkOwn';
import { MarkedText } from './MarkedText';
import styles from './review.module.css';
import { ReadByNote } from './ReadByNote';
import { useReview } from './useReview';

interface ReviewProps {
  readonly whole: WholeReading;
  /** The sentence that the address asks for. */
  readonly told: Span | undefined;
  readonly readAnew: () => void;
}

/** What is looked at, and from where the text is. */
interface Chosen {
  readonly id: string;
  readonly sight: Span;
  readonly told?: Span;
}

/** The text with its finds, the list of them and what they would add to the graph, all three in step. */
export function Review({ whole: read, told, readAnew }: ReviewProps) {
  const { t } = useTranslation('processing');
  const { projectId } = read.document;
  // Drawn with the first of it, and piece by piece: a long text is too much for one task.
  const book = useDeferredValue(useProjectBook(projectId, true), null);
  const reviewing = useReview(read, readAnew);
  const whole = useMemo(() => ({ ...read, reading: reviewing.reading }), [read, reviewing.reading]);
  const [chosen, setChosen] = useState<Chosen>();
  const [selected, select] = useState<Span>();
  const chooseThing = useCallback(({ id, mentions: [first] }: Thing) => first && setChosen({ id, sight: first }), []);
  // The row that was decided on first; the text and the picture of a long text follow.
  const review = useDeferredValue(reviewing.review);
  if (book === null) return <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t('review.loading')} />;
  const parts = { whole, book, chosen: chosen?.id };
  return (
    <div className={styles.review}>
      {whole.reading.readBy && <ReadByNote readBy={whole.reading.readBy} />}
      <AcceptBar {...{ whole, reviewing }} />
      <div className={styles.columns}>
        <section className={styles.text} aria-label={t('review.text')}>
          <MarkOwn
            {...{ whole, reviewing, selected }}
            onMarked={(span) => setChosen({ id: ownFindId(span), sight: span })}
          />
          <MarkedText
            {...{ ...parts, review }}
            sight={chosen?.sight ?? told}
            told={chosen === undefined ? told : chosen.told}
            onChoose={chooseThing}
            onSelect={select}
          />
        </section>
        <FindList
          {...{ ...parts, reviewing }}
          onChooseThing={chooseThing}
          onChooseFact={({ id, evidence }) => setChosen({ id, sight: evidence, told: evidence })}
        />
      </div>
      {whole.reading.things.length > 0 && <GhostCanvas {...{ whole, review }} chosen={chosen?.id} />}
    </div>
  );
}
