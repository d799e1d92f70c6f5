import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';

import { type Span } from '../../../domain/processing/document';
import {
  firstBehind,
  marksOf,
  marksWithin,
  passagesOf,
  type Piece,
  piecesOf,
} from '../../../domain/processing/passages';
import { type Thing } from '../../../domain/processing/proposal';
import { thingReview } from '../../../domain/processing/review';
import { type StyleBook } from '../../canvas/style/StyleBook';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { type WholeReading } from '../documentCalls';
import { MarkOwn } from './MarkOwn';
import styles from './review.module.css';
import { PIECE_START, selectedSpan } from './selectedSpan';
import { type Reviewing } from './useReview';

interface MarkedTextProps {
  readonly whole: WholeReading;
  readonly reviewing: Reviewing;
  readonly book: StyleBook;
  /** What is to be seen: where the text is looked at from. */
  readonly sight: Span | undefined;
  /** The sentence that is set apart. */
  readonly told: Span | undefined;
  /** The find that is looked at. */
  readonly chosen: string | undefined;
  onChoose(thing: Thing): void;
  /** The person marked a name there. */
  onMarked(span: Span): void;
}

/** The text with its finds marked in the colours of their labels. */
export function MarkedText({ whole, reviewing, book, sight, told, chosen, onChoose, onMarked }: MarkedTextProps) {
  const { t } = useTranslation('processing');
  const mode = useThemeMode();
  const list = useRef<VirtuosoHandle>(null);
  const [selected, select] = useState<Span>();
  const { text, reading } = whole;
  const passages = useMemo(() => passagesOf(text, reading.sentences), [text, reading]);
  const marks = useMemo(() => marksOf(reading.things), [reading]);
  const place = sight === undefined ? undefined : firstBehind(passages, sight.start);
  useEffect(() => {
    if (place !== undefined) list.current?.scrollIntoView({ index: place, behavior: 'auto' });
  }, [place, sight]);
  const piece = ({ start, end, mark, isTold }: Piece) => {
    const said = text.slice(start, end);
    const words = isTold ? <mark className={styles.told}>{said}</mark> : said;
    if (mark === undefined)
      return (
        <span key={start} {...{ [PIECE_START]: start }}>
          {words}
        </span>
      );
    const { verdict, label = mark.thing.label } = thingReview(reviewing.review, mark.thing.id);
    return (
      <button
        key={start}
        {...{ [PIECE_START]: start }}
        type="button"
        tabIndex={-1}
        className={styles.mark}
        title={label}
        data-verdict={verdict}
        data-chosen={mark.thing.id === chosen ? '' : undefined}
        style={{ borderColor: book.labelColour(label, mode) }}
        onClick={() => onChoose(mark.thing)}
      >
        {words}
      </button>
    );
  };
  return (
    <section className={styles.text} aria-label={t('review.text')}>
      <MarkOwn {...{ whole, reviewing, selected }} onMarked={onMarked} />
      <Virtuoso
        ref={list}
        className={styles.scroll}
        lang={whole.document.language}
        onMouseUp={({ currentTarget }) => select(selectedSpan(text, currentTarget))}
        tabIndex={0}
        totalCount={passages.length}
        {...(place === undefined ? {} : { initialTopMostItemIndex: place })}
        itemContent={(index) => {
          const passage = passages[index];
          return (
            <p className={styles.passage}>
              {passage && piecesOf(passage, marksWithin(marks, passage), told).map(piece)}
            </p>
          );
        }}
      />
    </section>
  );
}
