import { type GraphScope } from '../../graph/ports/scope.js';
import { type GraphReader } from '../../graph/ports/GraphReader.js';
import { type Citation } from '../engine/Engine.js';

/** The citations of elements that are in the person's graph at this moment, checked for every engine. */
export async function checkCitations(
  store: GraphReader,
  scope: GraphScope,
  citations: readonly Citation[],
): Promise<Citation[]> {
  if (citations.length === 0) return [];
  const nodeIds = citations.flatMap((one) => (one.of === 'node' ? [one.id] : []));
  const relationshipIds = citations.flatMap((one) => (one.of === 'relationship' ? [one.id] : []));
  const { nodes, relationships } = await store.elements(scope, { nodeIds, relationshipIds });
  const nodesThere = new Set<string>(nodes.map(({ id }) => id));
  const relationshipsThere = new Set<string>(relationships.map(({ id }) => id));
  return citations.filter(({ of, id }) => (of === 'node' ? nodesThere : relationshipsThere).has(id));
}
