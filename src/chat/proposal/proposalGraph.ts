import { type Existing } from '../../../domain/chat/message';
import { type NodeContent, type ShownElements } from '../../../domain/elements/elements';
import { type Mark, type SmallGraph, type SmallNode, type SmallRelationship } from '../../canvas/small/elements';
import { captionOf } from '../../../domain/caption/caption';
import { type PatchOp, type PatchOperation } from '../../../domain/changes/patch';
import { elementIdOf, insteadOf, leading } from './operations';

/** So many nodes can be told apart in a small space. */
export const MOST_DRAWN = 24;

const MARKS: Record<PatchOp, Mark> = {
  createNode: 'created',
  createRelationship: 'created',
  updateNode: 'changed',
  updateRelationship: 'changed',
  deleteNode: 'deleted',
  deleteRelationship: 'deleted',
};

/** What a node is called. */
type NameOf = (node: NodeContent) => string;

/** Those that something happens to come first, so that they are drawn in any case. */
const markedFirst = (a: SmallNode, b: SmallNode) => Number(a.mark === undefined) - Number(b.mark === undefined);

/** A proposal as a picture: the elements that it concerns as they stand, with what it would make, change and delete. */
export function proposalGraph(
  operations: readonly PatchOperation[],
  elements: ShownElements,
  existing: readonly Existing[] = [],
  nameOf: NameOf = captionOf,
): { readonly graph: SmallGraph; readonly nodesTotal: number } {
  const marks = new Map(operations.map((operation, place) => [elementIdOf(operation, place), MARKS[operation.op]]));
  const marked = (id: string) => {
    const mark = marks.get(id);
    return mark === undefined ? {} : { mark };
  };
  const instead = insteadOf(operations, existing);
  const nodes = new Map<string, SmallNode>();
  const relationships = new Map<string, SmallRelationship>();
  operations.forEach((operation, place) => {
    const id = elementIdOf(operation, place);
    const { op, labels, properties, propertyKinds, type, startNodeId, endNodeId } = leading(operation, instead);
    if (op === 'createNode' && !instead.has(id)) {
      const made = { labels: labels ?? [], properties: properties ?? {}, propertyKinds: propertyKinds ?? {} };
      nodes.set(id, { id, ...made, caption: nameOf(made), mark: 'created' });
    }
    if (op === 'createRelationship' && startNodeId !== undefined && endNodeId !== undefined)
      relationships.set(id, {
        ...{ id, type: type ?? '', startNodeId, endNodeId, mark: 'created' },
        ...(properties === undefined ? {} : { properties }),
      });
  });
  for (const node of elements.nodes) nodes.set(node.id, { ...node, caption: nameOf(node), ...marked(node.id) });
  for (const relationship of elements.relationships) {
    const { id, startNodeId, endNodeId } = relationship;
    const goesAlong = [startNodeId, endNodeId].some((end) => marks.get(end) === 'deleted');
    const mark = goesAlong ? ({ mark: 'deleted' } as const) : marked(id);
    relationships.set(id, { ...relationship, ...mark });
  }
  const drawn = [...nodes.values()].sort(markedFirst).slice(0, MOST_DRAWN);
  const ids = new Set(drawn.map(({ id }) => id));
  return {
    graph: {
      nodes: drawn,
      relationships: [...relationships.values()].filter(
        ({ startNodeId, endNodeId }) => ids.has(startNodeId) && ids.has(endNodeId),
      ),
    },
    nodesTotal: nodes.size,
  };
}
