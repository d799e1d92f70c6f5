import { type OwnerId } from '../../../contract/ids.js';
import { PersonFiles } from '../../../people/personFile/PersonFiles.js';
import { openAppDatabase } from '../../../people/records/sqlite/SqliteRecords.js';
import { HOLD, type WorkerRole } from '../../storage/Engine.js';
import { fileFault } from '../checking/fileFault.js';
import { appReads, hasPersonFile } from './appCommands.js';
import { graphReads } from './graphCommands.js';
import { personReads } from './personCommands.js';
import { fileCommands } from '../../../people/personFile/records/SqlitePersonRecords.js';

/** What a thread of the store is told of the files that it opens. */
export type Opening = Omit<WorkerRole, 'role'>;

/** Everything that a reader answers. */
export function readerCommands(
  { peoplePath, appPath, limits, openFiles }: Opening,
  idle: 'closed' | 'kept' = 'closed',
) {
  const app = openAppDatabase(appPath);
  const isKnown = (ownerId: OwnerId) => hasPersonFile(app, ownerId);
  const files = new PersonFiles({ folder: peoplePath, mayCreate: false, openFiles, isKnown, idle });
  return {
    ...graphReads(files),
    ...personReads({ files, limits }, app),
    ...appReads(app),
    check: (path: string) => fileFault(path, 'quick_check'),
    [HOLD]: (owner: OwnerId) => {
      app.hold();
      if (files.has(owner)) files.of(owner).db.hold();
    },
    ready: () => true,
    close: () => {
      files.close();
      app.close();
    },
  };
}

/** What is done with a whole file, by a thread that nobody else waits for. */
export function eraserCommands({ peoplePath, openFiles }: Opening) {
  // It works on files that are there: that one is missing is for the writer to say.
  const files = new PersonFiles({
    folder: peoplePath,
    mayCreate: true,
    openFiles,
    isKnown: () => false,
    idle: 'closed',
  });
  return { ...fileCommands(files), ready: () => true, close: () => files.close() };
}
