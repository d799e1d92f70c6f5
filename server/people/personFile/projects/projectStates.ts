import { type StoreLimits } from '../../../platform/config/limits.js';
import { type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProjectFate, type ProjectRecord } from '../../records/projects/ProjectStore.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type PersonFile } from '../PersonFile.js';
import { endAnswersOf } from '../projectRecords.js';
import { limitProjects } from '../quotas.js';
import {
  accessOf,
  findProject,
  insertProject,
  leaveAccess,
  projectRow,
  type ProjectRow,
  recordOf,
} from './projectRows.js';

/** A deleted project as its row is kept. */
export interface DeletedRow {
  readonly number: number;
  readonly data: string;
  readonly deleted_at: string;
  readonly erased_at: string;
}

const now = () => new Date().toISOString();

/** A deleted project as it is answered. */
export function deletedOf({ data, deleted_at, erased_at }: DeletedRow): ProjectRecord {
  const { archivedAt: _archivedAt, ...project } = recordOf(JSON.parse(data) as ProjectRow);
  return { ...project, state: 'deleted', deletedAt: deleted_at, erasedAt: erased_at };
}

/** A project that is the default one no longer hands that over: there always is one, and it is worked with. */
function handOver(file: PersonFile, { number, is_default }: ProjectRow): void {
  if (is_default === 0) return;
  const { db, owner } = file;
  db.run('UPDATE project SET is_default = 0 WHERE owner = :owner AND number = :number', { owner, number });
  const next = db.get<{ number: number }>(
    'SELECT number FROM project WHERE owner = :owner AND number <> :number AND archived_at IS NULL ORDER BY number LIMIT 1',
    { owner, number },
  );
  if (next === undefined) insertProject(file, '', true);
  else
    db.run('UPDATE project SET is_default = 1 WHERE owner = :owner AND number = :next', { owner, next: next.number });
}

const later = (row: ProjectRow): ProjectRow => ({ ...row, is_default: 0, version: row.version + 1 });

/** Puts a project away, or takes it out again. */
function setArchived(file: PersonFile, row: ProjectRow, archivedAt: string | null): ProjectRow {
  const { db, owner } = file;
  const changed = { ...row, archived_at: archivedAt, version: row.version + 1 };
  db.run('UPDATE project SET archived_at = :at, version = version + 1 WHERE owner = :owner AND number = :number', {
    ...{ owner, number: row.number, at: archivedAt },
  });
  leaveAccess(file, changed, accessOf(changed));
  return changed;
}

function archive(file: PersonFile, row: ProjectRow): ProjectRecord {
  if (row.archived_at !== null) return recordOf(row);
  handOver(file, row);
  return recordOf(setArchived(file, { ...row, is_default: 0 }, now()));
}

/** Moves the row of a project to the deleted ones. */
function remove(file: PersonFile, row: ProjectRow, erasedAt: string): ProjectRecord {
  handOver(file, row);
  const { db, owner } = file;
  const { number, id } = row;
  const data = later(row);
  const deleted = { number, data: JSON.stringify(data), deleted_at: now(), erased_at: erasedAt };
  db.run(
    `INSERT INTO deleted_project (owner, number, id, data, deleted_at, erased_at)
     VALUES (:owner, :number, :id, :data, :deleted_at, :erased_at)`,
    { owner, id, ...deleted },
  );
  db.run('DELETE FROM project WHERE owner = :owner AND number = :number', { owner, number });
  leaveAccess(file, data, 'hidden');
  endAnswersOf(file, id);
  return deletedOf(deleted);
}

/** Moves the row of a deleted project back. */
function takeBack(file: PersonFile, { number, data }: DeletedRow, limits: StoreLimits): ProjectRow {
  const { db, owner } = file;
  const row = later(JSON.parse(data) as ProjectRow);
  const values: SqlParameters = { ...row, owner };
  const names = Object.keys(values);
  db.run(`INSERT INTO project (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`, values);
  db.run('DELETE FROM deleted_project WHERE owner = :owner AND number = :number', { owner, number });
  limitProjects(file, limits);
  leaveAccess(file, row, accessOf(row));
  return row;
}

/** Archives, deletes or takes back a project; inside a transaction. Throws `PROJECT_NOT_FOUND`, `QUOTA_PROJECTS`. */
export function setProjectState(
  file: PersonFile,
  id: ProjectId,
  fate: ProjectFate,
  limits: StoreLimits,
): ProjectRecord {
  const deleted = file.db.get<DeletedRow>(
    'SELECT * FROM deleted_project WHERE owner = :owner AND id = :id AND is_erasing = 0',
    { owner: file.owner, id },
  );
  if (deleted !== undefined && fate.state === 'deleted') return deletedOf(deleted);
  const row = deleted === undefined ? projectRow(file, id) : takeBack(file, deleted, limits);
  if (fate.state === 'deleted') return remove(file, row, fate.erasedAt);
  if (fate.state === 'archived') return archive(file, row);
  return recordOf(row.archived_at === null ? row : setArchived(file, row, null));
}

/** Refuses the id of a project that was deleted: what is begun anew does not make it a second time. Throws `PROJECT_NOT_FOUND`. */
export function refuseDeleted({ db, owner }: PersonFile, id: ProjectId): void {
  const deleted = db.get('SELECT 1 FROM deleted_project WHERE owner = :owner AND id = :id', { owner, id });
  if (deleted !== undefined) throw new ProblemError('PROJECT_NOT_FOUND');
}

/** Marks a deleted project as being erased; what is said of it goes at once. False for one that is not deleted. */
export function beginErasing(file: PersonFile, id: ProjectId): boolean {
  if (findProject(file, id) !== undefined) return false;
  const { db, owner } = file;
  db.run(`UPDATE deleted_project SET is_erasing = 1, data = '{}' WHERE owner = :owner AND id = :id`, { owner, id });
  return true;
}

/** Removes the last of a project that is being erased, with the keys of its effects. Inside a transaction. */
export function forgetErased({ db, owner }: PersonFile, id: ProjectId): void {
  db.run('DELETE FROM deleted_project WHERE owner = :owner AND id = :id AND is_erasing = 1', { owner, id });
  db.run("DELETE FROM effect WHERE owner = :owner AND kind = 'graphAccess' AND key LIKE 'graph ' || :id || ' %'", {
    ...{ owner, id },
  });
}

/** Removes all projects of a person. Inside a transaction. */
export function dropProjects({ db, owner }: PersonFile): void {
  for (const table of ['project', 'deleted_project']) db.run(`DELETE FROM ${table} WHERE owner = :owner`, { owner });
  db.run("DELETE FROM effect WHERE owner = :owner AND kind = 'graphAccess'", { owner });
}
