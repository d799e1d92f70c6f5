import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { type StyleBook } from '../../canvas/style/StyleBook';
import { inSentences } from '../../canvas/small/elements';
import { useNames, useSayType } from '../../graph/styles/useNames';
import { later } from '../../components/later/later';
import { type ElementRef, type ShownElements } from '../../../domain/elements/elements';
import { DrawnPart } from '../shown/DrawnPart';
import { ElementList } from '../shown/ElementList';
import { Unread } from '../shown/Unread';
import { useElementWords } from '../shown/useElementWords';
import { type Cited, evidenceGraph } from './cited';
import styles from './evidence.module.css';

const SmallCanvas = later(async () => (await import('../../canvas/small/SmallCanvas')).SmallCanvas);

interface EvidenceCanvasProps {
  readonly cited: readonly Cited[];
  /** Null until they were read. */
  readonly elements: ShownElements | null;
  /** Null until it is known how they look. */
  readonly book: StyleBook | null;
  readonly lit: string | null;
  readonly projectId: string;
  /** How to read again when reading failed. */
  readonly failure: (() => void) | null;
}

const NOTHING: ShownElements = { nodes: [], relationships: [] };

/** One element alone needs little room; the height is known before anything is read, so that nothing jumps. */
const sizeOf = (cited: readonly Cited[]) =>
  cited.length === 1 && cited[0]?.ref.kind === 'node' ? styles.low : styles.high;

/** The cited elements and what stands between them, drawn as they are now. */
export function EvidenceCanvas({ cited, elements, book, lit, projectId, failure }: EvidenceCanvasProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const names = useNames(projectId);
  const sayType = useSayType(projectId);
  const { graph, nodesTotal } = useMemo(() => {
    const { graph: drawn, nodesTotal: total } = evidenceGraph(cited, elements ?? NOTHING, names);
    return { graph: inSentences(drawn, sayType), nodesTotal: total };
  }, [cited, elements, names, sayType]);
  const describe = useElementWords(graph, { projectId });
  const open = (target: ElementRef) => void navigate(overviewAddress({ target, projectId, fix: null }));
  return (
    <div className={`${styles.frame} ${sizeOf(cited)}`}>
      {failure !== null && <Unread title={t('evidence.failed')} onRetry={failure} />}
      {elements !== null && book !== null && (
        <>
          <SmallCanvas
            graph={graph}
            book={book}
            lit={lit}
            label={t('evidence.canvas')}
            hint={t('evidence.hint')}
            describe={describe}
            onOpen={open}
          />
          <ElementList graph={graph} describe={describe} label={t('evidence.list')} />
        </>
      )}
      <DrawnPart shown={graph.nodes.length} total={nodesTotal} />
    </div>
  );
}
