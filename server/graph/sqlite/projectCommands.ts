import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { checkedName } from '../properties.js';
import { type Project } from '../../contract/projects.js';
import { type Json, stringify } from '../../storage/Json.js';
import { type ProjectScope } from '../ports/scope.js';
import { type ProjectChanges, type ProjectFate } from '../ports/ProjectCatalog.js';
import { eraseDeleted, forgetErased } from './eraseProject.js';
import { ensureDefault, findProject, insertProject, projectOf, updateProject } from './projects.js';
import { refuseDeleted, setProjectState } from './projectStates.js';
import { type PersonFiles } from '../../person/PersonFiles.js';
import { limitProjects } from '../../person/quotas.js';
import { type Store } from './writing.js';

/** Everything that changes the list of projects. */
export const projectCommands = ({ files, limits }: Store) => ({
  ensureDefaultProject: (ownerId: OwnerId): ProjectId => {
    const file = files.of(ownerId);
    return file.db.write(() => ensureDefault(file)).id as ProjectId;
  },

  createProject: (ownerId: OwnerId, name: string, id?: ProjectId): Json<Project> => {
    const file = files.of(ownerId);
    return stringify(
      projectOf(
        file.db.write(() => {
          ensureDefault(file);
          const there = id === undefined ? undefined : findProject(file, id);
          if (there !== undefined) return there;
          if (id !== undefined) refuseDeleted(file, id);
          const made = insertProject(file, checkedName(name), false, id);
          limitProjects(file, limits);
          return made;
        }),
      ),
    );
  },

  updateProject: (scope: ProjectScope, version: number | null, changes: ProjectChanges): Json<Project> => {
    const file = files.of(scope.ownerId);
    const name = changes.name === undefined ? {} : { name: checkedName(changes.name) };
    const checked = { ...changes, ...name };
    return stringify(projectOf(file.db.write(() => updateProject(file, scope.projectId, version, checked))));
  },

  setProjectState: ({ ownerId, projectId }: ProjectScope, fate: ProjectFate): Json<Project> => {
    const file = files.of(ownerId);
    return stringify(file.db.write(() => setProjectState(file, projectId, fate, limits)));
  },

  eraseProject: function* ({ ownerId, projectId }: ProjectScope): Generator<undefined, boolean> {
    return files.has(ownerId) && (yield* eraseDeleted(files.of(ownerId), projectId));
  },

  forgetErased: ({ ownerId, projectId }: ProjectScope): void => forgetErased(files.of(ownerId), projectId),
});

/** What is done with all of a person's file at once. */
export const fileCommands = (files: PersonFiles) => ({
  rewriteFile: (ownerId: OwnerId): void => {
    if (files.has(ownerId)) files.of(ownerId).rewrite();
  },

  clearPerson: (ownerId: OwnerId, isGone?: boolean): void => {
    if (files.has(ownerId)) files.of(ownerId).clear(isGone);
  },
});
