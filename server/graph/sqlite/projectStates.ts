import { type StoreLimits } from '../../config/limits.js';
import { type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Project } from '../../contract/projects.js';
import { type PersonFile } from '../../person/PersonFile.js';
import { endAnswersOf } from '../../person/projectRecords.js';
import { limitElements, limitProjects } from '../../person/quotas.js';
import { type SqlParameters } from '../../storage/driver.js';
import { type ProjectFate } from '../ports/ProjectCatalog.js';
import { type DeletedRow, deletedOf, insertProject, projectOf, projectRow, type ProjectRow } from './projects.js';

const now = () => new Date().toISOString();

/** A project that is the default one no longer hands that over: there always is one, and it is worked with. */
function handOver(file: PersonFile, { project, is_default }: ProjectRow): void {
  if (is_default === 0) return;
  const { db, owner } = file;
  db.run('UPDATE project SET is_default = 0 WHERE owner = :owner AND project = :project', { owner, project });
  const next = db.get<{ project: number }>(
    'SELECT project FROM project WHERE owner = :owner AND project <> :project AND archived_at IS NULL ORDER BY project LIMIT 1',
    { owner, project },
  );
  if (next === undefined) insertProject(file, '', true);
  else
    db.run('UPDATE project SET is_default = 1 WHERE owner = :owner AND project = :next', { owner, next: next.project });
}

const later = (row: ProjectRow): ProjectRow => ({ ...row, is_default: 0, version: row.version + 1 });

function archive(file: PersonFile, row: ProjectRow): Project {
  if (row.archived_at !== null) return projectOf(row);
  handOver(file, row);
  const archived = { ...later(row), archived_at: now() };
  file.db.run(
    'UPDATE project SET archived_at = :at, version = version + 1 WHERE owner = :owner AND project = :project',
    { owner: file.owner, project: row.project, at: archived.archived_at },
  );
  return projectOf(archived);
}

function unarchive(file: PersonFile, row: ProjectRow): Project {
  if (row.archived_at === null) return projectOf(row);
  file.db.run(
    'UPDATE project SET archived_at = NULL, version = version + 1 WHERE owner = :owner AND project = :project',
    { owner: file.owner, project: row.project },
  );
  return projectOf({ ...row, archived_at: null, version: row.version + 1 });
}

/** Moves the row of a project to the deleted ones. */
function remove(file: PersonFile, row: ProjectRow, erasedAt: string): Project {
  handOver(file, row);
  const { db, owner } = file;
  const { project, id } = row;
  const deleted = { project, data: JSON.stringify(later(row)), deleted_at: now(), erased_at: erasedAt };
  db.run(
    `INSERT INTO deleted_project (owner, project, id, data, deleted_at, erased_at)
     VALUES (:owner, :project, :id, :data, :deleted_at, :erased_at)`,
    { owner, id, ...deleted },
  );
  db.run('DELETE FROM project WHERE owner = :owner AND project = :project', { owner, project });
  endAnswersOf(file, project);
  return deletedOf(deleted);
}

/** Moves the row of a deleted project back. */
function takeBack(file: PersonFile, { project, data }: DeletedRow, limits: StoreLimits): ProjectRow {
  const { db, owner } = file;
  const row = later(JSON.parse(data) as ProjectRow);
  const names = Object.keys(row);
  db.run(`INSERT INTO project (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`, {
    ...(row as unknown as SqlParameters),
    owner,
  });
  db.run('DELETE FROM deleted_project WHERE owner = :owner AND project = :project', { owner, project });
  limitProjects(file, limits);
  limitElements(file, limits, row.nodes_total + row.relationships_total);
  return row;
}

/** Archives, deletes or takes back a project; inside a transaction. Throws `PROJECT_NOT_FOUND`, `QUOTA_PROJECTS`, `QUOTA_ELEMENTS`. */
export function setProjectState(file: PersonFile, id: ProjectId, fate: ProjectFate, limits: StoreLimits): Project {
  const deleted = file.db.get<DeletedRow>(
    'SELECT * FROM deleted_project WHERE owner = :owner AND id = :id AND is_erasing = 0',
    { owner: file.owner, id },
  );
  if (deleted !== undefined && fate.state === 'deleted') return deletedOf(deleted);
  const row = deleted === undefined ? projectRow(file, id) : takeBack(file, deleted, limits);
  if (fate.state === 'deleted') return remove(file, row, fate.erasedAt);
  return fate.state === 'archived' ? archive(file, row) : unarchive(file, row);
}

/** Refuses the id of a project that was deleted: what is begun anew does not make it a second time. Throws `PROJECT_NOT_FOUND`. */
export function refuseDeleted({ db, owner }: PersonFile, id: ProjectId): void {
  const deleted = db.get('SELECT 1 FROM deleted_project WHERE owner = :owner AND id = :id', { owner, id });
  if (deleted !== undefined) throw new ProblemError('PROJECT_NOT_FOUND');
}
