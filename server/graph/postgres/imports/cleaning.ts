import { type OwnerId } from '../../../contract/ids.js';
import { type Transacting } from '../../../platform/storage/postgres/Database.js';
import { removeHiddenRows } from '../bytes.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { removeKeysOfBatch } from '../lists/sortKeys.js';

/** Rows removed in one transaction. */
const SLICE = 2000;

interface Dropped {
  readonly owner: number;
  readonly project: number;
  readonly batch: number;
}

/** Removes some rows of one kind. @returns how many went */
type Removal = (session: Session, dropped: Dropped) => Promise<number>;

const slice =
  (table: 'node' | 'relationship'): Removal =>
  (session, { batch, ...graph }) =>
    removeHiddenRows(
      session,
      table,
      `e.seq IN (SELECT seq FROM ${table} WHERE owner = :owner AND project = :project AND batch = :batch LIMIT :slice)`,
      graph,
      { batch, slice: SLICE },
    );

const OWN_NODES = 'n.owner = :owner AND n.project = :project AND n.batch = :batch';

/** What is removed a slice at a time; what hangs on nodes goes with them. */
const LARGE: readonly Removal[] = [
  slice('relationship'),
  removeKeysOfBatch,
  (session, dropped) =>
    session.run(
      `DELETE FROM node_label l USING node n WHERE ${OWN_NODES}
         AND l.owner = :owner AND l.project = :project AND l.node = n.seq`,
      { ...dropped },
    ),
  (session, { batch, ...graph }) =>
    removeHiddenRows(session, 'position', `e.node IN (SELECT n.seq FROM node n WHERE ${OWN_NODES})`, graph, { batch }),
  slice('node'),
];
const COUNTED = ['batch_style', 'batch_update'] as const;
const SMALL = ['batch_total', 'batch_end', 'batch', 'hidden_batch'];

/** Removes some rows of a given-up import of a person; false when none is left. */
async function cleanSlice(session: Session, ownerId: OwnerId): Promise<boolean> {
  const found = await session.get<Dropped>(
    `SELECT b.owner, b.project, b.batch FROM person o JOIN batch b ON b.owner = o.owner
     WHERE o.id = :ownerId AND b.state = 'dropped' ORDER BY b.project, b.batch LIMIT 1 FOR UPDATE OF b SKIP LOCKED`,
    { ownerId },
  );
  if (found === undefined) return false;
  for (const remove of LARGE) if ((await remove(session, found)) > 0) return true;
  const { batch, ...graph } = found;
  for (const table of COUNTED) await removeHiddenRows(session, table, 'e.batch = :batch', graph, { batch });
  for (const table of SMALL)
    await session.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project AND batch = :batch`, {
      ...found,
    });
  return true;
}

/** Removes the rows of all given-up imports of a person, a slice at a time: nobody sees them, and nobody waits for it. */
export async function cleanImports(database: Transacting, ownerId: OwnerId): Promise<void> {
  while (await database.write((session) => cleanSlice(session, ownerId)));
}
