import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ownFindId } from '../../../domain/processing/ownFinds';
import { type Span } from '../../../domain/processing/document';
import { useProjectBook } from '../../canvas/style/useProjectBook';
import { type WholeReading } from '../documentCalls';
import { AcceptBar } from './AcceptBar';
import { FindList } from './FindList';
import { GhostCanvas } from './GhostCanvas';
import { MarkedText } from './MarkedText';
import styles from './review.module.css';
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
  const book = useProjectBook(projectId, true);
  const reviewing = useReview(read, readAnew);
  const whole = useMemo(() => ({ ...read, reading: reviewing.reading }), [read, reviewing.reading]);
  const [chosen, setChosen] = useState<Chosen>();
  if (book === null) return <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t('review.loading')} />;
  const parts = { whole, reviewing, book, chosen: chosen?.id };
  return (
    <div className={styles.review}>
      <AcceptBar whole={whole} reviewing={reviewing} />
      <div className={styles.columns}>
        <MarkedText
          {...parts}
          sight={chosen?.sight ?? told}
          told={chosen === undefined ? told : chosen.told}
          onChoose={({ id, mentions: [first] }) => first && setChosen({ id, sight: first })}
          onMarked={(span) => setChosen({ id: ownFindId(span), sight: span })}
        />
        <FindList
          {...parts}
          onChooseThing={({ id, mentions: [first] }) => first && setChosen({ id, sight: first })}
          onChooseFact={({ id, evidence }) => setChosen({ id, sight: evidence, told: evidence })}
        />
      </div>
      {whole.reading.things.length > 0 && <GhostCanvas whole={whole} reviewing={reviewing} />}
    </div>
  );
}
