import { type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { soon } from '../../faults/timers.js';
import { giveUpAbandoned } from '../../../graph/sqlite/imports/clean.js';
import { type Store } from '../../../graph/sqlite/writing.js';
import { PersonFiles } from '../../../people/personFile/PersonFiles.js';
import { openAppDatabase } from '../../../people/records/sqlite/SqliteRecords.js';
import { rememberEffects } from '../../../people/records/sqlite/outbox.js';
import { CommandRunner } from '../../storage/CommandRunner.js';
import { LEAVE } from '../../storage/Engine.js';
import { fileFault } from '../checking/fileFault.js';
import { appWrites, hasPersonFile, notePersonFile } from './appCommands.js';
import { graphWrites } from './graphCommands.js';
import { personWrites } from './personCommands.js';
import { type Opening } from './readerCommands.js';

/** How the writer removes what given-up imports left, between the commands of others. */
interface Cleaning {
  /** Begins to, in the file of a person that holds such rows. */
  clean(ownerId: OwnerId): void;
  isCleaning(ownerId: OwnerId): boolean;
}

const FAILURE = 'Rows of a given-up import could not be removed';

/** The file that everybody needs is looked through before anything is written to it. Throws `FILE_DAMAGED`. */
function refuseDamaged(path: string): void {
  const fault = fileFault(path, 'quick_check');
  if (fault !== undefined) throw new ProblemError('FILE_DAMAGED', { detail: `${path}: ${fault}` });
}

/** Everything that the writer does; files are cleaned by itself. */
function writerCommands(
  { peoplePath, appPath, limits, openFiles, isShared }: Opening,
  { clean, isCleaning }: Cleaning,
) {
  const app = openAppDatabase(appPath);
  refuseDamaged(appPath);
  const isKnown = (ownerId: OwnerId) => hasPersonFile(app, ownerId);
  const files = new PersonFiles(
    { folder: peoplePath, mayCreate: true, openFiles, isKnown, idle: 'closed' },
    (file, ownerId) => {
      notePersonFile(app, ownerId);
      // Another process may be writing what looks abandoned.
      if (!isShared && giveUpAbandoned(file)) clean(ownerId);
    },
  );
  const store: Store = { files, limits, clean, expectEffects: (ownerId) => rememberEffects(app, ownerId) };
  return {
    ...graphWrites(store, app),
    ...personWrites(store, app),
    ...appWrites(app),
    [LEAVE]: function* (ownerId: OwnerId): Generator<undefined, void> {
      while (isCleaning(ownerId)) yield;
      files.release(ownerId);
    },
    ready: () => true,
    close: () => {
      files.close();
      app.close();
    },
  };
}

/** The writer, which cleans up after itself between the commands of others. */
export function writerRunner(opening: Opening): CommandRunner {
  const cleaning = new Set<OwnerId>();
  const runner: CommandRunner = new CommandRunner(
    writerCommands(opening, {
      isCleaning: (ownerId) => cleaning.has(ownerId),
      clean: (ownerId) => {
        if (cleaning.has(ownerId)) return;
        cleaning.add(ownerId);
        const done = () => cleaning.delete(ownerId);
        soon(FAILURE, () =>
          runner.run('clean', [ownerId]).then(done, (error: unknown) => {
            done();
            if (!runner.isStopped) throw error;
          }),
        );
      },
    }),
  );
  return runner;
}
