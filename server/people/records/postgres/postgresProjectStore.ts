import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Database } from '../../../graph/postgres/connection/Database.js';
import { holdOwner, type Session } from '../../../graph/postgres/connection/Session.js';
import { type ProjectScope } from '../../../graph/ports/scope.js';
import { checkedName } from '../../../graph/properties.js';
import {
  type DefaultProject,
  type ProjectChanges,
  type ProjectRecord,
  type ProjectStore,
} from '../projects/ProjectStore.js';
import {
  ensureDefault,
  insertProject,
  limitProjects,
  OF_PERSON,
  type ProjectLimits,
  projectRow,
  type ProjectRow,
  recordOf,
} from './projectRows.js';
import { beginErasing, forgetErased, setState } from './projectStates.js';

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

/** The default project of a person, if there is one: read without a lock, since most calls name no project and ask for it. */
async function knownDefault(session: Session, ownerId: OwnerId): Promise<DefaultProject | undefined> {
  const row = await session.get<ProjectRow & { readonly is_told: boolean }>(
    `SELECT p.*, NOT EXISTS (SELECT 1 FROM effect e WHERE e.owner = o.owner AND e.data IS NOT NULL AND e.kind = 'graphAccess')
       AS is_told ${OF_PERSON} AND p.is_default`,
    { ownerId },
  );
  return row === undefined ? undefined : { project: recordOf(row), isTold: row.is_told };
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
    ensureDefault: async (ownerId) =>
      (await database.read((session) => knownDefault(session, ownerId))) ??
      database.write(async (session) => {
        const owner = await holdOwner(session, ownerId);
        return { project: await ensureDefault(session, owner), isTold: false };
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
