import { ProblemError } from '../../../contract/ProblemError.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type ProjectScope } from '../../../graph/ports/scope.js';
import { type ProjectFate, type ProjectRecord } from '../projects/ProjectStore.js';
import { endAnswersOf } from './personal/chats/answers.js';
import {
  committed,
  insertProject,
  limitProjects,
  type ProjectLimits,
  type ProjectRow,
  recordOf,
} from './projectRows.js';

/** A project that is the default one no longer hands that over: there always is one, and it is worked with. */
async function handOver(session: Session, { owner, number, is_default }: ProjectRow): Promise<void> {
  if (!is_default) return;
  await session.run('UPDATE catalog_project SET is_default = false WHERE owner = :owner AND number = :number', {
    owner,
    number,
  });
  const next = await session.get<{ number: number }>(
    `SELECT number FROM catalog_project WHERE owner = :owner AND number <> :number AND archived_at IS NULL AND deleted_at IS NULL
     ORDER BY number LIMIT 1`,
    { owner, number },
  );
  if (next === undefined) await insertProject(session, owner, { name: '', isDefault: true });
  else
    await session.run('UPDATE catalog_project SET is_default = true WHERE owner = :owner AND number = :next', {
      owner,
      next: next.number,
    });
}

/** Archives, deletes or takes back a project. Throws `PROJECT_NOT_FOUND`, `QUOTA_PROJECTS`. */
export async function setState(
  session: Session,
  { ownerId: owner, projectId: id }: ProjectScope,
  fate: ProjectFate,
  limits: ProjectLimits,
): Promise<ProjectRecord> {
  const row = await session.get<ProjectRow>(
    'SELECT * FROM catalog_project WHERE owner = :owner AND id = :id AND NOT is_erasing',
    { owner, id },
  );
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  const present = recordOf(row);
  if (present.state === fate.state) return present;
  if (fate.state !== 'active') await handOver(session, row);
  if (fate.state === 'deleted') await endAnswersOf(session, owner, id);
  const now = new Date().toISOString();
  const archivedAt = fate.state === 'archived' ? (row.archived_at ?? now) : null;
  const next = await session.get<ProjectRow>(
    `UPDATE catalog_project SET is_default = false, version = version + 1, archived_at = :archivedAt, deleted_at = :deletedAt,
       erased_at = :erasedAt WHERE owner = :owner AND number = :number RETURNING *`,
    {
      owner,
      number: row.number,
      archivedAt: fate.state === 'deleted' ? row.archived_at : archivedAt,
      deletedAt: fate.state === 'deleted' ? now : null,
      erasedAt: fate.state === 'deleted' ? fate.erasedAt : null,
    },
  );
  if (row.deleted_at !== null) await limitProjects(session, owner, limits);
  return committed(session, next ?? row);
}

/** Marks a deleted project as being erased; what is said of it goes at once. False for one that is not deleted. */
export async function beginErasing(
  session: Session,
  { ownerId: owner, projectId: id }: ProjectScope,
): Promise<boolean> {
  const row = await session.get<ProjectRow>('SELECT * FROM catalog_project WHERE owner = :owner AND id = :id', {
    owner,
    id,
  });
  if (row !== undefined && row.deleted_at === null) return false;
  await session.run(
    "UPDATE catalog_project SET is_erasing = true, name = '', description = '' WHERE owner = :owner AND id = :id",
    { owner, id },
  );
  return true;
}

/** Removes the last of a project that is being erased, with the keys of its effects. */
export async function forgetErased(session: Session, { ownerId: owner, projectId: id }: ProjectScope): Promise<void> {
  await session.run('DELETE FROM catalog_project WHERE owner = :owner AND id = :id AND is_erasing', { owner, id });
  await session.run(
    "DELETE FROM record_effect WHERE owner = :owner AND kind = 'graphAccess' AND key LIKE 'graph ' || CAST(:id AS text) || ' %'",
    { owner, id },
  );
}
