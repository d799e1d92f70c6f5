import { type Change, type ChangeReceipt } from '../../contract/edits.js';
import { type GraphElements } from '../../contract/subgraphs.js';
import { type Json } from '../../storage/Json.js';
import { type WantedElements } from '../ports/GraphReader.js';
import { type Edit } from '../edit.js';
import { MOST_LISTED } from '../changing/Outcome.js';
import { possible } from './history.js';
import { type Graph, NODE_JSON, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS, WITH_POSITION } from './rows.js';

const idsOf = (edits: readonly Edit[], of: Edit['of'], gone: boolean) =>
  JSON.stringify(edits.filter((edit) => edit.of === of && (edit.op === 'delete') === gone).map(({ id }) => id));

function jsonOf(graph: Graph, sql: string, ids: string): string {
  const rows = graph.file.db.all<{ json: string }>(sql, { ...scopeOf(graph), ids });
  return `[${rows.map(({ json }) => json).join(',')}]`;
}

const nodesNow = (graph: Graph, ids: string) =>
  jsonOf(
    graph,
    `SELECT ${NODE_JSON} AS json FROM json_each(:ids) wanted CROSS JOIN node n
       ON n.owner = :owner AND n.project = :project AND n.id = wanted.value AND ${visible('n')} ${WITH_POSITION}`,
    ids,
  );

const relationshipsNow = (graph: Graph, ids: string) =>
  jsonOf(
    graph,
    `SELECT ${RELATIONSHIP_JSON} AS json FROM json_each(:ids) wanted CROSS JOIN relationship r
       ON r.owner = :owner AND r.project = :project AND r.id = wanted.value AND ${visible('r')} ${WITH_ENDS}`,
    ids,
  );

/** Elements as they stand now; ids of none are left out. */
export function elementsJson(graph: Graph, { nodeIds, relationshipIds }: WantedElements): Json<GraphElements> {
  const list = (ids: readonly string[]) => JSON.stringify([...new Set(ids)]);
  const nodes = nodesNow(graph, list(nodeIds));
  const relationships = relationshipsNow(graph, list(relationshipIds));
  return `{"nodes":${nodes},"relationships":${relationships}}` as Json<GraphElements>;
}

/** The elements of a change, as JSON lists of their ids. */
export interface Listing {
  readonly nodes: string;
  readonly relationships: string;
  readonly deletedNodes: string;
  readonly deletedRelationships: string;
}

const NOTHING_LISTED: Listing = { nodes: '[]', relationships: '[]', deletedNodes: '[]', deletedRelationships: '[]' };

/** The elements of a change by edits; undefined when they are too many to list. */
export const listingOf = (edits: readonly Edit[]): Listing | undefined =>
  edits.length > MOST_LISTED
    ? undefined
    : {
        nodes: idsOf(edits, 'node', false),
        relationships: idsOf(edits, 'relationship', false),
        deletedNodes: idsOf(edits, 'node', true),
        deletedRelationships: idsOf(edits, 'relationship', true),
      };

/** What a canvas applies after a change: elements as they stand now, and the ids of those that went. */
export function receiptJson(graph: Graph, change: Change, listing: Listing | undefined): Json<ChangeReceipt> {
  const listed = listing ?? NOTHING_LISTED;
  const rest = JSON.stringify({
    projectId: graph.row.id,
    change,
    head: graph.row.head,
    complete: listing !== undefined,
    ...possible(graph),
  });
  const lists = [
    `"nodes":${nodesNow(graph, listed.nodes)}`,
    `"relationships":${relationshipsNow(graph, listed.relationships)}`,
    `"deletedNodeIds":${listed.deletedNodes}`,
    `"deletedRelationshipIds":${listed.deletedRelationships}`,
  ].join(',');
  return `${rest.slice(0, -1)},${lists}}` as Json<ChangeReceipt>;
}
