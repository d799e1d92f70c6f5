import { type Edit, type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { type Graph, nodesById, relationshipsById, storedNode, storedRelationship } from '../rows.js';

/** The elements that some edits are about, as they stand, with the nodes at the ends of their relationships. */
export interface ElementsOfEdits {
  readonly nodes: ReadonlyMap<string, StoredNode>;
  readonly relationships: ReadonlyMap<string, StoredRelationship>;
}

const endsIn = ({ startNodeId, endNodeId }: { readonly startNodeId?: string; readonly endNodeId?: string }) =>
  [startNodeId, endNodeId].filter((id) => id !== undefined);

const endsOf = (edit: Edit): string[] => {
  if (edit.of === 'node') return [];
  return edit.op === 'update' ? [...endsIn(edit.from), ...endsIn(edit.to)] : endsIn(edit.element);
};

/** Reads them in two statements. @param isMade whether what the edits create is there already: before they are made nobody looks for it */
export async function elementsOfEdits(graph: Graph, edits: readonly Edit[], isMade: boolean): Promise<ElementsOfEdits> {
  const known = isMade ? edits : edits.filter(({ op }) => op !== 'create');
  const idsOf = (of: Edit['of']) => known.filter((edit) => edit.of === of).map(({ id }) => id);
  const relationships = (await relationshipsById(graph, [...new Set(idsOf('relationship'))])).map(storedRelationship);
  const nodeIds = new Set([...idsOf('node'), ...edits.flatMap(endsOf), ...relationships.flatMap(endsIn)]);
  const nodes = (await nodesById(graph, [...nodeIds])).map(storedNode);
  return {
    nodes: new Map(nodes.map((node) => [node.id, node])),
    relationships: new Map(relationships.map((one) => [one.id, one])),
  };
}
