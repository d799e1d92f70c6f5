import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type ProblemCode } from '../../contract/problem.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Project } from '../../contract/projects.js';
import { type ProjectCatalog, type ProjectChanges, type ProjectFate } from '../ports/ProjectCatalog.js';
import { type ProjectScope } from '../ports/scope.js';
import { checkedName } from '../properties.js';
import { type Database } from './connection/Database.js';
import { type Session } from './connection/Session.js';
import { eraseDeleted, eraseOwner } from './erasing.js';
import { type GraphLimits, limitElements, limitProjects } from './limits.js';
import {
  ensureDefault,
  holdOwner,
  insertProject,
  listProjects,
  projectOf,
  projectRow,
  type ProjectRow,
} from './projects.js';

/** Runs a read again once the person has the default project that it did not find. */
export async function withDefault<T>(
  database: Database,
  { ownerId, projectId }: { readonly ownerId: OwnerId; readonly projectId?: ProjectId | undefined },
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const missing: ProblemCode = 'PROJECT_NOT_FOUND';
    if (!(error instanceof ProblemError) || error.code !== missing || projectId !== undefined) throw error;
    await ensureDefaultOf(database, ownerId);
    return read();
  }
}

/** The default project of a person, made when missing. */
export const ensureDefaultOf = (database: Database, ownerId: OwnerId): Promise<ProjectRow> =>
  database.write(async (session) => ensureDefault(session, await holdOwner(session, ownerId)));

async function createProject(
  session: Session,
  ownerId: OwnerId,
  { name, id }: { readonly name: string; readonly id?: ProjectId | undefined },
  limits: GraphLimits,
): Promise<Project> {
  const owner = await holdOwner(session, ownerId);
  await ensureDefault(session, owner);
  const there =
    id === undefined
      ? undefined
      : await session.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND id = :id', { owner, id });
  // What is begun a second time does not bring a deleted one back.
  if (there !== undefined && there.deleted_at !== null) throw new ProblemError('PROJECT_NOT_FOUND');
  if (there !== undefined) return projectOf(there);
  const made = await insertProject(session, owner, {
    name: checkedName(name),
    isDefault: false,
    ...(id === undefined ? {} : { id }),
  });
  await limitProjects(session, owner, limits);
  return projectOf(made);
}

async function updateProject(
  session: Session,
  scope: ProjectScope,
  version: number | null,
  changes: ProjectChanges,
): Promise<Project> {
  const checked = changes.name === undefined ? undefined : checkedName(changes.name);
  const row = await projectRow(session, scope, true);
  if (version !== null && version !== row.version)
    throw new ProblemError('VERSION_CONFLICT', { present: { ...projectOf(row) } });
  const { name, description } = { name: checked ?? row.name, description: changes.description ?? row.description };
  if (name === row.name && description === row.description) return projectOf(row);
  await session.run(
    `UPDATE project SET name = :name, description = :description, version = version + 1
     WHERE owner = :owner AND project = :project`,
    { owner: row.owner, project: row.project, name, description },
  );
  return projectOf({ ...row, name, description, version: row.version + 1 });
}

/** A project that is the default one no longer hands that over: there always is one, and it is worked with. */
async function handOver(session: Session, { owner, project, is_default }: ProjectRow): Promise<void> {
  if (!is_default) return;
  await session.run('UPDATE project SET is_default = false WHERE owner = :owner AND project = :project', {
    owner,
    project,
  });
  const next = await session.get<{ project: number }>(
    `SELECT project FROM project WHERE owner = :owner AND project <> :project AND archived_at IS NULL AND deleted_at IS NULL
     ORDER BY project LIMIT 1`,
    { owner, project },
  );
  if (next === undefined) await insertProject(session, owner, { name: '', isDefault: true });
  else
    await session.run('UPDATE project SET is_default = true WHERE owner = :owner AND project = :next', {
      owner,
      next: next.project,
    });
}

/** Archives, deletes or takes back a project. Throws `PROJECT_NOT_FOUND`, `QUOTA_PROJECTS`, `QUOTA_ELEMENTS`. */
async function setState(
  session: Session,
  { ownerId, projectId: id }: ProjectScope,
  fate: ProjectFate,
  limits: GraphLimits,
): Promise<Project> {
  const owner = await holdOwner(session, ownerId);
  const row = await session.get<ProjectRow>(
    'SELECT * FROM project WHERE owner = :owner AND id = :id AND NOT is_erasing FOR UPDATE',
    { owner, id },
  );
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  const present = projectOf(row);
  if (present.state === fate.state) return present;
  if (fate.state !== 'active') await handOver(session, row);
  const now = new Date().toISOString();
  const isBack = row.deleted_at !== null;
  const archivedAt = fate.state === 'archived' ? (row.archived_at ?? now) : null;
  const next = await session.get<ProjectRow>(
    `UPDATE project SET is_default = false, version = version + 1, archived_at = :archivedAt, deleted_at = :deletedAt,
       erased_at = :erasedAt WHERE owner = :owner AND project = :project RETURNING *`,
    {
      owner,
      project: row.project,
      archivedAt: fate.state === 'deleted' ? row.archived_at : archivedAt,
      deletedAt: fate.state === 'deleted' ? now : null,
      erasedAt: fate.state === 'deleted' ? fate.erasedAt : null,
    },
  );
  if (isBack) {
    await limitProjects(session, owner, limits);
    await limitElements(session, owner, limits, row.nodes_total + row.relationships_total);
  }
  return projectOf(next ?? row);
}

/** The projects of all persons in PostgreSQL. */
export function catalogOf(database: Database, limits: GraphLimits): ProjectCatalog {
  const update = (scope: ProjectScope, version: number | null, changes: ProjectChanges) =>
    database.write((session) => updateProject(session, scope, version, changes));
  return {
    projects: (ownerId, which) =>
      withDefault(database, { ownerId }, () => database.read((session) => listProjects(session, ownerId, which))),
    project: (scope) =>
      withDefault(database, scope, () => database.read(async (session) => projectOf(await projectRow(session, scope)))),
    ensureDefaultProject: async (ownerId) => (await ensureDefaultOf(database, ownerId)).id as ProjectId,
    createProject: (ownerId, name, id) =>
      database.write((session) => createProject(session, ownerId, { name, id }, limits)),
    renameProject: (scope, name) => update(scope, null, { name }),
    updateProject: update,
    setProjectState: (scope, fate) => database.write((session) => setState(session, scope, fate, limits)),
    eraseProject: (scope) => eraseDeleted(database, scope),
    dropOwner: (ownerId, isGone) => eraseOwner(database, ownerId, isGone),
  };
}
