import { ProblemError } from '../../contract/ProblemError.js';
import { type Session } from '../../platform/storage/postgres/Session.js';
import { type PostgresParameters, prepared } from '../../platform/storage/postgres/statement.js';
import { type GraphLimits } from './limits.js';
import { type Graph, scopeOf, sent } from './rows.js';

const ELEMENT = ['properties', 'kinds', 'provenance'] as const;

/** Columns of graphs whose bytes count for a person's limit, as UTF-8: the same as in SQLite. */
const COUNTED = {
  node: ['labels', ...ELEMENT],
  relationship: ['type', ...ELEMENT],
  position: ['place'],
  revision: ['before'],
  change: ['reference', 'counts', 'edits', 'summary'],
  style: ['name', 'style'],
  batch_style: ['name', 'style'],
  batch_update: ['edit'],
} as const;

type CountedTable = keyof typeof COUNTED;
type Texts<T extends CountedTable> = Readonly<Record<(typeof COUNTED)[T][number], string | null>>;

const rowBytes = (table: CountedTable, alias: string): string =>
  COUNTED[table].map((column) => `coalesce(octet_length(${alias}.${column}), 0)`).join(' + ');

const textBytes = (text: string | null): number => (text === null ? 0 : Buffer.byteLength(text));

/** Counts rows that are written, or (with -1) that are written over. They are added to the graph's row before the commit. */
export function countRows<T extends CountedTable>(
  graph: Graph,
  table: T,
  rows: readonly Texts<T>[],
  sign: 1 | -1 = 1,
): void {
  const columns: readonly (keyof Texts<T>)[] = COUNTED[table];
  let bytes = 0;
  for (const row of rows) for (const column of columns) bytes += textBytes(row[column]);
  graph.newBytes = (graph.newBytes ?? 0) + sign * bytes;
}

interface Removed {
  readonly bytes: number;
  readonly rows: number;
}

const removal = (table: CountedTable, condition: string): string =>
  `WITH gone AS (DELETE FROM ${table} e WHERE e.owner = :owner AND ${condition} RETURNING ${rowBytes(table, 'e')} AS bytes)
   SELECT coalesce(sum(bytes), 0) AS bytes, count(*) AS rows FROM gone`;

/** Takes off a graph what a statement says that it removed; until it is answered the bytes of the graph are not known. */
async function uncounting<T extends { readonly bytes: number }>(
  graph: Graph,
  asked: Promise<T | undefined>,
): Promise<T | undefined> {
  graph.uncounted = (graph.uncounted ?? 0) + 1;
  const removed = await asked;
  graph.newBytes = (graph.newBytes ?? 0) - (removed?.bytes ?? 0);
  graph.uncounted -= 1;
  return removed;
}

/** Removes rows of a graph and takes their bytes off it. @param condition on `e`, the row @returns how many went */
export async function removeRows(
  graph: Graph,
  table: CountedTable,
  condition: string,
  parameters: PostgresParameters = {},
): Promise<number> {
  const sql = prepared(removal(table, `e.project = :project AND ${condition}`));
  const removed = await uncounting(graph, graph.session.get<Removed>(sql, { ...scopeOf(graph), ...parameters }));
  return removed?.rows ?? 0;
}

/** Removes rows of a graph that nobody holds, and takes their bytes off its row at once. @param condition on `e` @returns how many went */
export async function removeHiddenRows(
  session: Session,
  table: CountedTable,
  condition: string,
  { owner, project }: { readonly owner: number; readonly project: number },
  parameters: PostgresParameters,
): Promise<number> {
  const removed = await session.get<Removed>(removal(table, `e.project = :project AND ${condition}`), {
    owner,
    project,
    ...parameters,
  });
  if (removed === undefined || removed.rows === 0) return 0;
  await addBytes(session, { owner, project, by: -removed.bytes });
  return removed.rows;
}

/**
 * Writes rows that are sent as JSON, each in the place of the one that is there with the same key, and counts what they add.
 * @param keys columns that are the key of a row within its graph, with their types
 * @param others the other columns, all texts but those that say otherwise
 */
export async function putRows<T extends CountedTable>(
  graph: Graph,
  table: T,
  {
    keys,
    others,
  }: { readonly keys: Readonly<Record<string, string>>; readonly others: Readonly<Record<string, string>> },
  rows: readonly (Texts<T> & Readonly<Record<string, unknown>>)[],
): Promise<void> {
  if (rows.length === 0) return;
  const [own, rest] = [Object.keys(keys), Object.keys(others)];
  const from = sent(
    Object.entries({ ...keys, ...others })
      .map((column) => column.join(' '))
      .join(', '),
  );
  const same = own.map((column) => `e.${column} = w.${column}`).join(' AND ');
  countRows(graph, table, rows);
  const put = graph.session.get<{ bytes: number }>(
    `WITH old AS MATERIALIZED (SELECT coalesce(sum(o.bytes), 0) AS bytes FROM ${from} CROSS JOIN LATERAL
       (SELECT ${rowBytes(table, 'e')} AS bytes FROM ${table} e WHERE e.owner = :owner AND e.project = :project AND ${same} OFFSET 0) o),
     put AS (INSERT INTO ${table} (owner, project, ${[...own, ...rest].join(', ')})
       SELECT :owner, :project, ${[...own, ...rest].map((column) => `w.${column}`).join(', ')} FROM ${from}
       ON CONFLICT (owner, project, ${own.join(', ')}) DO UPDATE SET ${rest.map((column) => `${column} = excluded.${column}`).join(', ')})
     SELECT bytes FROM old`,
    { ...scopeOf(graph), rows: JSON.stringify(rows) },
  );
  await uncounting(graph, put);
}

/** SQL: the bytes of all graphs of a person and of the effects that wait. @param owner an expression for the person's id */
export const bytesOfGraphs = (owner: string): string =>
  `coalesce((SELECT (SELECT coalesce(sum(g.bytes), 0) FROM graph g WHERE g.owner = o.owner)
     + (SELECT coalesce(sum(octet_length(f.data)), 0) FROM effect f WHERE f.owner = o.owner AND f.data IS NOT NULL)
   FROM person o WHERE o.id = ${owner}), 0)`;

/** SQL: the bytes of a graph `g`, found by reading every row of it. */
export const bytesCounted = (Object.keys(COUNTED) as CountedTable[])
  .map(
    (table) =>
      `(SELECT coalesce(sum(${rowBytes(table, 'e')}), 0) FROM ${table} e WHERE e.owner = g.owner AND e.project = g.project)`,
  )
  .join(' + ');

/** SQL: counts the bytes of all graphs anew. */
export const COUNT_BYTES = `UPDATE graph g SET bytes = ${bytesCounted};`;

const ADD_BYTES = prepared('UPDATE graph SET bytes = bytes + :by WHERE owner = :owner AND project = :project');

const addBytes = (session: Session, to: { readonly owner: number; readonly project: number; readonly by: number }) =>
  session.run(ADD_BYTES, to);

const MEGABYTE = 1024 ** 2;

/** Refuses a transaction by which a graph grows beyond the limit; once all that it wrote is counted. Throws `QUOTA_BYTES`. */
export function limitBytes(
  { standing, newBytes = 0, isGrowing = false }: Graph,
  { storedBytes: limit }: Pick<GraphLimits, 'storedBytes'>,
): void {
  const use = (standing?.bytes ?? 0) + newBytes;
  if (!isGrowing || use <= limit) return;
  const [most, kept] = [limit, use].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new ProblemError('QUOTA_BYTES', { detail: `At most ${most} MB are kept for one person; there are ${kept}` });
}
