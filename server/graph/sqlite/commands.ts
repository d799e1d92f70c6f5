import { type OwnerId } from '../../contract/ids.js';
import { openAppDatabase, recordReads, recordWrites } from '../../records/sqlite/recordCommands.js';
import { readSettings } from '../../records/sqlite/settings.js';
import { CommandRunner } from '../../storage/CommandRunner.js';
import { type WorkerRole } from '../../storage/Engine.js';
import { changeCommands } from './changeCommands.js';
import { chatReads, chatWrites } from './chats/chatCommands.js';
import { cleanFile, giveUpAbandoned } from './imports/clean.js';
import { importCommands } from './imports/importCommands.js';
import { notificationReads, notificationWrites } from './notifications/notificationCommands.js';
import { PersonFiles } from './PersonFiles.js';
import { projectCommands } from './projectCommands.js';
import { readCommands } from './readCommands.js';
import { trainExampleReads, trainExampleWrites } from './trainExamples/trainExampleCommands.js';
import { type Store } from './writing.js';

type Paths = Omit<WorkerRole, 'role'>;

/** Everything that a reader answers. */
export function readerCommands({ peoplePath, appPath }: Paths) {
  const files = new PersonFiles(peoplePath, false);
  const app = openAppDatabase(appPath);
  return {
    ...readCommands(files),
    ...notificationReads(files, app),
    ...trainExampleReads(files),
    ...chatReads(files),
    ...recordReads(app),
    ready: () => true,
    close: () => {
      files.close();
      app.close();
    },
  };
}

/** Everything that the writer does; `clean` is called with persons whose file holds rows that wait for being removed. */
export function writerCommands({ peoplePath, appPath }: Paths, clean: (ownerId: OwnerId) => void) {
  const files = new PersonFiles(peoplePath, true, (file, ownerId) => {
    if (giveUpAbandoned(file)) clean(ownerId);
  });
  const app = openAppDatabase(appPath);
  const isMuted: Store['isMuted'] = (ownerId, kind) => readSettings(app, ownerId).mutedKinds.includes(kind);
  const store: Store = { files, clean, isMuted };
  return {
    ...projectCommands(store),
    ...changeCommands(store),
    ...importCommands(store),
    ...notificationWrites(store, app),
    ...trainExampleWrites(files),
    ...chatWrites(files),
    ...recordWrites(app),
    clean: (ownerId: OwnerId) => cleanFile(files, ownerId),
    ready: () => true,
    close: () => {
      files.close();
      app.close();
    },
  };
}

/** The writer, which cleans up after itself between the commands of others. */
export function writerRunner(paths: Paths): CommandRunner {
  const cleaning = new Set<OwnerId>();
  const runner: CommandRunner = new CommandRunner(
    writerCommands(paths, (ownerId) => {
      if (cleaning.has(ownerId)) return;
      cleaning.add(ownerId);
      const done = () => cleaning.delete(ownerId);
      setImmediate(() => {
        runner.run('clean', [ownerId]).then(done, (error: unknown) => {
          done();
          if (!runner.isStopped)
            process.emitWarning(`Rows of a given-up import could not be removed: ${String(error)}`);
        });
      });
    }),
  );
  return runner;
}
