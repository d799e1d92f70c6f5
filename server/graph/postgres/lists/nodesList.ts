import { askedWords } from '../../../../domain/folding/fold.js';
import { type NodePage, type NodesQuery } from '../../../contract/pages.js';
import { listedSet } from '../../listingText.js';
import { placesOf } from '../../ordering.js';
import { type WithoutProject } from '../../ports/scope.js';
import { setStatement } from '../query/plannedGraph.js';
import { type Graph, nodeAnswer, nodesBySeq, scopeOf, visible } from '../rows.js';
import { labelCounts } from '../receipts.js';
import { allWords } from '../words.js';
import { byProperty, countRows, type ListFilter, listIn, pageOf, type Sorting } from './listing.js';

type Query = WithoutProject<NodesQuery>;

const SEQ = { column: 'seq', type: 'bigint' } as const;
/** Orders that an index has. */
const SORTS = {
  id: [{ column: 'id', type: 'text' }, SEQ],
  caption: [{ column: 'caption', type: 'text' }, SEQ],
  updatedAt: [{ column: 'updated_at', type: 'text' }, SEQ],
  degree: [{ column: 'degree', type: 'bigint' }, SEQ],
} as const;

const isIndexed = (sort: NonNullable<Query['sort']>): sort is keyof typeof SORTS => sort in SORTS;

/** The sorting by the first label of each node, of which only this process knows the order: there are few. */
async function byLabel(graph: Graph): Promise<Sorting> {
  const places = placesOf((await labelCounts(graph)).map(({ label }) => label));
  return {
    keys: ['(:places::text::jsonb ->> (e.labels::json ->> 0))::int'],
    parameters: { places: JSON.stringify(Object.fromEntries(places)) },
  };
}

function placing(graph: Graph, sort: NonNullable<Query['sort']>, property: string | undefined) {
  if (isIndexed(sort)) return { keys: [`e.${SORTS[sort][0].column}`] };
  if (sort === 'createdAt') return { keys: ['e.created_at'] };
  return sort === 'label' ? byLabel(graph) : byProperty(graph, 'node', property);
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
export async function nodesPage(graph: Graph, query: Query): Promise<NodePage> {
  const { sort = 'id', order = 'asc', property, label, text, among } = query;
  const filter = await filterOf(graph, query);
  if (filter === undefined) return { items: [], total: 0 };
  const total = await totalOf(graph, filter, query);
  const identity = listIn(graph, 'nodes', [label, text, among, sort, order]);
  const keys = isIndexed(sort) ? SORTS[sort] : undefined;
  const sorting = () => placing(graph, sort, property);
  const { seqs, ...next } = await pageOf(graph, query, { filter, identity, total, keys, sorting });
  return { items: (await nodesBySeq(graph, seqs)).map(nodeAnswer), ...next, total };
}
