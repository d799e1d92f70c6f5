import { type OwnerId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';
import { openAppDatabase, recordReads, recordWrites } from '../records/sqlite/recordCommands.js';
import { jobReads, jobWrites } from '../records/sqlite/jobs/jobCommands.js';
import { paymentReads, paymentWrites } from '../records/sqlite/payments/SqlitePaymentStore.js';
import { rememberEffects } from '../records/sqlite/outbox.js';
import { CommandRunner } from '../storage/CommandRunner.js';
import { type WorkerRole } from '../storage/Engine.js';
import { fileFault } from './checking/fileFault.js';
import { changeCommands } from '../graph/sqlite/changeCommands.js';
import { chatReads, chatWrites } from '../person/chats/chatCommands.js';
import { documentReads, documentWrites } from '../person/documents/documentCommands.js';
import { imageReads, imageWrites } from '../person/images/SqliteImageStore.js';
import { recordingReads, recordingWrites } from '../person/recordings/recordingCommands.js';
import { cleanFile, giveUpAbandoned } from '../graph/sqlite/imports/clean.js';
import { followingCommands } from '../graph/sqlite/following/changesElsewhere.js';
import { importCommands } from '../graph/sqlite/imports/importCommands.js';
import { notificationReads, notificationWrites } from '../person/notifications/notificationCommands.js';
import { effectCommands } from '../graph/sqlite/outbox/effectCommands.js';
import { personRecordReads, personRecordWrites } from '../person/records/SqlitePersonRecords.js';
import { PersonFiles } from '../person/PersonFiles.js';
import { projectCommands } from '../graph/sqlite/projectCommands.js';
import { readCommands } from '../graph/sqlite/readCommands.js';
import { trainExampleReads, trainExampleWrites } from '../person/trainExamples/trainExampleCommands.js';
import { type Store } from '../graph/sqlite/writing.js';

type Opening = Omit<WorkerRole, 'role'>;

/** The file that everybody needs is looked through before anything is written to it. Throws `FILE_DAMAGED`. */
function refuseDamaged(path: string): void {
  const fault = fileFault(path, 'quick_check');
  if (fault !== undefined) throw new ProblemError('FILE_DAMAGED', { detail: `${path}: ${fault}` });
}

/** Everything that a reader answers. */
export function readerCommands({ peoplePath, appPath, limits, openFiles }: Opening) {
  const files = new PersonFiles({ folder: peoplePath, mayCreate: false, openFiles });
  const app = openAppDatabase(appPath);
  return {
    ...readCommands(files),
    ...followingCommands(files),
    ...notificationReads(files, app),
    ...trainExampleReads(files),
    ...chatReads({ files, limits }, app),
    ...imageReads(files),
    ...documentReads(files),
    ...recordingReads(files),
    ...recordReads(app),
    ...jobReads(app),
    ...paymentReads(app),
    ...personRecordReads(files),
    check: (path: string) => fileFault(path, 'quick_check'),
    ready: () => true,
    close: () => {
      files.close();
      app.close();
    },
  };
}

/** Everything that the writer does; `clean` is called with persons whose file holds rows that wait for being removed. */
function writerCommands(
  { peoplePath, appPath, limits, openFiles, isShared }: Opening,
  clean: (ownerId: OwnerId) => void,
) {
  const files = new PersonFiles({ folder: peoplePath, mayCreate: true, openFiles }, (file, ownerId) => {
    // Another process may be writing what looks abandoned.
    if (!isShared && giveUpAbandoned(file)) clean(ownerId);
  });
  const app = openAppDatabase(appPath);
  refuseDamaged(appPath);
  const store: Store = { files, limits, clean, expectEffects: (ownerId) => rememberEffects(app, ownerId) };
  return {
    ...projectCommands(store),
    ...changeCommands(store),
    ...importCommands(store),
    ...effectCommands(store, app),
    ...notificationWrites(store, app),
    ...trainExampleWrites(store),
    ...chatWrites(store, app),
    ...imageWrites(store),
    ...documentWrites(store),
    ...recordingWrites(store),
    ...recordWrites(app),
    ...jobWrites(app),
    ...paymentWrites(app),
    ...personRecordWrites(store),
    clean: (ownerId: OwnerId) => cleanFile(files, ownerId),
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
    writerCommands(opening, (ownerId) => {
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
