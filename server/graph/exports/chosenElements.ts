import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type ExportSlice, type GraphReader } from '../ports/GraphReader.js';
import { type ProjectScope } from '../ports/scope.js';
import { type ExportSource } from './slices.js';

/** The elements that a person has chosen; without relationships all between the nodes. */
export interface ChosenElements {
  readonly nodeIds: readonly NodeId[];
  readonly relationshipIds?: readonly RelationshipId[] | undefined;
}

type Reader = Pick<GraphReader, 'elements' | 'exportNodes' | 'exportRelationships' | 'styles'>;

/** A slice of ids behind one of them. */
function idsAfter<Id extends string>(
  ids: readonly Id[],
  after: string | null,
  limit: number,
): { readonly some: readonly Id[]; readonly next: string | null } {
  const from = after === null ? 0 : Number(after);
  const next = from + limit;
  return { some: ids.slice(from, next), next: next < ids.length ? String(next) : null };
}

/** Reads of a project only what was chosen, and of its relationships only those with both ends there. */
export function chosenElements(
  store: Reader,
  scope: ProjectScope,
  { nodeIds, relationshipIds }: ChosenElements,
): ExportSource['store'] {
  const nodes = [...new Set(nodeIds)];
  const ends = new Set<string>(nodes);
  const isWithin = ({ startNodeId, endNodeId }: { startNodeId: string; endNodeId: string }): boolean =>
    ends.has(startNodeId) && ends.has(endNodeId);
  const relationships = relationshipIds === undefined ? undefined : [...new Set(relationshipIds)];
  return {
    styles: () => store.styles(scope),
    async exportNodes(_, after, limit) {
      const { some, next } = idsAfter(nodes, after, limit);
      const { nodes: items } = await store.elements(scope, { nodeIds: some, relationshipIds: [] });
      return { items, next };
    },
    async exportRelationships(
      _,
      after,
      limit,
    ): Promise<ExportSlice<Awaited<ReturnType<Reader['elements']>>['relationships'][number]>> {
      if (relationships === undefined) {
        const { items, next } = await store.exportRelationships(scope, after, limit);
        return { items: items.filter(isWithin), next };
      }
      const { some, next } = idsAfter(relationships, after, limit);
      const found = await store.elements(scope, { nodeIds: [], relationshipIds: some });
      return { items: found.relationships.filter(isWithin), next };
    },
  };
}
