import { type Graph, scopeOf, type StoredOrder } from '../rows.js';
import { keyParameters, keysFrom, keySqlOf, orderName, orderNamed } from './sortKeys.js';

/** Elements of a project that are sorted within milliseconds as they are read. */
const FEW = 5_000;
/** Orders of a project whose keys are stored: each costs a row for each element. */
const MOST = 16;
/** Elements whose keys are stored, or keys that are removed, in one transaction: a change of the project waits for no more than that. */
const KEYS_AT_ONCE = 2_000;

/** The name of the keys of an order; undefined until all are stored. Of a large project they are stored after the read. */
export function keyNameOf(graph: Graph, order: StoredOrder): string | undefined {
  const { row } = graph;
  const name = orderName(order);
  if (row.sorted.includes(name)) return name;
  const elements = order.table === 'node' ? row.nodes_total : row.relationships_total;
  if (elements > FEW) graph.unsorted = order;
  return undefined;
}

/** Which orders of a graph are stored, are being stored, and go. */
type Orders = Pick<Graph['row'], 'sorted' | 'sorting'>;

async function saveOrders(graph: Graph, { sorted, sorting }: Orders): Promise<void> {
  await graph.session.run(
    'UPDATE graph SET sorted = :sorted::text[], sorting = :sorting::text::jsonb WHERE owner = :owner AND project = :project',
    { ...scopeOf(graph), sorted, sorting: JSON.stringify(sorting) },
  );
}

const without = (sorting: Orders['sorting'], gone: string): Orders['sorting'] =>
  Object.fromEntries(Object.entries(sorting).filter(([name]) => name !== gone));

/** Begins to store an order, in the place of the first where there are many. */
function begun({ row: { sorted, sorting, first_seq } }: Graph, name: string): Orders {
  const room = MOST - 1 - Object.values(sorting).filter((upTo) => upTo !== null).length;
  const gone = sorted.slice(0, Math.max(0, sorted.length - room));
  return {
    sorted: sorted.slice(gone.length),
    sorting: { ...sorting, ...Object.fromEntries(gone.map((each) => [each, null])), [name]: first_seq },
  };
}

const REMOVE = `DELETE FROM sort_key WHERE owner = :owner AND ctid = ANY (ARRAY(
  SELECT ctid FROM sort_key WHERE owner = :owner AND project = :project AND name = :name LIMIT :slice))`;

async function removeSlice(graph: Graph, name: string, slice: number): Promise<void> {
  if ((await graph.session.run(REMOVE, { ...scopeOf(graph), name, slice })) < slice)
    await saveOrders(graph, { sorted: graph.row.sorted, sorting: without(graph.row.sorting, name) });
}

interface Slice {
  readonly rows: number;
  readonly last: number | null;
  readonly labels: readonly string[] | null;
}

const IN_GRAPH = 'e.owner = :owner AND e.project = :project';
/** Rows of a given-up import go by and by, and their keys before them. */
const NOT_DROPPED = `e.batch NOT IN (SELECT batch FROM batch WHERE owner = :owner AND project = :project AND state = 'dropped')`;

/** Stores the keys of the elements that follow a number. Those that were written since have theirs. */
async function fillSlice(graph: Graph, name: string, after: number, slice: number): Promise<void> {
  const { session, row } = graph;
  const order = orderNamed(name);
  const { table, by } = order;
  const label = by === 'label' ? 'e.labels::json ->> 0' : 'NULL::text';
  const next = await session.get<Slice>(
    `SELECT count(*) AS rows, max(x.seq) AS last, json_agg(DISTINCT x.label) FILTER (WHERE x.label IS NOT NULL) AS labels FROM
       (SELECT e.seq, ${label} AS label FROM ${table} e WHERE ${IN_GRAPH} AND e.seq > :after ORDER BY e.seq LIMIT :slice) x`,
    { ...scopeOf(graph), after, slice },
  );
  const { last = null, labels, rows = 0 } = next ?? {};
  if (last !== null)
    await session.run(
      `INSERT INTO sort_key (owner, project, name, kind, number, text, seq, batch)
       ${keysFrom(':name', keySqlOf(order), `${table} e`, `${IN_GRAPH} AND e.seq > :after AND e.seq <= :last AND ${NOT_DROPPED}`)}
       ON CONFLICT (owner, project, name, seq) DO NOTHING`,
      { ...scopeOf(graph), name, after, last, ...keyParameters(order, labels ?? []) },
    );
  const isWhole = rows < slice;
  await saveOrders(graph, {
    sorted: isWhole ? [...row.sorted, name] : row.sorted,
    sorting: isWhole ? without(row.sorting, name) : { ...row.sorting, [name]: last },
  });
}

/** Whether any element has what an order sorts by: the keys of a name that none has would all be the same. */
export async function hasKeys(graph: Graph, { table, by }: StoredOrder): Promise<boolean> {
  if (typeof by === 'string') return true;
  const sql = `SELECT 1 FROM ${table} e WHERE ${IN_GRAPH} AND jsonb_exists(e.props, :property::text) LIMIT 1`;
  return (await graph.session.get(sql, { ...scopeOf(graph), property: by.property })) !== undefined;
}

/**
 * Goes on by a slice with whatever was begun to be stored in a project that is held, or begins an order that is not stored; each slice leaves
 * behind where the next one goes on, whichever process that is. @returns undefined where there was nothing to do
 */
export async function storeSlice(
  graph: Graph,
  order: StoredOrder | undefined,
  slice = KEYS_AT_ONCE,
): Promise<'continued' | 'begun' | undefined> {
  const { sorted, sorting } = graph.row;
  const [next] = Object.entries(sorting).sort(([, one], [, other]) => Number(one !== null) - Number(other !== null));
  if (next !== undefined) {
    const [of, after] = next;
    await (after === null ? removeSlice(graph, of, slice) : fillSlice(graph, of, after, slice));
    return 'continued';
  }
  if (order === undefined || sorted.includes(orderName(order))) return undefined;
  await saveOrders(graph, begun(graph, orderName(order)));
  return 'begun';
}
