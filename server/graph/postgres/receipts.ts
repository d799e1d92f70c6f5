import { type Change, type ChangeReceipt } from '../../contract/edits.js';
import { type LabelCount, type TypeCount } from '../../contract/elements.js';
import { type NodeId, type ProjectId, type RelationshipId } from '../../contract/ids.js';
import { type ChangeContent, type GraphChanged } from '../../contract/live.js';
import { type GraphElements } from '../../contract/subgraphs.js';
import { prepared } from '../../platform/storage/postgres/statement.js';
import { type Listing } from '../changing/listing.js';
import { MOST_COUNTED, type Outcome, toldCounts } from '../changing/Outcome.js';
import { type GraphTotals, type WantedElements } from '../ports/GraphReader.js';
import { countedAfter } from './closing.js';
import { possible } from './history.js';
import {
  type Counted,
  type Graph,
  nodeAnswer,
  nodesById,
  relationshipAnswer,
  relationshipsById,
  scopeOf,
  visible,
} from './rows.js';

const ofKind = (kind: Counted['kind']) =>
  `SELECT '${kind}' AS kind, name, total FROM ${kind}_total WHERE owner = :owner AND project = :project`;
const ordered = (rows: string) => prepared(`SELECT kind, name, total FROM (${rows}) x ORDER BY total DESC, name`);
const LABELS = ordered(ofKind('label'));
const TYPES = ordered(ofKind('type'));
const LABELS_AND_TYPES = ordered(`${ofKind('label')} UNION ALL ${ofKind('type')}`);

const counts = (graph: Graph, sql: string) => graph.session.all<Counted>(sql, scopeOf(graph));
type OfName = Pick<Counted, 'name' | 'total'>;
const labelCount = ({ name, total }: OfName): LabelCount => ({ label: name, total });
const typeCount = ({ name, total }: OfName): TypeCount => ({ type: name, total });

/** Every label with the number of nodes that wear it, the most worn first. */
export const labelCounts = async (graph: Graph): Promise<LabelCount[]> => (await counts(graph, LABELS)).map(labelCount);

/** Every type with the number of its relationships, the most frequent first. */
export const typeCounts = async (graph: Graph): Promise<TypeCount[]> => (await counts(graph, TYPES)).map(typeCount);

/** Both of these, with what the transaction has not written yet. */
async function labelsAndTypes(graph: Graph): Promise<{ labels: LabelCount[]; types: TypeCount[] }> {
  const { counted = [] } = graph.standing ?? {};
  const isKnown = graph.standing !== undefined && counted.length <= MOST_COUNTED;
  const before = isKnown ? counted : await counts(graph, LABELS_AND_TYPES);
  return {
    labels: countedAfter(graph, 'label', before).map(labelCount),
    types: countedAfter(graph, 'type', before).map(typeCount),
  };
}

/** How much there is of everything. */
export async function totals(graph: Graph): Promise<GraphTotals> {
  const { labels, types } = await labelsAndTypes(graph);
  return {
    nodes: graph.row.nodes_total,
    relationships: graph.row.relationships_total,
    labels: labels.length,
    types: types.length,
  };
}

/** Elements as they stand now, each once; ids of none are left out. */
export async function elementsOf(graph: Graph, { nodeIds, relationshipIds }: WantedElements): Promise<GraphElements> {
  const [nodes, relationships] = await Promise.all([
    nodesById(graph, nodeIds),
    relationshipsById(graph, relationshipIds),
  ]);
  const inOrder = <T extends { readonly id: string }>(ids: readonly string[], rows: readonly T[]) => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  };
  return {
    nodes: inOrder(nodeIds, nodes).map(nodeAnswer),
    relationships: inOrder(relationshipIds, relationships).map(relationshipAnswer),
  };
}

/** The ids of those of these elements that are there. */
export async function presentIds(graph: Graph, { nodeIds, relationshipIds }: WantedElements): Promise<string[]> {
  const found = (table: 'node' | 'relationship', ids: readonly string[]) =>
    graph.session.all<{ id: string }>(
      `SELECT e.id FROM ${table} e WHERE ${visible('e')} AND e.id = ANY (:ids::text[])`,
      {
        ...scopeOf(graph),
        ids: [...new Set(ids)],
      },
    );
  const rows = await Promise.all([found('node', nodeIds), found('relationship', relationshipIds)]);
  return rows.flat().map(({ id }) => id);
}

/** What a canvas applies after a change: elements as they stand now, and the ids of those that went. */
export async function receiptOf(graph: Graph, change: Change, listing: Listing | undefined): Promise<ChangeReceipt> {
  const { nodes = [], relationships = [], deletedNodes = [], deletedRelationships = [] } = listing ?? {};
  const [steps, elements] = await Promise.all([
    possible(graph),
    elementsOf(graph, { nodeIds: nodes as NodeId[], relationshipIds: relationships as RelationshipId[] }),
  ]);
  return {
    projectId: graph.row.id as ProjectId,
    change,
    head: graph.row.head,
    complete: listing !== undefined,
    ...steps,
    ...elements,
    deletedNodeIds: [...deletedNodes] as NodeId[],
    deletedRelationshipIds: [...deletedRelationships] as RelationshipId[],
  };
}

async function contentOf(graph: Graph, wanted: WantedElements): Promise<ChangeContent> {
  const { nodes_total: nodesTotal, relationships_total: relationshipsTotal } = graph.row;
  const [{ labels, types }, elements, steps] = await Promise.all([
    labelsAndTypes(graph),
    elementsOf(graph, wanted),
    possible(graph),
  ]);
  return { ...elements, ...steps, ...toldCounts({ nodesTotal, relationshipsTotal, labels, types }) };
}

/** The message to followers of the graph; made within the transaction, once all of the change is written. */
export async function toldOf(graph: Graph, outcome: Outcome): Promise<GraphChanged> {
  let wanted: WantedElements | undefined;
  const bare = outcome.told(graph.row, (asked) => {
    wanted = asked;
    return '{}';
  });
  if (wanted === undefined) return bare;
  const text = JSON.stringify(await contentOf(graph, wanted));
  return outcome.told(graph.row, () => text);
}
