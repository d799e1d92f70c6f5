import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { captionOf } from '../../../domain/caption/caption.js';
import { type GraphReader } from '../../graph/ports/GraphReader.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { type Citation } from '../engine/Engine.js';
import { type GraphReading } from '../reading/GraphReading.js';

/** The citation of a node. */
export const citeNode = ({ id, labels, properties }: GraphNode): Citation => ({
  of: 'node',
  id,
  caption: captionOf({ labels, properties }),
  labels,
});

/** The citation of a relationship. */
export const citeRelationship = ({ id, type }: GraphRelationship): Citation => ({
  of: 'relationship',
  id,
  caption: type,
  type,
});

/** The citation, called as its node is on the canvas of its project. */
function named(citation: Citation, reading: GraphReading): Citation {
  const node = citation.of === 'node' ? reading.nodes.get(citation.id) : undefined;
  return node === undefined ? citation : { ...citation, caption: reading.nameOf(node) };
}

/** The citations of elements that were read for this answer, each once; any other is a fault of the engine. */
export function grounded(citations: readonly Citation[], reading: GraphReading): Citation[] {
  const known = citations.filter(({ of, id }) =>
    of === 'node' ? reading.nodes.has(id) : reading.relationships.has(id),
  );
  return [...new Map(known.map((citation) => [citation.id, named(citation, reading)])).values()];
}

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
