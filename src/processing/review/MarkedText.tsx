import { memo, useEffect, useMemo, useRef } from 'react';
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
import { type Review, thingReview } from '../../../domain/processing/review';
import { type StyleBook } from '../../canvas/style/StyleBook';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { useSayLabel } from '../../graph/styles/useNames';
import { type WholeReading } from '../documentCalls';
import styles from './review.module.css';
import { PIECE_START, selectedSpan } from './selectedSpan';

interface MarkedTextProps {
  readonly whole: WholeReading;
  readonly review: Review;
  readonly book: StyleBook;
  /** What is to be seen: where the text is looked at from. */
  readonly sight: Span | undefined;
  /** The sentence that is set apart. */
  readonly told: Span | undefined;
  /** The find that is looked at. */
  readonly chosen: string | undefined;
  onChoose(thing: Thing): void;
  /** Words of it were selected, or are no longer. */
  onSelect(span: Span | undefined): void;
}

/** The text with its finds marked in the colours of their labels; drawn anew when that is due, not by every letter that is typed beside it. */
export const MarkedText = memo(function MarkedText(props: MarkedTextProps) {
  const { whole, review, book, sight, told, chosen, onChoose, onSelect } = props;
  const mode = useThemeMode();
  const list = useRef<VirtuosoHandle>(null);
  const { text, reading, document } = whole;
  const sayLabel = useSayLabel(document.projectId);
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
    const { verdict, label = mark.thing.label } = thingReview(review, mark.thing.id);
    return (
      <button
        key={start}
        {...{ [PIECE_START]: start }}
        type="button"
        tabIndex={-1}
        className={styles.mark}
        title={sayLabel(label)}
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
    <Virtuoso
      ref={list}
      className={styles.scroll}
      lang={whole.document.language}
      onMouseUp={({ currentTarget }) => onSelect(selectedSpan(text, currentTarget))}
      tabIndex={0}
      totalCount={passages.length}
      {...(place === undefined ? {} : { initialTopMostItemIndex: place })}
      itemContent={(index) => {
        const passage = passages[index];
        return (
          <p className={styles.passage}>{passage && piecesOf(passage, marksWithin(marks, passage), told).map(piece)}</p>
        );
      }}
    />
  );
});
