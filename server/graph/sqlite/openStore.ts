import { CommandRunner } from '../../storage/CommandRunner.js';
import { type DataFolder, openDataFolder } from '../../storage/dataFolder.js';
import { type Engine, inProcessEngine, workerEngine } from '../../storage/Engine.js';
import { type ChatStore } from '../../records/chats/ChatStore.js';
import { type NotificationStore } from '../../records/NotificationStore.js';
import { type TrainExampleStore } from '../../records/trainExamples/TrainExampleStore.js';
import { type Records } from '../../records/Records.js';
import { sqliteRecords } from '../../records/sqlite/SqliteRecords.js';
import { type GraphStore } from '../GraphStore.js';
import { sqliteChatStore } from './chats/SqliteChatStore.js';
import { readerCommands, writerRunner } from './commands.js';
import { sqliteNotificationStore } from './notifications/SqliteNotificationStore.js';
import { sqliteTrainExampleStore } from './trainExamples/SqliteTrainExampleStore.js';
import { sqliteGraphStore } from './SqliteGraphStore.js';

/** How to open the store of an installation. */
export interface StoreOptions {
  readonly dataDir: string;
  /** Worker threads that read, beside the one that writes; 2 without a word, 0 runs all in this thread. */
  readonly readers?: number;
  /** The bundled worker, where it does not lie beside this file. */
  readonly workerUrl?: URL;
}

/** Everything stored, open. */
export interface OpenStore {
  readonly store: GraphStore;
  readonly records: Records;
  readonly notificationStore: NotificationStore;
  readonly trainExamples: TrainExampleStore;
  readonly chats: ChatStore;
  /** Says where this process is reached, for the message that a second process on the same folder gets. */
  setAddress(address: string): void;
  close(): Promise<void>;
}

const defaultWorker = () =>
  new URL(import.meta.url.endsWith('.ts') ? './storeWorker.ts' : './storeWorker.js', import.meta.url);

function engineOf({ peoplePath, appPath }: DataFolder, { readers = 2, workerUrl }: StoreOptions): Engine {
  const paths = { peoplePath, appPath };
  if (readers > 0) return workerEngine(workerUrl ?? defaultWorker(), paths, readers);
  const writer = writerRunner(paths);
  return inProcessEngine(new CommandRunner(readerCommands(paths)), writer);
}

/**
 * Opens the SQLite store of a data folder, making both when missing.
 * @throws StartupError when the folder cannot be written or another process holds it.
 */
export async function openSqliteGraphStore(options: StoreOptions): Promise<OpenStore> {
  const folder = openDataFolder(options.dataDir);
  try {
    const engine = engineOf(folder, options);
    // The first answer says that the workers run and that the files can be opened.
    await engine.write('ready', []);
    await engine.readAll('ready', []);
    const close = async () => {
      await engine.close();
      folder.close();
    };
    return {
      store: { ...sqliteGraphStore(engine), close },
      records: sqliteRecords(engine),
      notificationStore: sqliteNotificationStore(engine),
      trainExamples: sqliteTrainExampleStore(engine),
      chats: sqliteChatStore(engine),
      setAddress: folder.setAddress,
      close,
    };
  } catch (error) {
    folder.close();
    throw error;
  }
}
