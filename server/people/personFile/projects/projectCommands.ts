import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProjectsWanted } from '../../../contract/projects.js';
import { type GraphScope, type ProjectScope } from '../../../graph/ports/scope.js';
import { checkedName } from '../../../graph/properties.js';
import {
  type DefaultProject,
  type ProjectChanges,
  type ProjectFate,
  type ProjectRecord,
} from '../../records/projects/ProjectStore.js';
import { type PersonFile } from '../PersonFile.js';
import { type CommittingStore, type PersonFiles } from '../PersonFiles.js';
import { limitProjects } from '../quotas.js';
import {
  ensureDefaultRow,
  findDefault,
  findProject,
  insertProject,
  projectRow,
  type ProjectRow,
  recordOf,
} from './projectRows.js';
import {
  beginErasing,
  deletedOf,
  dropProjects,
  type DeletedRow,
  forgetErased,
  refuseDeleted,
  setProjectState,
} from './projectStates.js';

/** The default one first, then by age; deleted ones that can be taken back last. */
function recordsIn({ db, owner }: PersonFile, which: ProjectsWanted): ProjectRecord[] {
  const rows = db.all<ProjectRow>('SELECT * FROM project WHERE owner = :owner ORDER BY is_default DESC, number', {
    owner,
  });
  const records = rows.map(recordOf);
  if (which === 'active') return records.filter(({ state }) => state === 'active');
  const deleted = db.all<DeletedRow>(
    'SELECT * FROM deleted_project WHERE owner = :owner AND is_erasing = 0 ORDER BY number',
    { owner },
  );
  return [...records, ...deleted.map(deletedOf)];
}

/** Whether the graph engine was told of all that became of a person's projects. */
const isTold = ({ db, owner }: PersonFile): boolean =>
  db.get("SELECT 1 FROM effect WHERE owner = :owner AND data IS NOT NULL AND kind = 'graphAccess'", { owner }) ===
  undefined;

/** Changes what is said of a project; inside a transaction. */
function changeProject(
  file: PersonFile,
  projectId: ProjectId,
  version: number | null,
  changes: ProjectChanges,
): ProjectRow {
  const row = projectRow(file, projectId);
  if (version !== null && version !== row.version) throw new ProblemError('VERSION_CONFLICT');
  const { name = row.name, description = row.description } = changes;
  if (name === row.name && description === row.description) return row;
  file.db.run(
    `UPDATE project SET name = :name, description = :description, version = version + 1
     WHERE owner = :owner AND number = :number`,
    { owner: file.owner, number: row.number, name, description },
  );
  return { ...row, name, description, version: row.version + 1 };
}

/** Reads of the catalogue. Nobody gets a file by asking. */
export const projectReads = (files: PersonFiles) => ({
  projectRecords: (owner: OwnerId, which: ProjectsWanted): ProjectRecord[] => {
    if (!files.has(owner)) return [];
    const file = files.of(owner);
    return file.db.read(() => recordsIn(file, which));
  },
  projectRecord: ({ ownerId, projectId }: GraphScope): ProjectRecord =>
    recordOf(projectRow(files.of(ownerId), projectId)),
});

/** Writes of the catalogue, each one transaction with the effects that tell the graph engine. */
export const projectWrites = ({ files, limits, expectEffects }: CommittingStore) => {
  const committing = <T>(owner: OwnerId, work: (file: PersonFile) => T): T => {
    const file = files.of(owner);
    expectEffects(owner);
    return file.db.write(() => work(file));
  };
  return {
    ensureDefault: (owner: OwnerId): DefaultProject => {
      const file = files.of(owner);
      const known = findDefault(file);
      if (known !== undefined) return { project: recordOf(known), isTold: isTold(file) };
      return { project: committing(owner, () => recordOf(ensureDefaultRow(file))), isTold: false };
    },
    createProject: (owner: OwnerId, name: string, id?: ProjectId): ProjectRecord =>
      committing(owner, (file) => {
        ensureDefaultRow(file);
        const there = id === undefined ? undefined : findProject(file, id);
        if (there !== undefined) return recordOf(there);
        if (id !== undefined) refuseDeleted(file, id);
        const made = insertProject(file, checkedName(name), false, id);
        limitProjects(file, limits);
        return recordOf(made);
      }),
    updateProject: (scope: ProjectScope, version: number | null, changes: ProjectChanges): ProjectRecord => {
      const name = changes.name === undefined ? {} : { name: checkedName(changes.name) };
      const file = files.of(scope.ownerId);
      return recordOf(file.db.write(() => changeProject(file, scope.projectId, version, { ...changes, ...name })));
    },
    setProjectState: ({ ownerId, projectId }: ProjectScope, fate: ProjectFate): ProjectRecord =>
      committing(ownerId, (file) => setProjectState(file, projectId, fate, limits)),
    beginErasing: ({ ownerId, projectId }: ProjectScope): boolean => {
      if (!files.has(ownerId)) return true;
      const file = files.of(ownerId);
      return file.db.write(() => beginErasing(file, projectId));
    },
    dropProjects: (owner: OwnerId): void => {
      if (!files.has(owner)) return;
      const file = files.of(owner);
      file.db.write(() => dropProjects(file));
    },
    forgetErased: ({ ownerId, projectId }: ProjectScope): void => {
      if (!files.has(ownerId)) return;
      const file = files.of(ownerId);
      file.db.write(() => forgetErased(file, projectId));
    },
  };
};
