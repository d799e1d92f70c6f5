import { newId } from '../../../domain/ids/ids.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Database } from '../../graph/postgres/connection/Database.js';
import { holdOwner } from '../../graph/postgres/connection/people.js';
import { type Session } from '../../graph/postgres/connection/Session.js';
import { type ProjectScope } from '../../graph/ports/scope.js';
import { checkedName } from '../../graph/properties.js';
import { graphAccessEffect } from '../effects.js';
import {
  type ProjectChanges,
  type ProjectFate,
  type ProjectRecord,
  type ProjectStore,
} from '../projects/ProjectStore.js';

/** How many projects one person may keep. */
export interface ProjectLimits {
  readonly projects: number;
}

interface ProjectRow {
  readonly owner: number;
  readonly number: number;
  readonly id: ProjectId;
  readonly name: string;
  readonly description: string;
  readonly is_default: boolean;
  readonly version: number;
  readonly created_at: string;
  readonly archived_at: string | null;
  readonly deleted_at: string | null;
  readonly erased_at: string | null;
}

const ACCESS = { active: 'open', archived: 'sealed', deleted: 'hidden' } as const;

/** A project as it is answered. */
function recordOf(row: ProjectRow): ProjectRecord {
  const said = {
    id: row.id,
    name: row.name,
    description: row.description,
    isDefault: row.is_default,
    version: row.version,
    createdAt: row.created_at,
  };
  if (row.deleted_at !== null && row.erased_at !== null)
    return { ...said, state: 'deleted', deletedAt: row.deleted_at, erasedAt: row.erased_at };
  return row.archived_at === null
    ? { ...said, state: 'active' }
    : { ...said, state: 'archived', archivedAt: row.archived_at };
}

const OF_PERSON = 'FROM person o JOIN project p ON p.owner = o.owner WHERE o.id = :ownerId AND NOT p.is_erasing';

/** A project that is not deleted; without an id the default one. Throws `PROJECT_NOT_FOUND`. */
async function projectRow(
  session: Session,
  { ownerId, projectId }: { readonly ownerId: OwnerId; readonly projectId?: ProjectId | undefined },
  isHeld = false,
): Promise<ProjectRow> {
  const which = projectId === undefined ? 'p.is_default' : 'p.id = :projectId';
  const row = await session.get<ProjectRow>(
    `SELECT p.* ${OF_PERSON} AND p.deleted_at IS NULL AND ${which}${isHeld ? ' FOR UPDATE OF p' : ''}`,
    { ownerId, projectId: projectId ?? null },
  );
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return row;
}

/** Leaves what the graph engine is to be told of a project, and answers the project. */
async function committed(session: Session, row: ProjectRow): Promise<ProjectRecord> {
  const record = recordOf(row);
  const { key, kind, data } = graphAccessEffect({
    ...{ projectId: row.id, access: ACCESS[record.state], version: row.version },
  });
  await session.run('INSERT INTO effect (owner, key, kind, data) VALUES (:owner, :key, :kind, :data)', {
    ...{ owner: row.owner, key, kind, data: JSON.stringify(data) },
  });
  return record;
}

/** Makes a project of a person who is held. */
async function insertProject(
  session: Session,
  owner: number,
  {
    name,
    isDefault,
    id = newId() as ProjectId,
  }: { readonly name: string; isDefault: boolean; readonly id?: ProjectId },
): Promise<ProjectRecord> {
  const made = await session.get<ProjectRow>(
    `INSERT INTO project (owner, number, id, name, is_default, created_at)
     SELECT :owner, coalesce(max(number), 0) + 1, :id, :name, :isDefault, :now FROM project WHERE owner = :owner RETURNING *`,
    { owner, id, name, isDefault, now: new Date().toISOString() },
  );
  if (made === undefined) throw new Error('A project was not made');
  return committed(session, made);
}

/** The default project of a person who is held, made when missing. */
async function ensureDefault(session: Session, owner: number): Promise<ProjectRecord> {
  const known = await session.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND is_default', { owner });
  return known === undefined ? insertProject(session, owner, { name: '', isDefault: true }) : recordOf(known);
}

/** Refuses a project beyond the limit; inside the transaction that made it. Throws `QUOTA_PROJECTS`. */
async function limitProjects(session: Session, owner: number, { projects: limit }: ProjectLimits): Promise<void> {
  const counted = await session.get<{ use: number }>(
    'SELECT count(*) AS use FROM project WHERE owner = :owner AND deleted_at IS NULL',
    { owner },
  );
  const use = counted?.use ?? 0;
  if (use <= limit) return;
  const detail = `At most ${limit} projects are kept for one person; there are ${use - 1}`;
  throw new ProblemError('QUOTA_PROJECTS', { detail });
}

async function createProject(
  session: Session,
  ownerId: OwnerId,
  { name, id }: { readonly name: string; readonly id?: ProjectId | undefined },
  limits: ProjectLimits,
): Promise<ProjectRecord> {
  const owner = await holdOwner(session, ownerId);
  await ensureDefault(session, owner);
  const there =
    id === undefined
      ? undefined
      : await session.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND id = :id', { owner, id });
  // What is begun a second time does not bring a deleted one back.
  if (there !== undefined && there.deleted_at !== null) throw new ProblemError('PROJECT_NOT_FOUND');
  if (there !== undefined) return recordOf(there);
  const made = await insertProject(session, owner, {
    name: checkedName(name),
    isDefault: false,
    ...(id === undefined ? {} : { id }),
  });
  await limitProjects(session, owner, limits);
  return made;
}

async function updateProject(
  session: Session,
  scope: ProjectScope,
  version: number | null,
  changes: ProjectChanges,
): Promise<ProjectRecord> {
  const checked = changes.name === undefined ? undefined : checkedName(changes.name);
  const row = await projectRow(session, scope, true);
  if (version !== null && version !== row.version) throw new ProblemError('VERSION_CONFLICT');
  const { name, description } = { name: checked ?? row.name, description: changes.description ?? row.description };
  if (name === row.name && description === row.description) return recordOf(row);
  await session.run(
    `UPDATE project SET name = :name, description = :description, version = version + 1
     WHERE owner = :owner AND number = :number`,
    { owner: row.owner, number: row.number, name, description },
  );
  return recordOf({ ...row, name, description, version: row.version + 1 });
}

/** A project that is the default one no longer hands that over: there always is one, and it is worked with. */
async function handOver(session: Session, { owner, number, is_default }: ProjectRow): Promise<void> {
  if (!is_default) return;
  await session.run('UPDATE project SET is_default = false WHERE owner = :owner AND number = :number', {
    owner,
    number,
  });
  const next = await session.get<{ number: number }>(
    `SELECT number FROM project WHERE owner = :owner AND number <> :number AND archived_at IS NULL AND deleted_at IS NULL
     ORDER BY number LIMIT 1`,
    { owner, number },
  );
  if (next === undefined) await insertProject(session, owner, { name: '', isDefault: true });
  else
    await session.run('UPDATE project SET is_default = true WHERE owner = :owner AND number = :next', {
      owner,
      next: next.number,
    });
}

/** Archives, deletes or takes back a project. Throws `PROJECT_NOT_FOUND`, `QUOTA_PROJECTS`. */
async function setState(
  session: Session,
  { ownerId, projectId: id }: ProjectScope,
  fate: ProjectFate,
  limits: ProjectLimits,
): Promise<ProjectRecord> {
  const owner = await holdOwner(session, ownerId);
  const row = await session.get<ProjectRow>(
    'SELECT * FROM project WHERE owner = :owner AND id = :id AND NOT is_erasing FOR UPDATE',
    { owner, id },
  );
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  const present = recordOf(row);
  if (present.state === fate.state) return present;
  if (fate.state !== 'active') await handOver(session, row);
  const now = new Date().toISOString();
  const archivedAt = fate.state === 'archived' ? (row.archived_at ?? now) : null;
  const next = await session.get<ProjectRow>(
    `UPDATE project SET is_default = false, version = version + 1, archived_at = :archivedAt, deleted_at = :deletedAt,
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

const isTold = async (session: Session, owner: number): Promise<boolean> =>
  (await session.get(
    "SELECT 1 FROM effect WHERE owner = :owner AND data IS NOT NULL AND kind = 'graphAccess' LIMIT 1",
    { owner },
  )) === undefined;

async function beginErasing(session: Session, { ownerId, projectId: id }: ProjectScope): Promise<boolean> {
  const owner = await holdOwner(session, ownerId);
  const row = await session.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND id = :id', { owner, id });
  if (row !== undefined && row.deleted_at === null) return false;
  await session.run(
    "UPDATE project SET is_erasing = true, name = '', description = '' WHERE owner = :owner AND id = :id",
    { owner, id },
  );
  return true;
}

async function forgetErased(session: Session, { ownerId, projectId: id }: ProjectScope): Promise<void> {
  const owner = await holdOwner(session, ownerId);
  await session.run('DELETE FROM project WHERE owner = :owner AND id = :id AND is_erasing', { owner, id });
  await session.run(
    "DELETE FROM effect WHERE owner = :owner AND kind = 'graphAccess' AND key LIKE 'graph ' || :id::text || ' %'",
    { owner, id },
  );
}

/** The catalogue of all persons' projects in PostgreSQL. */
export function postgresProjectStore(database: Database, limits: ProjectLimits): ProjectStore {
  return {
    projectRecords: (ownerId, which) =>
      database.read(async (session) => {
        const rows = await session.all<ProjectRow>(
          `SELECT p.* ${OF_PERSON} ORDER BY p.deleted_at IS NOT NULL, p.is_default DESC, p.number`,
          { ownerId },
        );
        const records = rows.map(recordOf);
        return which === 'all' ? records : records.filter(({ state }) => state === 'active');
      }),
    projectRecord: (scope) => database.read(async (session) => recordOf(await projectRow(session, scope))),
    ensureDefault: (ownerId) =>
      database.write(async (session) => {
        const owner = await holdOwner(session, ownerId);
        return { project: await ensureDefault(session, owner), isTold: await isTold(session, owner) };
      }),
    createProject: (ownerId, name, id) =>
      database.write((session) => createProject(session, ownerId, { name, id }, limits)),
    updateProject: (scope, version, changes) =>
      database.write((session) => updateProject(session, scope, version, changes)),
    setProjectState: (scope, fate) => database.write((session) => setState(session, scope, fate, limits)),
    beginErasing: (scope) => database.write((session) => beginErasing(session, scope)),
    dropProjects: (ownerId) =>
      database.write(async (session) => {
        const owner = await holdOwner(session, ownerId);
        await session.run('DELETE FROM project WHERE owner = :owner', { owner });
        await session.run("DELETE FROM effect WHERE owner = :owner AND kind = 'graphAccess'", { owner });
      }),
    forgetErased: (scope) => database.write((session) => forgetErased(session, scope)),
  };
}
