import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProjectsWanted } from '../../../contract/projects.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type Outbox } from '../../../graph/ports/Outbox.js';
import { type GraphScope, type ProjectScope } from '../../../graph/ports/scope.js';
import { checkedName } from '../../../graph/properties.js';
import {
  type DefaultProject,
  type ProjectChanges,
  type ProjectRecord,
  type ProjectStore,
} from '../projects/ProjectStore.js';
import { type Calls } from './calls.js';
import { effectDone, ownersWithEffects, waitingEffects } from './outbox.js';
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

async function listProjects(session: Session, owner: OwnerId, which: ProjectsWanted): Promise<ProjectRecord[]> {
  const rows = await session.all<ProjectRow>(
    `SELECT p.* ${OF_PERSON} ORDER BY p.deleted_at IS NOT NULL, p.is_default DESC, p.number`,
    { owner },
  );
  const records = rows.map(recordOf);
  return which === 'all' ? records : records.filter(({ state }) => state === 'active');
}

/** The default project of a person, if there is one: read without a lock, since most calls name no project and ask for it. */
async function knownDefault(session: Session, owner: OwnerId): Promise<DefaultProject | undefined> {
  const row = await session.get<ProjectRow & { readonly is_told: boolean }>(
    `SELECT p.*, NOT EXISTS (SELECT 1 FROM record_effect e WHERE e.owner = :owner AND e.data IS NOT NULL AND e.kind = 'graphAccess') AS is_told
     ${OF_PERSON} AND p.is_default`,
    { owner },
  );
  return row === undefined ? undefined : { project: recordOf(row), isTold: row.is_told };
}

async function createProject(
  session: Session,
  owner: OwnerId,
  { name, id }: { readonly name: string; readonly id: ProjectId | undefined },
  limits: ProjectLimits,
): Promise<ProjectRecord> {
  await ensureDefault(session, owner);
  const there =
    id === undefined
      ? undefined
      : await session.get<ProjectRow>('SELECT * FROM catalog_project WHERE owner = :owner AND id = :id', { owner, id });
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
  const row = await projectRow(session, scope);
  if (version !== null && version !== row.version) throw new ProblemError('VERSION_CONFLICT');
  const { name, description } = { name: checked ?? row.name, description: changes.description ?? row.description };
  if (name === row.name && description === row.description) return recordOf(row);
  await session.run(
    `UPDATE catalog_project SET name = :name, description = :description, version = version + 1
     WHERE owner = :owner AND number = :number`,
    { owner: row.owner, number: row.number, name, description },
  );
  return recordOf({ ...row, name, description, version: row.version + 1 });
}

async function dropProjects(session: Session, owner: OwnerId): Promise<void> {
  for (const table of ['catalog_project', 'record_effect'])
    await session.run(`DELETE FROM ${table} WHERE owner = :owner`, { owner });
}

/** The catalogue of all persons' projects in PostgreSQL. */
export function postgresProjectStore({ reading, writing }: Calls, limits: ProjectLimits): ProjectStore {
  const known = reading(knownDefault);
  const make = writing(ensureDefault);
  const create = writing((session: Session, owner: OwnerId, name: string, id?: ProjectId) =>
    createProject(session, owner, { name, id }, limits),
  );
  /** What holds the person of a scope. */
  const ofScope = <A extends unknown[], T>(
    answer: (session: Session, scope: ProjectScope, ...args: A) => Promise<T>,
  ): ((scope: ProjectScope, ...args: A) => Promise<T>) => {
    const held = writing((session: Session, _owner: OwnerId, scope: ProjectScope, ...args: A) =>
      answer(session, scope, ...args),
    );
    return (scope, ...args) => held(scope.ownerId, scope, ...args);
  };
  return {
    projectRecords: reading(listProjects),
    projectRecord: reading(async (session, scope: GraphScope) => recordOf(await projectRow(session, scope))),
    ensureDefault: async (owner) => (await known(owner)) ?? { project: await make(owner), isTold: false },
    createProject: create,
    updateProject: ofScope(updateProject),
    setProjectState: ofScope((session, scope, fate: Parameters<ProjectStore['setProjectState']>[1]) =>
      setState(session, scope, fate, limits),
    ),
    beginErasing: ofScope(beginErasing),
    dropProjects: writing(dropProjects),
    forgetErased: ofScope(forgetErased),
  };
}

/** The effects of commits to records in PostgreSQL. */
export const recordOutbox = ({ reading, writing }: Calls): Outbox => ({
  ownersWithEffects: reading(ownersWithEffects),
  waitingEffects: reading(waitingEffects),
  effectDone: writing(effectDone),
});
