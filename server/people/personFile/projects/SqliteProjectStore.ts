import { type ProjectStore } from '../../records/projects/ProjectStore.js';
import { commandCaller } from '../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { type projectReads, type projectWrites } from './projectCommands.js';

/** The catalogue of each person's projects, in their own file. */
export function sqliteProjectStore(engine: Engine): ProjectStore {
  const { read, write } = commandCaller<ReturnType<typeof projectReads>, ReturnType<typeof projectWrites>>(engine);
  return {
    projectRecords: (ownerId, which) => read('projectRecords', ownerId, which),
    projectRecord: (scope) => read('projectRecord', scope),
    ensureDefault: (ownerId) => write('ensureDefault', ownerId),
    createProject: (ownerId, name, id) => write('createProject', ownerId, name, id),
    updateProject: (scope, version, changes) => write('updateProject', scope, version, changes),
    setProjectState: (scope, fate) => write('setProjectState', scope, fate),
    beginErasing: (scope) => write('beginErasing', scope),
    dropProjects: (ownerId) => write('dropProjects', ownerId),
    forgetErased: (scope) => write('forgetErased', scope),
  };
}
