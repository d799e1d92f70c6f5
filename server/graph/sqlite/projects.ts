import { newId } from '../../../domain/ids/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type ProjectId } from '../../contract/ids.js';
import { type Project, type ProjectList, type ProjectsWanted } from '../../contract/projects.js';
import { type PersonFile } from '../../person/PersonFile.js';
import { type ProjectChanges } from '../ports/ProjectCatalog.js';
import { projectContent, SEQ_RANGE, type StoredProject } from '../storedRows.js';

export { refuseArchived } from '../storedRows.js';

/** The row of a project. Its key is in all its other rows. */
export interface ProjectRow extends StoredProject {
  readonly is_default: number;
  readonly end_seq: number;
}

/** A project that may be there, by its id. */
export const findProject = ({ db, owner }: PersonFile, id: string): ProjectRow | undefined =>
  db.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND id = :id', { owner, id });

/** The project asked for, or the default one. Throws `PROJECT_NOT_FOUND`. */
export function projectRow(file: PersonFile, projectId: ProjectId | undefined): ProjectRow {
  const row =
    projectId === undefined
      ? file.db.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND is_default = 1', { owner: file.owner })
      : findProject(file, projectId);
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return row;
}

/** A project as it is answered. */
export const projectOf = (row: ProjectRow): Project => ({
  ...projectContent(row),
  isDefault: row.is_default === 1,
  state: row.archived_at === null ? 'active' : 'archived',
  ...(row.archived_at === null ? {} : { archivedAt: row.archived_at }),
});

/** A deleted project as its row is kept. */
export interface DeletedRow {
  readonly project: number;
  readonly data: string;
  readonly deleted_at: string;
  readonly erased_at: string;
}

/** A deleted project as it is answered. */
export function deletedOf({ data, deleted_at, erased_at }: DeletedRow): Project {
  const { archivedAt: _archivedAt, ...project } = projectOf(JSON.parse(data) as ProjectRow);
  return { ...project, state: 'deleted', deletedAt: deleted_at, erasedAt: erased_at };
}

/** Deleted projects that can be taken back, by age. */
const deletedProjects = ({ db, owner }: PersonFile): Project[] =>
  db
    .all<DeletedRow>('SELECT * FROM deleted_project WHERE owner = :owner AND is_erasing = 0 ORDER BY project', {
      owner,
    })
    .map(deletedOf);

/** Projects, the default one first, then by age; deleted ones last. Throws `PROJECT_NOT_FOUND` when there is none yet. */
export function listProjects(file: PersonFile, which: ProjectsWanted = 'active'): ProjectList {
  const rows = file.db.all<ProjectRow>('SELECT * FROM project WHERE owner = :owner ORDER BY is_default DESC, project', {
    owner: file.owner,
  });
  if (rows.length === 0) throw new ProblemError('PROJECT_NOT_FOUND');
  const items = rows.map(projectOf);
  const listed =
    which === 'active' ? items.filter(({ state }) => state === 'active') : [...items, ...deletedProjects(file)];
  return { items: listed, total: listed.length };
}

/** Makes a project; inside a transaction. */
export function insertProject(file: PersonFile, name: string, isDefault: boolean, id: string = newId()): ProjectRow {
  const { owner } = file;
  // What is left of a deleted one still has its number.
  const last = file.db.get<{ last: number | null }>(
    `SELECT max(project) AS last FROM
       (SELECT project FROM project WHERE owner = :owner UNION ALL SELECT project FROM deleted_project WHERE owner = :owner)`,
    { owner },
  );
  const project = (last?.last ?? 0) + 1;
  const first = project * SEQ_RANGE;
  file.db.run(
    `INSERT INTO project
       (owner, project, id, name, is_default, last_node, last_relationship, first_seq, end_seq, created_at, updated_at)
     VALUES (:owner, :project, :id, :name, :isDefault, :first, :first, :first, :end, :now, :now)`,
    {
      owner,
      project,
      id,
      name,
      isDefault: isDefault ? 1 : 0,
      first,
      end: first + SEQ_RANGE - 1,
      now: new Date().toISOString(),
    },
  );
  return projectRow(file, id as ProjectId);
}

/** The default project, made when missing; inside a transaction. */
export function ensureDefault(file: PersonFile): ProjectRow {
  const known = file.db.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND is_default = 1', {
    owner: file.owner,
  });
  return known ?? insertProject(file, '', true);
}

/**
 * Changes what is said of a project; inside a transaction. @param version the one that was changed; null changes any.
 * Throws `PROJECT_NOT_FOUND`, `VERSION_CONFLICT`.
 */
export function updateProject(
  file: PersonFile,
  projectId: ProjectId,
  version: number | null,
  changes: ProjectChanges,
): ProjectRow {
  const row = projectRow(file, projectId);
  if (version !== null && version !== row.version)
    throw new ProblemError('VERSION_CONFLICT', { present: { ...projectOf(row) } });
  const { name = row.name, description = row.description } = changes;
  if (name === row.name && description === row.description) return row;
  file.db.run(
    `UPDATE project SET name = :name, description = :description, version = version + 1
     WHERE owner = :owner AND project = :project`,
    { owner: file.owner, project: row.project, name, description },
  );
  return { ...row, name, description, version: row.version + 1 };
}

/** Writes back what a change did to the numbers of its project; inside its transaction. */
export function saveProject(file: PersonFile, row: ProjectRow): void {
  file.db.run(
    `UPDATE project SET nodes_total = :nodes, relationships_total = :relationships, head = :head,
       last_node = :lastNode, last_relationship = :lastRelationship, last_batch = :lastBatch, updated_at = :updatedAt
     WHERE owner = :owner AND project = :project`,
    {
      owner: file.owner,
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
}
