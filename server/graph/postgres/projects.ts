import { newId } from '../../../domain/ids/ids.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Project, type ProjectsWanted } from '../../contract/projects.js';
import { projectContent, SEQ_RANGE, type StoredProject } from '../storedRows.js';
import { type Session } from './connection/Session.js';

/** The row of a project. */
export interface ProjectRow extends StoredProject {
  readonly owner: number;
  readonly is_default: boolean;
  readonly deleted_at: string | null;
  readonly erased_at: string | null;
}

/** The number of a person, made when missing, and held until the transaction ends: their projects are changed one at a time. */
export async function holdOwner(session: Session, ownerId: OwnerId): Promise<number> {
  await session.run('INSERT INTO person (id) VALUES (:ownerId) ON CONFLICT DO NOTHING', { ownerId });
  const found = await session.get<{ owner: number }>('SELECT owner FROM person WHERE id = :ownerId FOR UPDATE', {
    ownerId,
  });
  if (found === undefined) throw new Error('A person went while they were read');
  return found.owner;
}

const PROJECT_OF = `SELECT p.* FROM person o JOIN project p ON p.owner = o.owner
  WHERE o.id = :ownerId AND p.deleted_at IS NULL`;

/**
 * The project asked for, or the default one. Throws `PROJECT_NOT_FOUND`.
 * @param isHeld whether it is for this transaction alone until that ends
 */
export async function projectRow(
  session: Session,
  { ownerId, projectId }: { readonly ownerId: OwnerId; readonly projectId?: ProjectId | undefined },
  isHeld = false,
): Promise<ProjectRow> {
  const which = projectId === undefined ? 'p.is_default' : 'p.id = :projectId';
  const row = await session.get<ProjectRow>(`${PROJECT_OF} AND ${which}${isHeld ? ' FOR UPDATE OF p' : ''}`, {
    ownerId,
    projectId: projectId ?? null,
  });
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return row;
}

/** A project as it is answered. */
export function projectOf(row: ProjectRow): Project {
  const said = { ...projectContent(row), isDefault: row.is_default };
  if (row.deleted_at !== null && row.erased_at !== null)
    return { ...said, state: 'deleted', deletedAt: row.deleted_at, erasedAt: row.erased_at };
  return row.archived_at === null
    ? { ...said, state: 'active' }
    : { ...said, state: 'archived', archivedAt: row.archived_at };
}

/** Projects, the default one first, then by age; deleted ones last. Throws `PROJECT_NOT_FOUND` when there is none yet. */
export async function listProjects(session: Session, ownerId: OwnerId, which: ProjectsWanted = 'active') {
  const rows = await session.all<ProjectRow>(
    `SELECT p.* FROM person o JOIN project p ON p.owner = o.owner WHERE o.id = :ownerId AND NOT p.is_erasing
     ORDER BY p.deleted_at IS NOT NULL, p.is_default DESC, p.project`,
    { ownerId },
  );
  if (!rows.some(({ deleted_at }) => deleted_at === null)) throw new ProblemError('PROJECT_NOT_FOUND');
  const all = rows.map(projectOf);
  const items = which === 'all' ? all : all.filter(({ state }) => state === 'active');
  return { items, total: items.length };
}

/** Makes a project of a person who is held. */
export async function insertProject(
  session: Session,
  owner: number,
  { name, isDefault, id = newId() }: { readonly name: string; readonly isDefault: boolean; readonly id?: string },
): Promise<ProjectRow> {
  const made = await session.get<ProjectRow>(
    `INSERT INTO project (owner, project, id, name, is_default, last_node, last_relationship, first_seq, created_at, updated_at)
     SELECT :owner, next, :id, :name, :isDefault, next * :range, next * :range, next * :range, :now, :now
     FROM (SELECT coalesce(max(project), 0) + 1 AS next FROM project WHERE owner = :owner) x RETURNING *`,
    { owner, id, name, isDefault, range: SEQ_RANGE, now: new Date().toISOString() },
  );
  if (made === undefined) throw new Error('A project was not made');
  return made;
}

/** The default project of a person who is held, made when missing. */
export async function ensureDefault(session: Session, owner: number): Promise<ProjectRow> {
  const known = await session.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND is_default FOR UPDATE', {
    owner,
  });
  return known ?? insertProject(session, owner, { name: '', isDefault: true });
}

/** Writes back what a change did to the numbers of its project; inside its transaction. */
export const saveProject = (session: Session, row: ProjectRow): Promise<number> =>
  session.run(
    `UPDATE project SET nodes_total = :nodes, relationships_total = :relationships, head = :head, last_node = :lastNode,
       last_relationship = :lastRelationship, last_batch = :lastBatch, updated_at = :updatedAt
     WHERE owner = :owner AND project = :project`,
    {
      owner: row.owner,
      project: row.project,
      nodes: row.nodes_total,
      relationships: row.relationships_total,
      head: row.head,
      lastNode: row.last_node,
      lastRelationship: row.last_relationship,
      lastBatch: row.last_batch,
      updatedAt: row.updated_at,
    },
  );
