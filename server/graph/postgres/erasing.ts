import { type OwnerId } from '../../contract/ids.js';
import { type ProjectScope } from '../ports/scope.js';
import { type Database } from './connection/Database.js';

/** Rows removed in one transaction. */
const SLICE = 5000;

/** Tables that may hold much of a project. */
const LARGE = ['relationship', 'node', 'node_label', 'position', 'change', 'revision'];
/** Tables whose rows of a project go in one transaction. */
const SMALL = [
  ...['label_total', 'type_total', 'batch', 'batch_total', 'batch_end', 'hidden_batch'],
  ...['style', 'batch_style', 'batch_update', 'project'],
];

/** The rows of a project, a slice at a time; what is cut off is gone on with. */
async function eraseRows(database: Database, owner: number, project: number): Promise<void> {
  const scope = { owner, project };
  for (const table of LARGE) {
    const slice = `DELETE FROM ${table} WHERE owner = :owner AND ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE owner = :owner AND project = :project LIMIT :slice))`;
    while ((await database.write((session) => session.run(slice, { ...scope, slice: SLICE }))) > 0);
  }
  await database.write(async (session) => {
    for (const table of SMALL)
      await session.run(`DELETE FROM ${table} WHERE owner = :owner AND project = :project`, scope);
  });
}

/** Leaves nothing of a deleted project. From the first slice on it cannot be taken back, so that half a project is never shown. */
export async function eraseDeleted(database: Database, { ownerId, projectId }: ProjectScope): Promise<void> {
  const found = await database.write((session) =>
    session.get<{ owner: number; project: number }>(
      `UPDATE project p SET is_erasing = true FROM person o
       WHERE o.id = :ownerId AND p.owner = o.owner AND p.id = :projectId AND p.deleted_at IS NOT NULL
       RETURNING p.owner, p.project`,
      { ownerId, projectId },
    ),
  );
  if (found !== undefined) await eraseRows(database, found.owner, found.project);
}

/** Removes all of a person's graphs. @param isGone whether nothing is to tell any more that there was this person */
export async function eraseOwner(database: Database, ownerId: OwnerId, isGone = false): Promise<void> {
  const projects = await database.write((session) =>
    session.all<{ owner: number; project: number }>(
      `UPDATE project p SET is_erasing = true, is_default = false, deleted_at = coalesce(p.deleted_at, p.updated_at)
       FROM person o WHERE o.id = :ownerId AND p.owner = o.owner RETURNING p.owner, p.project`,
      { ownerId },
    ),
  );
  for (const { owner, project } of projects) await eraseRows(database, owner, project);
  await database.write(async (session) => {
    await session.run('DELETE FROM effect WHERE owner = (SELECT owner FROM person WHERE id = :ownerId)', { ownerId });
    if (isGone) await session.run('DELETE FROM person WHERE id = :ownerId', { ownerId });
  });
}
