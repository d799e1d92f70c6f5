import { soon } from '../faults/timers.js';
import { type OwnerId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';
import { openAppDatabase, recordReads, recordWrites } from '../records/sqlite/recordCommands.js';
import { jobReads, jobWrites } from '../records/sqlite/jobs/jobCommands.js';
import { paymentReads, paymentWrites } from '../records/sqlite/payments/SqlitePaymentStore.js';
import { rememberEffects } from '../records/sqlite/outbox.js';
import { CommandRunner } from '../storage/CommandRunner.js';
import { HOLD, LEAVE, type WorkerRole } from '../storage/Engine.js';
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
import { effectCommands } from '../person/outbox/effectCommands.js';
import { fileCommands, personRecordReads, personRecordWrites } from '../person/records/SqlitePersonRecords.js';
import { PersonFiles } from '../person/PersonFiles.js';
import { projectReads, projectWrites } from '../person/projects/projectCommands.js';
import { graphReads, graphWrites } from '../graph/sqlite/graphCommands.js';
import { readCommands } from '../graph/sqlite/readCommands.js';
import { trainExampleReads, trainExampleWrites } from '../person/trainExamples/trainExampleCommands.js';
import { type Store } from '../graph/sqlite/writing.js';
import { type OwnedDatabase } from '../storage/OwnedDatabase.js';

/** Whether a file was made of this person. */
const hasPersonFile = (db: OwnedDatabase, owner: OwnerId): boolean =>
  db.get('SELECT 1 FROM person_file WHERE owner = :owner', { owner }) !== undefined;

/** Keeps that a file was made of this person; one that is missing later is lost. */
function notePersonFile(db: OwnedDatabase, owner: OwnerId): void {
  if (!hasPersonFile(db, owner)) db.run('INSERT OR IGNORE INTO person_file (owner) VALUES (:owner)', { owner });
}

type Opening = Omit<WorkerRole, 'role'>;

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

/** Everything that a reader answers. */
export function readerCommands(
  { peoplePath, appPath, limits, openFiles }: Opening,
  idle: 'closed' | 'kept' = 'closed',
) {
  const app = openAppDatabase(appPath);
  const isKnown = (ownerId: OwnerId) => hasPersonFile(app, ownerId);
  const files = new PersonFiles({ folder: peoplePath, mayCreate: false, openFiles, isKnown, idle });
  return {
    ...readCommands(files),
    ...graphReads(files),
    ...projectReads(files),
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
    ...projectWrites(store),
    ...graphWrites(store),
    ...fileCommands(files),
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
