import { newId } from '../../../../domain/ids/ids.js';
import { type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type GraphAccess } from '../../../graph/ports/ProjectGraphs.js';
import { graphAccessEffect } from '../../records/effects.js';
import { type ProjectRecord } from '../../records/projects/ProjectStore.js';
import { putEffects } from '../outbox/effectRows.js';
import { type PersonFile } from '../PersonFile.js';

/** A project as the catalogue stores it. `number` is its place in the order in which they were made. */
export interface ProjectRow {
  readonly number: number;
  readonly id: ProjectId;
  readonly name: string;
  readonly is_default: number;
  readonly created_at: string;
  readonly description: string;
  readonly version: number;
  readonly archived_at: string | null;
}

/** A project that may be there, by its id. */
export const findProject = ({ db, owner }: PersonFile, id: ProjectId): ProjectRow | undefined =>
  db.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND id = :id', { owner, id });

/** The default project, if there is one. */
export const findDefault = ({ db, owner }: PersonFile): ProjectRow | undefined =>
  db.get<ProjectRow>('SELECT * FROM project WHERE owner = :owner AND is_default = 1', { owner });

/** The project asked for, or the default one. Throws `PROJECT_NOT_FOUND`. */
export function projectRow(file: PersonFile, projectId: ProjectId | undefined): ProjectRow {
  const row = projectId === undefined ? findDefault(file) : findProject(file, projectId);
  if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
  return row;
}

/** Refuses a project in which nothing changes. Throws `PROJECT_ARCHIVED`. */
export function refuseArchived({ archived_at }: ProjectRow): void {
  if (archived_at !== null) throw new ProblemError('PROJECT_ARCHIVED');
}

/** A project as it is answered. */
export const recordOf = (row: ProjectRow): ProjectRecord => ({
  id: row.id,
  name: row.name,
  description: row.description,
  isDefault: row.is_default === 1,
  state: row.archived_at === null ? 'active' : 'archived',
  version: row.version,
  createdAt: row.created_at,
  ...(row.archived_at === null ? {} : { archivedAt: row.archived_at }),
});

/** Who may use the graph of a project that is not deleted. */
export const accessOf = ({ archived_at }: ProjectRow): GraphAccess => (archived_at === null ? 'open' : 'sealed');

/** Leaves what the graph engine is to be told of a project; inside the transaction that changed it. */
export const leaveAccess = (file: PersonFile, { id, version }: ProjectRow, access: GraphAccess): void =>
  putEffects(file, [graphAccessEffect({ projectId: id, access, version })]);

/** Makes a project; inside a transaction. */
export function insertProject(
  file: PersonFile,
  name: string,
  isDefault: boolean,
  id = newId() as ProjectId,
): ProjectRow {
  const { db, owner } = file;
  db.run(
    `INSERT INTO project (owner, number, id, name, is_default, created_at)
     VALUES (:owner, 1 + (SELECT coalesce(max(number), 0) FROM
         (SELECT number FROM project WHERE owner = :owner UNION ALL SELECT number FROM deleted_project WHERE owner = :owner)),
       :id, :name, :isDefault, :now)`,
    { owner, id, name, isDefault: isDefault ? 1 : 0, now: new Date().toISOString() },
  );
  const row = projectRow(file, id);
  leaveAccess(file, row, 'open');
  return row;
}

/** The default project, made when missing; inside a transaction. */
export const ensureDefaultRow = (file: PersonFile): ProjectRow => findDefault(file) ?? insertProject(file, '', true);
