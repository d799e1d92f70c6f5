import { type OwnerId } from '../../../contract/ids.js';
import { type Transacting } from '../connection/Database.js';
import { type Session } from '../connection/Session.js';

/** Rows removed in one transaction. */
const SLICE = 2000;

interface Dropped {
  readonly owner: number;
  readonly project: number;
  readonly batch: number;
}

/** What is removed a slice at a time; what hangs on nodes goes with them. */
const LARGE = [
  `DELETE FROM relationship WHERE owner = :owner AND seq IN
     (SELECT seq FROM relationship WHERE owner = :owner AND project = :project AND batch = :batch LIMIT :slice)`,
  `DELETE FROM node_label l USING node n WHERE n.owner = :owner AND n.project = :project AND n.batch = :batch
     AND l.owner = :owner AND l.project = :project AND l.node = n.seq`,
  `DELETE FROM position p USING node n WHERE n.owner = :owner AND n.project = :project AND n.batch = :batch
     AND p.owner = :owner AND p.project = :project AND p.node = n.seq`,
  `DELETE FROM node WHERE owner = :owner AND seq IN
     (SELECT seq FROM node WHERE owner = :owner AND project = :project AND batch = :batch LIMIT :slice)`,
];
const SMALL = ['batch_total', 'batch_end', 'batch_style', 'batch_update', 'batch', 'hidden_batch'];

/** Removes some rows of a given-up import of a person; false when none is left. */
async function cleanSlice(session: Session, ownerId: OwnerId): Promise<boolean> {
  const found = await session.get<Dropped>(
    `SELECT b.owner, b.project, b.batch FROM person o JOIN batch b ON b.owner = o.owner
     WHERE o.id = :ownerId AND b.state = 'dropped' ORDER BY b.project, b.batch LIMIT 1 FOR UPDATE OF b SKIP LOCKED`,
    { ownerId },
  );
  if (found === undefined) return false;
  for (const statement of LARGE) if ((await session.run(statement, { ...found, slice: SLICE })) > 0) return true;
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
