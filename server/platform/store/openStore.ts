import { type OpenStore, type StoreOptions, type StoreSnapshot } from './StorePorts.js';
import { readStoreLimits } from '../config/limits.js';
import { type StorageSettings } from '../config/storage.js';
import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { type SharedFolder, sqliteGraphStore } from '../../graph/sqlite/SqliteGraphStore.js';
import { sqliteChatStore } from '../../people/personFile/chats/SqliteChatStore.js';
import { sqliteDocumentStore } from '../../people/personFile/documents/SqliteDocumentStore.js';
import { sqliteImageStore } from '../../people/personFile/images/SqliteImageStore.js';
import { sqliteProjectStore } from '../../people/personFile/projects/SqliteProjectStore.js';
import { sqliteNotificationStore } from '../../people/personFile/notifications/SqliteNotificationStore.js';
import { sqliteRecordingStore } from '../../people/personFile/recordings/SqliteRecordingStore.js';
import { sqlitePersonRecords } from '../../people/personFile/records/SqlitePersonRecords.js';
import { sqliteTrainExampleStore } from '../../people/personFile/trainExamples/SqliteTrainExampleStore.js';
import { catalogOf, type TellingCatalog } from '../../people/records/projects/catalogOf.js';
import { sqliteJobStore } from '../../people/records/sqlite/jobs/SqliteJobStore.js';
import { sqliteRecords } from '../../people/records/sqlite/SqliteRecords.js';
import { CommandRunner } from '../storage/CommandRunner.js';
import { type DataFolder, openDataFolder } from '../storage/dataFolder.js';
import { type Engine, inProcessEngine, openFilesOf, workerEngine } from '../storage/Engine.js';
import { startFault } from '../storage/startFault.js';
import { workerFile } from '../storage/startWorker.js';
import { watchFolder } from '../storage/watchFolder.js';
import { IdleChecks } from './checking/IdleChecks.js';
import { readerCommands } from './commands/readerCommands.js';
import { writerRunner } from './commands/writerRunner.js';

/**
 * Opens everything that an installation stores, by the engine of its settings.
 * @throws StartupError when it cannot be opened, in one sentence
 */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const storage: StorageSettings = options.storage ?? { engine: 'sqlite' };
  if (storage.engine === 'sqlite') return openSqliteStore(options);
  // Loaded only where it is asked for.
  return (await import('./openPostgresStore.js')).openPostgresStore(storage, options);
}

/** The graphs of all persons joined with the catalogue of their projects, both in the file of each person. */
function sqliteStoreOf(engine: Engine, shared?: SharedFolder): GraphStore {
  const openDefault = (ownerId: OwnerId): Promise<void> => catalog.openDefault(ownerId);
  const graphs = sqliteGraphStore(engine, { openDefault, ...(shared === undefined ? {} : { shared }) });
  const catalog: TellingCatalog = catalogOf(sqliteProjectStore(engine), graphs, graphs);
  return { ...graphs, ...catalog };
}

async function snapshotOf(engine: Engine, owner: OwnerId): Promise<StoreSnapshot> {
  const { read, close } = await engine.snapshot(owner);
  const write = () => Promise.reject(new Error('A snapshot is only read'));
  const held: Engine = { ...engine, read, write, readAll: write, close };
  return {
    store: sqliteStoreOf(held),
    ...sqliteRecords(held),
    personRecords: sqlitePersonRecords(held),
    close,
  };
}

function engineOf({ peoplePath, appPath }: DataFolder, options: StoreOptions): Engine {
  const { readers = 2, workerUrl, isShared = false } = options;
  const limits = { ...readStoreLimits({}), ...options.limits };
  const role = { peoplePath, appPath, limits, isShared };
  if (readers > 0) return workerEngine(workerUrl ?? workerFile('storeWorker', import.meta.url), role, readers);
  const opening = { ...role, openFiles: openFilesOf(limits, 2) };
  const writer = writerRunner(opening);
  const reader = (idle: 'closed' | 'kept') => new CommandRunner(readerCommands(opening, idle));
  return inProcessEngine(reader('closed'), writer, () => reader('kept'));
}

/** The first answer says that the workers run and that the files can be opened. */
async function untilReady(engine: Engine): Promise<void> {
  await engine.write('ready', []);
  await engine.readAll('ready', []);
}

/** Begins to look into the files while nobody uses them. @returns what ends that and closes everything */
function closing(folder: DataFolder, engine: Engine): () => Promise<void> {
  const checks = new IdleChecks({
    folder: folder.path,
    check: async (file) => (await engine.check(file)) as string | undefined,
    idleFor: () => Date.now() - engine.lastUse,
  });
  return async () => {
    await checks.stop();
    await engine.close();
    folder.close();
  };
}

/** Why the files cannot be opened, in one sentence where a person can put it right. */
const faultOf = (error: unknown, { path, appPath }: DataFolder): unknown =>
  startFault(
    error instanceof ProblemError && error.code === 'FILE_DAMAGED'
      ? new ProblemError(error.code, { detail: appPath })
      : error,
    path,
  );

/** The ports over the files of a data folder. */
const portsOver = (engine: Engine) => ({
  ...sqliteRecords(engine),
  notificationStore: sqliteNotificationStore(engine),
  trainExamples: sqliteTrainExampleStore(engine),
  chats: sqliteChatStore(engine),
  imageStore: sqliteImageStore(engine),
  documents: sqliteDocumentStore(engine),
  recordingStore: sqliteRecordingStore(engine),
  jobStore: sqliteJobStore(engine),
  personRecords: sqlitePersonRecords(engine),
});

/**
 * Opens the SQLite store of a data folder, making both when missing.
 * @throws StartupError when the folder cannot be written or another process holds it, or when its files cannot be opened.
 */
async function openSqliteStore(options: StoreOptions): Promise<OpenStore> {
  const { dataDir, isShared = false } = options;
  const folder = openDataFolder(dataDir, isShared);
  // What SQLite puts aside while it writes a file anew is as large as the file, and as confidential.
  process.env['SQLITE_TMPDIR'] ??= folder.path;
  let engine: Engine | undefined;
  try {
    engine = engineOf(folder, options);
    await untilReady(engine);
    const opened = engine;
    const closeFiles = closing(folder, engine);
    const { peoplePath: path } = folder;
    const shared = isShared
      ? { path, watch: (look: (name: string) => Promise<void>) => watchFolder(path, look) }
      : undefined;
    const graphs = sqliteStoreOf({ ...engine, close: closeFiles }, shared);
    const close = () => graphs.close();
    return {
      store: graphs,
      ...portsOver(engine),
      snapshot: (owner) => snapshotOf(opened, owner),
      isAvailable: () => opened.isAvailable,
      setAddress: folder.setAddress,
      close,
    };
  } catch (error) {
    await engine?.close();
    folder.close();
    throw faultOf(error, folder);
  }
}
