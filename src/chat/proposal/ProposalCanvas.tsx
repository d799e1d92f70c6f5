import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { type Existing } from '../../../domain/chat/message';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { useProjectBook } from '../../canvas/style/useProjectBook';
import { inSentences } from '../../canvas/small/elements';
import { useNames, useSayType } from '../../graph/styles/useNames';
import { later } from '../../components/later/later';
import { type ElementRef, type ShownElements } from '../../../domain/elements/elements';
import { DrawnPart } from '../shown/DrawnPart';
import { ElementList } from '../shown/ElementList';
import { Unread } from '../shown/Unread';
import { useElementWords } from '../shown/useElementWords';
import { type PatchOperation } from '../../../domain/changes/patch';
import styles from './proposal.module.css';
import { proposalGraph } from './proposalGraph';

const SmallCanvas = later(async () => (await import('../../canvas/small/SmallCanvas')).SmallCanvas);

interface ProposalCanvasProps {
  readonly operations: readonly PatchOperation[];
  /** Nodes that are there, in place of new ones. */
  readonly existing: readonly Existing[];
  /** What the operations concern, as it stands; null until it was read. */
  readonly elements: ShownElements | null;
  /** Elements whose change was refused. */
  readonly refused: ReadonlySet<string>;
  readonly projectId: string;
  /** How to read again when reading failed. */
  readonly failure: (() => void) | null;
  /** How many nodes there are, where the operations are but a part of what is proposed. */
  readonly nodesTotal?: number;
}

const NOTHING: ShownElements = { nodes: [], relationships: [] };

/** The proposed changes as a picture; what is refused is faded. */
export function ProposalCanvas(props: ProposalCanvasProps) {
  const { operations, existing, elements, refused, projectId, failure } = props;
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const names = useNames(projectId);
  const sayType = useSayType(projectId);
  const { graph, nodesTotal: ofThese } = useMemo(() => {
    const { graph: drawn, nodesTotal } = proposalGraph(operations, elements ?? NOTHING, existing, names);
    return { graph: inSentences(drawn, sayType), nodesTotal };
  }, [operations, elements, existing, names, sayType]);
  const book = useProjectBook(projectId, elements !== null);
  const describe = useElementWords(graph, { projectId, refused });
  const open = (target: ElementRef) => {
    const { nodes, relationships } = graph;
    const chosen = [...nodes, ...relationships].find(({ id }) => id === target.id);
    // What is only proposed stands nowhere yet.
    if (chosen?.mark !== 'created') void navigate(overviewAddress({ target, projectId, fix: null }));
  };
  // One element alone needs little room; known before anything is read, so that nothing jumps.
  const isAlone = operations.length === 1 && (operations[0]?.op === 'createNode' || operations[0]?.op === 'updateNode');
  return (
    <div className={isAlone ? styles.lowFrame : styles.frame}>
      {failure !== null && <Unread title={t('proposal.unread')} onRetry={failure} />}
      {elements !== null && book !== null && (
        <>
          <SmallCanvas
            graph={graph}
            book={book}
            faded={refused}
            label={t('proposal.canvas')}
            hint={t('evidence.hint')}
            describe={describe}
            onOpen={open}
          />
          <ElementList graph={graph} describe={describe} label={t('proposal.canvas')} />
          <DrawnPart shown={graph.nodes.length} total={props.nodesTotal ?? ofThese} />
        </>
      )}
    </div>
  );
}
