import { askedWords } from '../../../../domain/folding/fold.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { type NodeId } from '../../../contract/ids.js';
import { type RelationshipPage, type RelationshipsQuery } from '../../../contract/pages.js';
import { type WithoutProject } from '../../ports/scope.js';
import { captionsOf } from '../naming.js';
import { type Graph, nodesById, relationshipAnswer, relationshipsBySeq, scopeOf, visible } from '../rows.js';
import { allWords } from '../words.js';
import { listIn, pageOf } from './listing.js';
import { orderByKeys, sortedProperty } from './orderByKeys.js';
import { countRows, type ListFilter, type ListOrder } from './orderedRows.js';
import { type KnownPlaces } from './places.js';

type Query = WithoutProject<RelationshipsQuery>;

const SEQ = { column: 'e.seq', type: 'bigint' } as const;
const ID = { column: 'e.id', type: 'text' } as const;
/** Orders that an index of relationships has. */
const SORTS = {
  id: [ID, SEQ],
  type: [{ column: 'e.type', type: 'text' }, ID, SEQ],
  updatedAt: [{ column: 'e.updated_at', type: 'text' }, SEQ],
} as const;

const isIndexed = (sort: NonNullable<Query['sort']>): sort is keyof typeof SORTS => sort in SORTS;

/** The node at an end, joined for what it is called. */
const END = { from: 'start_node', to: 'end_node' } as const;
const BY_END = [{ column: 'k.caption', type: 'text' }, SEQ] as const;
/** Up to so many relationships are gathered and sorted; more are met on the way along the captions of nodes. */
const FEW = 3_000;

/** The order of what the nodes at an end are called: an index has it of nodes, and of each its relationships. */
function orderByEnd(filter: ListFilter, end: keyof typeof END, total: number): ListOrder {
  const column = END[end];
  const isWide = total > FEW && Object.keys(filter.parameters).every((name) => name === 'type');
  const of = isWide
    ? {
        source: `node k CROSS JOIN LATERAL (SELECT e.seq FROM relationship e
          WHERE e.${column} = k.seq AND ${filter.conditions.join(' AND ')} OFFSET 0) e`,
        conditions: ['k.owner = :owner', 'k.project = :project'],
      }
    : { ...filter, source: `relationship e JOIN node k ON k.owner = :owner AND k.seq = e.${column}` };
  return { ...filter, ...of, keys: BY_END, isJoined: true };
}

async function orderOf(
  graph: Graph,
  filter: ListFilter,
  { sort = 'id', property }: Query,
  total: number,
): Promise<ListOrder> {
  if (isIndexed(sort)) return { ...filter, keys: SORTS[sort] };
  if (sort === 'from' || sort === 'to') return orderByEnd(filter, sort, total);
  const by = sort === 'property' ? sortedProperty(property) : sort;
  return orderByKeys(graph, filter, { table: 'relationship', by });
}

const OF_NODE = `e.seq IN (
  SELECT r.seq FROM relationship r WHERE r.owner = :owner AND r.project = :project AND r.start_node = :node
  UNION SELECT r.seq FROM relationship r WHERE r.owner = :owner AND r.project = :project AND r.end_node = :node)`;

/** The relationships that a list is of; undefined where there can be none. */
async function filterOf(graph: Graph, { type, nodeId, text }: Query): Promise<ListFilter | undefined> {
  const words = askedWords(text);
  const node = nodeId === undefined ? undefined : (await nodesById(graph, [nodeId]))[0]?.seq;
  if ((words !== 'all' && words.length === 0) || (nodeId !== undefined && node === undefined)) return undefined;
  return {
    source: 'relationship e',
    conditions: [
      visible('e'),
      ...(type === undefined ? [] : ['e.type = :type']),
      ...(node === undefined ? [] : [OF_NODE]),
      ...(words === 'all' ? [] : ['e.words @@ :words::tsquery']),
    ],
    parameters: {
      ...(type === undefined ? {} : { type }),
      ...(node === undefined ? {} : { node }),
      ...(words === 'all' ? {} : { words: allWords(words) }),
    },
  };
}

/** How many there are: a counter tells where nothing else narrows the list. */
async function totalOf(graph: Graph, filter: ListFilter, { type }: Query): Promise<number> {
  const narrowing = Object.keys(filter.parameters);
  if (narrowing.length === 0) return graph.row.relationships_total;
  if (type === undefined || narrowing.length > 1) return countRows(graph, filter);
  const counted = await graph.session.get<{ total: number }>(
    'SELECT total FROM type_total WHERE owner = :owner AND project = :project AND name = :type',
    { ...scopeOf(graph), type },
  );
  return counted?.total ?? 0;
}

/** What the nodes at the ends are called, in the order of their ids. */
async function endsOf(graph: Graph, items: RelationshipPage['items']): Promise<RelationshipPage['ends']> {
  const ids = new Set(items.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
  const captions = await captionsOf(graph);
  const nodes = await nodesById(graph, [...ids]);
  return nodes
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, ...row }) => {
      const labels = JSON.parse(row.labels) as string[];
      const caption = nameOf({ labels, properties: JSON.parse(row.properties) as Properties }, captions);
      return { id: id as NodeId, caption, labels };
    });
}

/** A page of relationships, filtered and sorted, with what their ends are called. Throws `PAGE_TOKEN_INVALID`. */
export async function relationshipsPage(graph: Graph, query: Query, places: KnownPlaces): Promise<RelationshipPage> {
  const { sort = 'id', order: way = 'asc', property, type, nodeId, text } = query;
  const filter = await filterOf(graph, query);
  if (filter === undefined) return { items: [], total: 0, ends: [] };
  const total = await totalOf(graph, filter, query);
  const order = await orderOf(graph, filter, query, total);
  const filters = [type, nodeId, text, sort, way, ...(sort === 'property' ? [property] : [])];
  const identity = listIn(graph, 'relationships', filters);
  const { seqs, ...next } = await pageOf(graph, query, { identity, order, total, places });
  const items = (await relationshipsBySeq(graph, seqs)).map(relationshipAnswer);
  return { items, ...next, total, ends: await endsOf(graph, items) };
}
