import { askedWords } from '../../../../domain/folding/fold.js';
import { type NodePage, type NodesQuery } from '../../../contract/pages.js';
import { listedSet } from '../../listingText.js';
import { type WithoutProject } from '../../ports/scope.js';
import { setStatement } from '../query/plannedGraph.js';
import { type Graph, nodeAnswer, nodesBySeq, scopeOf, visible } from '../rows.js';
import { allWords } from '../words.js';
import { listIn, pageOf } from './listing.js';
import { orderByKeys, sortedProperty } from './orderByKeys.js';
import { countRows, type ListFilter, type ListOrder } from './orderedRows.js';
import { type KnownPlaces } from './places.js';

type Query = WithoutProject<NodesQuery>;

const SEQ = { column: 'e.seq', type: 'bigint' } as const;
/** Orders that an index of nodes has. */
const SORTS = {
  id: [{ column: 'e.id', type: 'text' }, SEQ],
  caption: [{ column: 'e.caption', type: 'text' }, SEQ],
  updatedAt: [{ column: 'e.updated_at', type: 'text' }, SEQ],
  degree: [{ column: 'e.degree', type: 'bigint' }, SEQ],
} as const;

const isIndexed = (sort: NonNullable<Query['sort']>): sort is keyof typeof SORTS => sort in SORTS;

async function orderOf(graph: Graph, filter: ListFilter, { sort = 'id', property }: Query): Promise<ListOrder> {
  if (isIndexed(sort)) return { ...filter, keys: SORTS[sort] };
  return orderByKeys(graph, filter, { table: 'node', by: sort === 'property' ? sortedProperty(property) : sort });
}

const WEARS =
  'e.seq IN (SELECT l.node FROM node_label l WHERE l.owner = :owner AND l.project = :project AND l.label = :label)';

/** The nodes that a list is of; undefined where nothing can be found by what was typed. */
async function filterOf(graph: Graph, { label, text, among }: Query): Promise<ListFilter | undefined> {
  const words = askedWords(text);
  if (words !== 'all' && words.length === 0) return undefined;
  const listed = among === undefined ? undefined : await setStatement(graph, listedSet(among));
  return {
    source: 'node e',
    conditions: [
      visible('e'),
      ...(label === undefined ? [] : [WEARS]),
      ...(words === 'all' ? [] : ['e.words @@ :words::tsquery']),
      ...(listed === undefined ? [] : [`e.seq IN (${listed.sql})`]),
    ],
    parameters: {
      ...(label === undefined ? {} : { label }),
      ...(words === 'all' ? {} : { words: allWords(words) }),
      ...(listed === undefined ? {} : listed.parameters),
    },
  };
}

/** How many there are: a counter tells where nothing else narrows the list. */
async function totalOf(graph: Graph, filter: ListFilter, { label }: Query): Promise<number> {
  const narrowing = Object.keys(filter.parameters);
  if (narrowing.length === 0) return graph.row.nodes_total;
  if (label === undefined || narrowing.length > 1) return countRows(graph, filter);
  const counted = await graph.session.get<{ total: number }>(
    'SELECT total FROM label_total WHERE owner = :owner AND project = :project AND name = :label',
    { ...scopeOf(graph), label },
  );
  return counted?.total ?? 0;
}

/** A page of nodes, filtered and sorted. Throws `PAGE_TOKEN_INVALID`, `QUERY_INVALID`. */
export async function nodesPage(graph: Graph, query: Query, places: KnownPlaces): Promise<NodePage> {
  const { sort = 'id', order: way = 'asc', property, label, text, among } = query;
  const filter = await filterOf(graph, query);
  if (filter === undefined) return { items: [], total: 0 };
  const total = await totalOf(graph, filter, query);
  const order = await orderOf(graph, filter, query);
  const identity = listIn(graph, 'nodes', [label, text, among, sort, way, ...(sort === 'property' ? [property] : [])]);
  const { seqs, ...next } = await pageOf(graph, query, { identity, order, total, places });
  return { items: (await nodesBySeq(graph, seqs)).map(nodeAnswer), ...next, total };
}
