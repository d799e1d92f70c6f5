import { newId } from '../../../../domain/ids/ids.js';
import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { graphAccessEffect } from '../effects.js';
import { type ProjectRecord } from '../projects/ProjectStore.js';
import { addEffect } from './outbox.js';

/** How many projects one person may keep. */
export interface ProjectLimits {
  readonly projects: number;
}

/** A project as the catalogue stores it. `number` is its place in the order in which they were made. */
export interface ProjectRow {
  readonly owner: OwnerId;
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
export function recordOf(row: ProjectRow): ProjectRecord {
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

/** The projects (`p`) of a person that are not being erased. */
export const OF_PERSON = 'FROM catalog_project p WHERE p.owner = :owner AND NOT p.is_erasing';

/** A project that is not deleted; without an id the default one. Throws `PROJECT_NOT_FOUND`. */
export async function projectRow(
  session: Session,
  { ownerId: owner, projectId }: { readonly ownerId: OwnerId; readonly projectId?: ProjectId | undefined },
): Promise<ProjectRow> {
  const which = projectId === undefined ? 'p.is_default' : 'p.id = :projectId';
  const row = await session.get<ProjectRow>(`SELECT p.* ${OF_PERSON} AND p.deleted_at IS NULL AND ${which}`, {
    owner,
    projectId: projectId ?? null,
  });
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return row;
}

/** Leaves what the graph engine is to be told of a project, and answers the project. */
export async function committed(session: Session, row: ProjectRow): Promise<ProjectRecord> {
  const record = recordOf(row);
  await addEffect(
    session,
    row.owner,
    graphAccessEffect({ projectId: row.id, access: ACCESS[record.state], version: row.version }),
  );
  return record;
}

/** Makes a project of a person who is held. */
export async function insertProject(
  session: Session,
  owner: OwnerId,
  {
    name,
    isDefault,
    id = newId() as ProjectId,
  }: { readonly name: string; isDefault: boolean; readonly id?: ProjectId },
): Promise<ProjectRecord> {
  const made = await session.get<ProjectRow>(
    `INSERT INTO catalog_project (owner, number, id, name, is_default, created_at)
     SELECT :owner, coalesce(max(number), 0) + 1, :id, :name, :isDefault, :now FROM catalog_project WHERE owner = :owner RETURNING *`,
    { owner, id, name, isDefault, now: new Date().toISOString() },
  );
  if (made === undefined) throw new Error('A project was not made');
  return committed(session, made);
}

/** The default project of a person who is held, made when missing. */
export async function ensureDefault(session: Session, owner: OwnerId): Promise<ProjectRecord> {
  const known = await session.get<ProjectRow>('SELECT * FROM catalog_project WHERE owner = :owner AND is_default', {
    owner,
  });
  return known === undefined ? insertProject(session, owner, { name: '', isDefault: true }) : recordOf(known);
}

/** Refuses a project beyond the limit; inside the transaction that made it. Throws `QUOTA_PROJECTS`. */
export async function limitProjects(
  session: Session,
  owner: OwnerId,
  { projects: limit }: ProjectLimits,
): Promise<void> {
  const counted = await session.get<{ use: number }>(
    'SELECT count(*) AS use FROM catalog_project WHERE owner = :owner AND deleted_at IS NULL',
    { owner },
  );
  const use = counted?.use ?? 0;
  if (use <= limit) return;
  const detail = `At most ${limit} projects are kept for one person; there are ${use - 1}`;
  throw new ProblemError('QUOTA_PROJECTS', { detail });
}
