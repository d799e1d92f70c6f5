import { type NodeId } from '../../../contract/ids.js';
import { type RelationshipPage, type RelationshipsQuery } from '../../../contract/pages.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { type Json } from '../../../platform/storage/Json.js';
import { seqOfNode } from '../nodeRows.js';
import { captionsOf } from '../naming.js';
import { type Graph, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS } from '../rows.js';
import { listIn, type ListPage, pageJson, readPage, SMALL_SET } from './keyset.js';
import { listedByPlace } from '../../pageToken.js';
import { textMatch } from '../../../people/personFile/textMatch.js';
import { propertySorting, readPlaces, rowsOfProject } from './places.js';
import { countHits, hitsSource, someHidden } from './textHits.js';

type Query = Omit<RelationshipsQuery, 'projectId'>;

const SORTS = {
  id: { index: 'relationship_id', keys: ['id', 'seq'] },
  type: { index: 'relationship_type', keys: ['type', 'id', 'seq'] },
  updatedAt: { index: 'relationship_updated', keys: ['updated_at', 'seq'] },
} as const;

interface Filter {
  readonly source: string;
  readonly conditions: readonly string[];
  readonly parameters: SqlParameters;
  readonly total: number;
}

const EMPTY = pageJson({ items: [], seqs: [] }, 0, ',"ends":[]') as Json<RelationshipPage>;

function count(graph: Graph, source: string, conditions: readonly string[], parameters: SqlParameters): number {
  const scope = ['r.owner = :owner', 'r.project = :project'];
  return (
    graph.file.db.get<{ total: number }>(
      `SELECT count(*) AS total FROM ${source} WHERE ${[...scope, ...conditions].join(' AND ')}`,
      { ...scopeOf(graph), ...parameters },
    )?.total ?? 0
  );
}

const typeTotal = (graph: Graph, type: string): number =>
  graph.file.db.get<{ total: number }>(
    'SELECT total FROM type_total WHERE owner = :owner AND project = :project AND type = :type',
    { ...scopeOf(graph), type },
  )?.total ?? 0;

const OF_NODE = `(SELECT seq FROM relationship WHERE owner = :owner AND project = :project AND start_node = :node
  UNION SELECT seq FROM relationship WHERE owner = :owner AND project = :project AND end_node = :node)`;

/** All filters but text narrow by conditions; text and node also say where to start. */
function filterOf(graph: Graph, query: Query, sort: keyof typeof SORTS | undefined): Filter | undefined {
  const asked = textMatch(query.text);
  const node = query.nodeId === undefined ? undefined : seqOfNode(graph, query.nodeId);
  if (asked.kind === 'none' || (query.nodeId !== undefined && node === undefined)) return undefined;
  const conditions = [visible('r'), ...(query.type === undefined ? [] : ['r.type = :type'])];
  const parameters: SqlParameters = query.type === undefined ? {} : { type: query.type };
  const walk = sort === undefined ? rowsOfProject('relationship r') : `relationship r INDEXED BY ${SORTS[sort].index}`;
  if (node !== undefined) {
    const source = `${OF_NODE} o CROSS JOIN relationship r ON r.seq = o.seq`;
    const ofNode = { ...parameters, node };
    if (asked.kind === 'all')
      return { source, conditions, parameters: ofNode, total: count(graph, source, conditions, ofNode) };
    const all = [...conditions, `+r.seq IN (SELECT t.rowid FROM ${hitsSource('relationship_text')})`];
    const both = { ...ofNode, match: asked.match };
    return { source, conditions: all, parameters: both, total: count(graph, source, all, both) };
  }
  if (asked.kind === 'match') return filterByText(graph, asked.match, { conditions, parameters, walk });
  if (query.type === undefined) return { source: walk, conditions, parameters, total: graph.row.relationships_total };
  const total = typeTotal(graph, query.type);
  const byType = sort !== 'updatedAt' || total <= SMALL_SET;
  return { source: byType ? 'relationship r INDEXED BY relationship_type' : walk, conditions, parameters, total };
}

function filterByText(
  graph: Graph,
  match: string,
  { conditions, parameters, walk }: { conditions: string[]; parameters: SqlParameters; walk: string },
): Filter {
  const hits = countHits(graph, 'relationship_text', match);
  const all = { ...parameters, match };
  const gathered = `${hitsSource('relationship_text')} CROSS JOIN relationship r ON r.seq = t.rowid`;
  const simple = conditions.length === 1 && !someHidden(graph);
  const total = simple ? hits : count(graph, gathered, conditions, all);
  if (hits <= SMALL_SET) return { source: gathered, conditions, parameters: all, total };
  const amongHits = `+r.seq IN (SELECT t.rowid FROM ${hitsSource('relationship_text')})`;
  return { source: walk, conditions: [...conditions, amongHits], parameters: all, total };
}

interface EndRow {
  id: NodeId;
  labels: string;
  properties: string;
}

/** The nodes at the ends of these relationships, each with what it is called. */
function endsJson(graph: Graph, seqs: readonly number[]): string {
  const rows = graph.file.db.all<EndRow>(
    `WITH page AS MATERIALIZED (SELECT value AS seq FROM json_each(:seqs)),
       ends AS (SELECT start_node AS seq FROM page CROSS JOIN relationship r ON r.seq = page.seq AND r.owner = :owner
         UNION SELECT end_node FROM page CROSS JOIN relationship r ON r.seq = page.seq AND r.owner = :owner)
     SELECT n.id, n.labels, n.properties FROM ends CROSS JOIN node n ON n.seq = ends.seq
     WHERE n.owner = :owner AND n.project = :project`,
    { ...scopeOf(graph), seqs: JSON.stringify(seqs) },
  );
  const captions = captionsOf(graph);
  const caption = ({ labels, properties }: EndRow) =>
    JSON.stringify(
      nameOf({ labels: JSON.parse(labels) as string[], properties: JSON.parse(properties) as Properties }, captions),
    );
  return `[${rows.map((row) => `{"id":"${row.id}","caption":${caption(row)},"labels":${row.labels}}`).join(',')}]`;
}

const isIndexed = (sort: NonNullable<Query['sort']>): sort is keyof typeof SORTS => sort in SORTS;

/** The node at an end, joined for what it is called. */
const END = { from: 'start_node', to: 'end_node' } as const;

function placing(sort: NonNullable<Query['sort']>, property: string | undefined) {
  if (sort === 'property') return { ...propertySorting('r', property), join: '' };
  const column = isIndexed(sort) ? `r.${SORTS[sort].keys[0]}` : 'r.created_at';
  if (sort !== 'from' && sort !== 'to') return { sorting: { columns: column }, bound: {}, join: '' };
  return { sorting: { columns: 'e.caption' }, bound: {}, join: ` CROSS JOIN node e ON e.seq = r.${END[sort]}` };
}

/** A page of relationships, filtered and sorted, with what their ends are called. Throws `PAGE_TOKEN_INVALID`. */
export function relationshipsPage(graph: Graph, query: Query): Json<RelationshipPage> {
  const { sort = 'id', order = 'asc', offset, property } = query;
  const filter = filterOf(graph, query, isIndexed(sort) ? sort : undefined);
  if (filter === undefined) return EMPTY;
  const list = {
    ...filter,
    identity: listIn(graph, 'relationships', [query.type, query.nodeId, query.text, sort, order]),
    pageSize: query.pageSize,
    token: query.pageToken,
    order,
    element: 'relationship r',
    json: RELATIONSHIP_JSON,
    joins: WITH_ENDS,
  };
  const told = (page: ListPage, total: number) =>
    pageJson(page, total, `,"ends":${endsJson(graph, page.seqs)}`) as Json<RelationshipPage>;
  if (isIndexed(sort) && offset === undefined)
    return told(readPage(graph, { ...list, keys: SORTS[sort].keys }), filter.total);
  const { sorting, bound, join } = placing(sort, property);
  const page = readPlaces(graph, {
    ...list,
    source: filter.source + join,
    identity: listedByPlace(list.identity, property),
    parameters: { ...filter.parameters, ...bound },
    offset,
    sorting,
  });
  return told(page, page.total);
}
