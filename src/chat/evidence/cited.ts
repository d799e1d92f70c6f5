import { type ChatMessage } from '../../../domain/chat/message';
import { type SmallGraph } from '../../canvas/small/elements';
import { type SayType } from '../../graph/styles/useNames';
import { captionOf } from '../../../domain/caption/caption';
import { type ElementRef, type GraphNode, type ShownElements } from '../../../domain/elements/elements';

/** An element that an answer cites. */
export interface Cited {
  readonly ref: ElementRef;
  /** What it is called now, or was when it was cited. */
  readonly caption: string;
  /** Its first label or its type. */
  readonly kind: string;
  /** What a relationship leads from and to, once that was read. */
  readonly ends: { readonly start: string; readonly end: string } | null;
  readonly isGone: boolean;
}

type Citations = ChatMessage['citations'];

/** So many nodes can be told apart in a small space. */
const MOST_DRAWN = 24;

const refOf = ({ nodeId, relationshipId }: Citations[number]): ElementRef =>
  nodeId === undefined ? { kind: 'relationship', id: relationshipId ?? '' } : { kind: 'node', id: nodeId };

/** The ids of what is cited, by kind. */
export function citedIds(citations: Citations): { nodeIds: string[]; relationshipIds: string[] } {
  const refs = citations.map(refOf);
  const idsOf = (kind: ElementRef['kind']) => [...new Set(refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : [])))];
  return { nodeIds: idsOf('node'), relationshipIds: idsOf('relationship') };
}

/** What a node is called. */
export type NameOf = (node: GraphNode) => string;

const asNamed = (type: string) => type;

/** The cited elements, each once, as they stand; before anything was read as the answer has them. */
export function citedAs(
  citations: Citations,
  elements: ShownElements | null,
  nameOf: NameOf = captionOf,
  sayType: SayType = asNamed,
): Cited[] {
  const nodes = new Map(elements?.nodes.map((node) => [node.id, node]));
  const relationships = new Map(elements?.relationships.map((each) => [each.id, each]));
  const cited = citations.map((citation): Cited => {
    const ref = refOf(citation);
    const node = nodes.get(ref.id);
    const relationship = relationships.get(ref.id);
    const { caption, kind } = citation;
    if (node !== undefined)
      return { ref, caption: nameOf(node), kind: node.labels[0] ?? kind, ends: null, isGone: false };
    if (relationship === undefined) return { ref, caption, kind, ends: null, isGone: elements !== null };
    const { type, startNodeId, endNodeId } = relationship;
    const [start, end] = [nodes.get(startNodeId), nodes.get(endNodeId)];
    const ends = start && end ? { start: nameOf(start), end: nameOf(end) } : null;
    return { ref, caption: sayType(type, ends?.end), kind: type, ends, isGone: false };
  });
  return [...new Map(cited.map((each) => [each.ref.id, each])).values()];
}

/** The small graph of an answer: what it cites, what is gone of it, and what stands between. */
export function evidenceGraph(
  cited: readonly Cited[],
  elements: ShownElements,
  nameOf: NameOf = captionOf,
): { readonly graph: SmallGraph; readonly nodesTotal: number } {
  const gone = cited.filter(({ ref, isGone }) => isGone && ref.kind === 'node');
  const all = [
    ...elements.nodes.map((node) => ({ ...node, caption: nameOf(node) })),
    ...gone.map(({ ref, caption, kind }) => ({ id: ref.id, caption, labels: [kind], mark: 'gone' as const })),
  ];
  const nodes = all.slice(0, MOST_DRAWN);
  const drawn = new Set(nodes.map(({ id }) => id));
  const relationships = elements.relationships.filter(
    ({ startNodeId, endNodeId }) => drawn.has(startNodeId) && drawn.has(endNodeId),
  );
  return { graph: { nodes, relationships }, nodesTotal: all.length };
}
