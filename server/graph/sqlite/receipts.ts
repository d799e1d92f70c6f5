import { type Change, type ChangeReceipt } from '../../contract/edits.js';
import { type GraphChanged } from '../../contract/live.js';
import { type GraphElements } from '../../contract/subgraphs.js';
import { type Json } from '../../platform/storage/Json.js';
import { type WantedElements } from '../ports/GraphReader.js';
import { type Edit } from '../../../domain/changes/edit.js';
import { type Listing, listingOf } from '../changing/listing.js';
import { type Outcome, toldCounts } from '../changing/Outcome.js';
import { type HistorySteps, possible } from './history.js';
import { labelCounts, typeCounts } from './reading/counts.js';
import { type Graph, NODE_JSON, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS, WITH_POSITION } from './rows.js';

function jsonOf(graph: Graph, sql: string, ids: string): string {
  if (ids === '[]') return ids;
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
export type JsonListing = Readonly<Record<keyof Listing, string>>;

const NOTHING_LISTED: JsonListing = {
  nodes: '[]',
  relationships: '[]',
  deletedNodes: '[]',
  deletedRelationships: '[]',
};

/** The elements of a change by edits; undefined when they are too many to list. */
export const jsonListingOf = (edits: readonly Edit[]): JsonListing | undefined => asJson(listingOf(edits));

/** A listing as JSON lists. */
export function asJson(listing: Listing | undefined): JsonListing | undefined {
  return (
    listing && {
      nodes: JSON.stringify(listing.nodes),
      relationships: JSON.stringify(listing.relationships),
      deletedNodes: JSON.stringify(listing.deletedNodes),
      deletedRelationships: JSON.stringify(listing.deletedRelationships),
    }
  );
}

/** What a canvas applies after a change: elements as they stand now, and the ids of those that went. */
export function receiptJson(graph: Graph, change: Change, listing: JsonListing | undefined): Json<ChangeReceipt> {
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

/** How the project stands, beside the elements of a change. The totals are left out where labels and types are very many. */
function standing(graph: Graph, steps: HistorySteps): object {
  const { nodes_total: nodesTotal, relationships_total: relationshipsTotal } = graph.row;
  const counts = { nodesTotal, relationshipsTotal, labels: labelCounts(graph), types: typeCounts(graph) };
  return { ...steps, ...toldCounts(counts) };
}

/**
 * The message to followers of the graph; made within the transaction, once all of the change is written.
 * @param steps what can be undone and redone after it, where the caller knows
 */
export const toldOf = (graph: Graph, outcome: Outcome, steps?: HistorySteps): GraphChanged =>
  outcome.told(graph.row, (wanted) => {
    const elements = elementsJson(graph, wanted);
    return `${elements.slice(0, -1)},${JSON.stringify(standing(graph, steps ?? possible(graph))).slice(1)}`;
  });
