import { type NodePage, type NodesQuery } from '../../../contract/pages.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type Json } from '../../../platform/storage/Json.js';
import { type Graph, labelTotal, NODE_JSON, scopeOf, visible, WEARS_LABEL, WITH_POSITION } from '../rows.js';
import { listedSet } from '../../listingText.js';
import { setStatement } from '../query/plannedGraph.js';
import { type ThreadDeadline, withDeadline } from '../../../platform/storage/threadDeadline.js';
import { listIn, pageJson, readPage, SMALL_SET } from './keyset.js';
import { listedByPlace } from '../../pageToken.js';
import { textMatch } from '../../../people/personFile/textMatch.js';
import { type PlacesPlan, propertySorting, readPlaces, rowsOfProject } from './places.js';
import { countHits, hitsSource, someHidden } from './textHits.js';

type Query = Omit<NodesQuery, 'projectId'>;

const SORTS = {
  id: { index: 'node_id', keys: ['id', 'seq'] },
  caption: { index: 'node_caption', keys: ['caption', 'seq'] },
  updatedAt: { index: 'node_updated', keys: ['updated_at', 'seq'] },
  degree: { index: 'node_degree', keys: ['degree', 'seq'] },
} as const;

interface Filter {
  readonly source: string;
  readonly conditions: readonly string[];
  readonly parameters: SqlParameters;
  readonly total: number;
}

function countNodes(graph: Graph, source: string, conditions: readonly string[], parameters: SqlParameters): number {
  const scope = ['n.owner = :owner', 'n.project = :project'];
  return (
    graph.file.db.get<{ total: number }>(
      `SELECT count(*) AS total FROM ${source} WHERE ${[...scope, ...conditions].join(' AND ')}`,
      { ...scopeOf(graph), ...parameters },
    )?.total ?? 0
  );
}

/** Nodes that hold words: found by the index first, the rest checked on them. */
function filterByText(graph: Graph, match: string, label: string | undefined, walk: string): Filter {
  const hits = countHits(graph, 'node_text', match);
  const parameters = { match, ...(label === undefined ? {} : { label }) };
  const rest = [visible('n'), ...(label === undefined ? [] : [WEARS_LABEL])];
  const gathered = `${hitsSource('node_text')} CROSS JOIN node n ON n.seq = t.rowid`;
  const total = label === undefined && !someHidden(graph) ? hits : countNodes(graph, gathered, rest, parameters);
  if (hits <= SMALL_SET) return { source: gathered, conditions: rest, parameters, total };
  const amongHits = `+n.seq IN (SELECT t.rowid FROM ${hitsSource('node_text')})`;
  return { source: walk, conditions: [...rest, amongHits], parameters, total };
}

function filterByLabel(graph: Graph, label: string, walk: string): Filter {
  const total = labelTotal(graph, label);
  const parameters = { label };
  if (total > SMALL_SET) return { source: walk, conditions: [visible('n'), WEARS_LABEL], parameters, total };
  const source = `node_label l CROSS JOIN node n
    ON l.owner = :owner AND l.project = :project AND l.label = :label AND n.seq = l.node`;
  return { source, conditions: [visible('n')], parameters, total };
}

function filterOf(graph: Graph, { text, label }: Query, walk: string): Filter | undefined {
  const asked = textMatch(text);
  if (asked.kind === 'none') return undefined;
  if (asked.kind === 'match') return filterByText(graph, asked.match, label, walk);
  if (label !== undefined) return filterByLabel(graph, label, walk);
  return { source: walk, conditions: [visible('n')], parameters: {}, total: graph.row.nodes_total };
}

/** What a filter leaves of those that a query lists. Their number is counted only where nobody counts them anyway. */
function narrowed(graph: Graph, filter: Filter, among: string, isCounted: boolean): Filter {
  const set = setStatement(graph, listedSet(among));
  const conditions = [...filter.conditions, `+n.seq IN (${set.sql})`];
  const parameters = { ...filter.parameters, ...set.parameters };
  const total = isCounted ? countNodes(graph, filter.source, conditions, parameters) : 0;
  return { ...filter, conditions, parameters, total };
}

const isIndexed = (sort: NonNullable<Query['sort']>): sort is keyof typeof SORTS => sort in SORTS;

function placing(sort: NonNullable<Query['sort']>, property: string | undefined): ReturnType<typeof propertySorting> {
  if (isIndexed(sort)) return { sorting: { columns: `n.${SORTS[sort].keys[0]}` }, bound: {} };
  if (sort === 'createdAt') return { sorting: { columns: 'n.created_at' }, bound: {} };
  if (sort === 'label') return { sorting: { value: "n.labels -> '$[0]'" }, bound: {} };
  return propertySorting('n', property);
}

/** A page of nodes, filtered and sorted. Throws `PAGE_TOKEN_INVALID`, `QUERY_INVALID`, `QUERY_TOO_COSTLY`. */
export const nodesPage = (graph: Graph, query: Query, deadline: ThreadDeadline | undefined): Json<NodePage> =>
  deadline === undefined ? pageOf(graph, query) : withDeadline(deadline, () => pageOf(graph, query));

function pageOf(graph: Graph, query: Query): Json<NodePage> {
  const { sort = 'id', order = 'asc', offset, property } = query;
  const walk = isIndexed(sort) ? `node n INDEXED BY ${SORTS[sort].index}` : rowsOfProject('node n');
  const found = filterOf(graph, query, walk);
  if (found === undefined) return pageJson({ items: [], seqs: [] }, 0) as Json<NodePage>;
  const { among } = query;
  const filter = among === undefined ? found : narrowed(graph, found, among, isIndexed(sort) && offset === undefined);
  const list = {
    ...filter,
    identity: listIn(graph, 'nodes', [query.label, query.text, among, sort, order]),
    pageSize: query.pageSize,
    token: query.pageToken,
    order,
    element: 'node n',
    json: NODE_JSON,
    joins: WITH_POSITION,
  };
  if (isIndexed(sort) && offset === undefined)
    return pageJson(readPage(graph, { ...list, keys: SORTS[sort].keys }), filter.total) as Json<NodePage>;
  const { sorting, bound } = placing(sort, property);
  const plan: PlacesPlan = {
    ...list,
    identity: listedByPlace(list.identity, property),
    parameters: { ...filter.parameters, ...bound },
    offset,
    sorting,
  };
  const page = readPlaces(graph, plan);
  return pageJson(page, page.total) as Json<NodePage>;
}
