import { type OwnerId } from '../../contract/ids.js';
import { type ProjectScope } from '../ports/scope.js';
import { type Transacting } from '../../platform/storage/postgres/Database.js';
import { type Session } from '../../platform/storage/postgres/Session.js';
import { writeAgain } from '../../platform/storage/postgres/writeAgain.js';

/** Rows removed in one transaction. */
const SLICE = 5000;

/** Tables that may hold much of a project. */
const LARGE = ['relationship', 'node', 'node_label', 'position', 'sort_key', 'change', 'revision'];
/** Tables whose rows of a project go in one transaction. */
const SMALL = [
  ...['label_total', 'type_total', 'batch', 'batch_total', 'batch_end', 'hidden_batch'],
  ...['style', 'batch_style', 'batch_update', 'graph'],
];

/** Before any of its rows, as changes and the cleaning of imports hold it: two that hold them in turn would wait for each other. */
const HOLD_GRAPH = 'SELECT project FROM graph WHERE owner = :owner AND project = :project FOR UPDATE';

/** The rows of a project, a slice at a time; what is cut off is gone on with. */
async function eraseRows(database: Transacting, owner: number, project: number): Promise<void> {
  const scope = { owner, project };
  const held = <T>(work: (session: Session) => Promise<T>) =>
    writeAgain(database, async (session) => {
      await session.get(HOLD_GRAPH, scope);
      return work(session);
    });
  for (const table of LARGE) {
    const slice = `DELETE FROM ${table} WHERE owner = :owner AND ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE owner = :owner AND project = :project LIMIT :slice))`;
    while ((await held((session) => session.run(slice, { ...scope, slice: SLICE }))) > 0);
  }
  await held(async (session) => {
    for (const table of SMALL)
      await session.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project`, scope);
  });
}

/** Leaves nothing of a hidden graph. */
export async function eraseHidden(database: Transacting, { ownerId, projectId }: ProjectScope): Promise<void> {
  const found = await database.read((session) =>
    session.get<{ owner: number; project: number }>(
      `SELECT g.owner, g.project FROM person o JOIN graph g ON g.owner = o.owner
       WHERE o.id = :ownerId AND g.id = :projectId AND g.access = 'hidden'`,
      { ownerId, projectId },
    ),
  );
  if (found !== undefined) await eraseRows(database, found.owner, found.project);
}

/** Leaves nothing of any graph of a person, of what their commits brought about, nor of who they were: from the first slice on all are hidden. */
export async function eraseAll(database: Transacting, ownerId: OwnerId): Promise<void> {
  const graphs = await writeAgain(database, (session) =>
    session.all<{ owner: number; project: number }>(
      `UPDATE graph g SET access = 'hidden' FROM person o
       WHERE o.id = :ownerId AND g.owner = o.owner RETURNING g.owner, g.project`,
      { ownerId },
    ),
  );
  for (const { owner, project } of graphs) await eraseRows(database, owner, project);
  await writeAgain(database, async (session) => {
    const held = await session.get<{ owner: number }>('SELECT owner FROM person WHERE id = :ownerId FOR UPDATE', {
      ownerId,
    });
    if (held === undefined) return;
    const { owner } = held;
    await session.run('DELETE FROM effect WHERE owner = :owner', { owner });
    // A person who has begun a graph again meanwhile stays.
    await session.run(
      'DELETE FROM person p WHERE p.owner = :owner AND NOT EXISTS (SELECT 1 FROM graph g WHERE g.owner = :owner)',
      { owner },
    );
  });
}
