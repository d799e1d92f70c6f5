import { commandCaller } from '../../storage/commandCaller.js';
import { type Engine } from '../../storage/Engine.js';
import { type Records } from '../Records.js';
import { type recordReads, type recordWrites } from './recordCommands.js';

type Reads = ReturnType<typeof recordReads>;
type Writes = ReturnType<typeof recordWrites>;

/** The records of the product in its own SQLite file. */
export function sqliteRecords(engine: Engine): Records {
  const { read, write } = commandCaller<Reads, Writes>(engine);
  return {
    account: (owner) => read('account', owner),
    upsertAccount: (owner, person) => write('upsertAccount', owner, person),
    updateAccount: (owner, version, changes) => write('updateAccount', owner, version, changes),
    setPicture: (owner, picture) => write('setPicture', owner, picture),
    clearAccount: (owner) => write('clearAccount', owner),
    eraseOwner: (owner, scope, job) => write('eraseOwner', owner, scope, job),
    eraseJob: (owner, job) => write('eraseJob', owner, job),
    endSessions: (owner, at) => write('endSessions', owner, at),
    sessionsValidAfter: (owner) => read('sessionsValidAfter', owner),
    settings: (owner) => read('settings', owner),
    updateSettings: (owner, changes) => write('updateSettings', owner, changes),
    importJobs: (owner) => read('importJobs', owner),
    putImportJob: (owner, id, job, told) => write('putImportJob', owner, id, job, told),
    deleteImportJob: (owner, id) => write('deleteImportJob', owner, id),
    aliases: (owner, project) => read('aliases', owner, project),
    keepAlias: (owner, project, alias) => write('keepAlias', owner, project, alias),
    forgetAlias: (owner, project, words) => write('forgetAlias', owner, project, words),
    importMappings: (owner) => read('importMappings', owner),
    restoreAliases: (owner, project, restored) => write('restoreAliases', owner, project, restored),
    savedViews: (owner, project) => read('savedViews', owner, project),
    savedView: (owner, project, id) => read('savedView', owner, project, id),
    putSavedView: (owner, view) => write('putSavedView', owner, view),
    renameSavedView: (owner, renamed) => write('renameSavedView', owner, renamed),
    removeSavedView: (owner, project, id) => write('removeSavedView', owner, project, id),
    restoreSavedViews: (owner, project, views) => write('restoreSavedViews', owner, project, views),
    keepImportMapping: (owner, kept) => write('keepImportMapping', owner, kept),
    restoreImportMappings: (owner, mappings) => write('restoreImportMappings', owner, mappings),
    forgetProject: (owner, projectId) => write('forgetProject', owner, projectId),
    apiTokens: (owner) => read('apiTokens', owner),
    apiTokenOf: (hash) => read('apiTokenOf', hash),
    putApiToken: (owner, kept) => write('putApiToken', owner, kept),
    removeApiToken: (owner, id) => write('removeApiToken', owner, id),
    noteApiTokenUse: (owner, id, at) => write('noteApiTokenUse', owner, id, at),
    viewTokens: (owner, projectId) => read('viewTokens', owner, projectId),
    viewToken: (owner, id) => read('viewToken', owner, id),
    frameOf: (id) => read('frameOf', id),
    putViewToken: (owner, kept) => write('putViewToken', owner, kept),
    removeViewToken: (owner, id) => write('removeViewToken', owner, id),
    recordDevice: (owner, device, draft) => write('recordDevice', owner, device, draft),
  };
}
