import { type OwnerId } from '../../../contract/ids.js';
import { removeHiddenRows } from '../bytes.js';
import { type Transacting } from '../../../platform/storage/postgres/Database.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { writeAgain } from '../../../platform/storage/postgres/writeAgain.js';

/** Elements removed in one transaction, with all that hangs on them: a change of the project waits for no more than that. */
const AT_ONCE = 2000;

/** An import that was given up, as far as it is still there. */
interface Dropped {
  readonly owner: number;
  readonly project: number;
  readonly batch: number;
  readonly first_node: number;
  readonly last_node: number;
  readonly first_relationship: number;
  readonly last_relationship: number;
  /** The orders of the project that have keys. */
  readonly orders: readonly string[];
}

const FIRST_DROPPED = `FROM person o JOIN batch b ON b.owner = o.owner JOIN graph g ON g.owner = b.owner AND g.project = b.project
  WHERE o.id = :ownerId AND b.state = 'dropped' ORDER BY b.project, b.batch LIMIT 1`;
/** Before any of its rows, as changes and the storing of orders hold it: two that hold them in turn would wait for each other. */
const HOLD_GRAPH = `SELECT g.project ${FIRST_DROPPED} FOR UPDATE OF g`;
const DROPPED = `SELECT b.owner, b.project, b.batch, b.first_node, b.last_node, b.first_relationship, b.last_relationship,
    g.sorted || ARRAY(SELECT jsonb_object_keys(g.sorting)) AS orders
  ${FIRST_DROPPED} FOR UPDATE OF b SKIP LOCKED`;

type Table = 'node' | 'relationship';

/** What is left of the rows of an import begins with this one: those before it are gone. */
async function removedUpTo(session: Session, table: Table, { owner, project, batch }: Dropped, last: number) {
  await session.run(
    `UPDATE batch SET first_${table} = :last::bigint + 1 WHERE owner = :owner AND project = :project AND batch = :batch`,
    { owner, project, batch, last },
  );
}

async function removeKeys(
  session: Session,
  table: Table,
  { owner, project, orders }: Dropped,
  seqs: readonly number[],
) {
  const names = orders.filter((name) => name.startsWith(table));
  if (names.length === 0) return;
  await session.run(
    'DELETE FROM sort_key WHERE owner = :owner AND project = :project AND name = ANY (:names::text[]) AND seq = ANY (:seqs::bigint[])',
    { owner, project, names, seqs },
  );
}

async function removeLabels(session: Session, { owner, project }: Dropped, seqs: readonly number[]): Promise<void> {
  await session.run(
    `DELETE FROM node_label l USING node n CROSS JOIN LATERAL json_array_elements_text(n.labels::json) w(label)
     WHERE n.owner = :owner AND n.seq = ANY (:seqs::bigint[])
       AND l.owner = :owner AND l.project = :project AND l.label = w.label AND l.node = n.seq`,
    { owner, project, seqs },
  );
}

/** Removes the next elements of one kind, with their keys, labels and places. @returns whether there were any */
async function removeElements(session: Session, table: Table, dropped: Dropped, slice: number): Promise<boolean> {
  const { owner, project, batch } = dropped;
  const rows = await session.all<{ seq: number }>(
    `SELECT e.seq FROM ${table} e WHERE e.owner = :owner AND e.project = :project AND e.batch = :batch
       AND e.seq BETWEEN :first AND :last ORDER BY e.seq LIMIT :slice`,
    { owner, project, batch, first: dropped[`first_${table}`], last: dropped[`last_${table}`], slice },
  );
  const seqs = rows.map(({ seq }) => seq);
  const last = seqs.at(-1);
  if (last === undefined) return false;
  await removeKeys(session, table, dropped, seqs);
  if (table === 'node') {
    await removeLabels(session, dropped, seqs);
    await removeHiddenRows(session, 'position', 'e.node = ANY (:seqs::bigint[])', { owner, project }, { seqs });
  }
  await removeHiddenRows(session, table, 'e.seq = ANY (:seqs::bigint[])', { owner, project }, { seqs });
  await removedUpTo(session, table, dropped, last);
  return true;
}

const OF_BATCH = 'owner = :owner AND project = :project AND batch = :batch';
const someOf = (table: string): string =>
  `ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${OF_BATCH} LIMIT :slice))`;

/** Removes the next rows of what an import was to change and to join. @returns whether there were any */
async function removeStaged(session: Session, { owner, project, batch }: Dropped, slice: number): Promise<boolean> {
  const some = { batch, slice };
  const updates = await removeHiddenRows(
    session,
    'batch_update',
    `e.${someOf('batch_update')}`,
    { owner, project },
    some,
  );
  if (updates > 0) return true;
  const ends = `DELETE FROM batch_end WHERE owner = :owner AND ${someOf('batch_end')}`;
  return (await session.run(ends, { owner, project, ...some })) > 0;
}

/** Removes some rows of a given-up import of a person, which nobody sees until the last of them is gone; false when none is left. */
export async function cleanSlice(session: Session, ownerId: OwnerId, slice = AT_ONCE): Promise<boolean> {
  await session.get(HOLD_GRAPH, { ownerId });
  const found = await session.get<Dropped>(DROPPED, { ownerId });
  if (found === undefined) return false;
  if (await removeElements(session, 'relationship', found, slice)) return true;
  if (await removeElements(session, 'node', found, slice)) return true;
  if (await removeStaged(session, found, slice)) return true;
  const { owner, project, batch } = found;
  await removeHiddenRows(session, 'batch_style', 'e.batch = :batch', { owner, project }, { batch });
  for (const table of ['batch_total', 'batch', 'hidden_batch'])
    await session.run(`DELETE FROM ${table} WHERE ${OF_BATCH}`, { owner, project, batch });
  return true;
}

/** Removes the rows of all given-up imports of a person, a slice at a time: nobody sees them, and nobody waits for it. */
export async function cleanImports(database: Pick<Transacting, 'write'>, ownerId: OwnerId): Promise<void> {
  while (await writeAgain(database, (session) => cleanSlice(session, ownerId)));
}

/** The persons with given-up imports whose rows are still there. */
export const ownersToClean = (database: Pick<Transacting, 'read'>): Promise<OwnerId[]> =>
  database.read(async (session) => {
    const rows = await session.everybody<{ id: OwnerId }>(
      `SELECT o.id FROM person o WHERE EXISTS (SELECT 1 FROM batch b WHERE b.owner = o.owner AND b.state = 'dropped')`,
      {},
    );
    return rows.map(({ id }) => id);
  });
