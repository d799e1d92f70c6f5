import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { checkedName } from '../properties.js';
import { type Project } from '../../contract/projects.js';
import { type Json, stringify } from '../../storage/Json.js';
import { type ProjectScope } from '../ports/scope.js';
import { ensureDefault, findProject, insertProject, projectOf, renameProject } from './projects.js';
import { limitProjects } from '../../person/quotas.js';
import { type Store } from './writing.js';

/** Everything that changes the list of projects, and what removes all of a person. */
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
          const made = insertProject(file, checkedName(name), false, id);
          limitProjects(file, limits);
          return made;
        }),
      ),
    );
  },

  renameProject: ({ ownerId, projectId }: ProjectScope, name: string): Json<Project> => {
    const file = files.of(ownerId);
    return stringify(projectOf(file.db.write(() => renameProject(file, projectId, checkedName(name)))));
  },

  clearPerson: (ownerId: OwnerId, isGone?: boolean): void => {
    if (files.has(ownerId)) files.of(ownerId).clear(isGone);
  },
});
