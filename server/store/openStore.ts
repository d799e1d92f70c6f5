import { type StorageEngine } from '../config/storage.js';
import { openSqliteStore } from './openSqliteStore.js';
import { type OpenStore, type StoreOptions } from './StorePorts.js';

/** Who opens everything that is stored, by the engine that keeps it. */
const ENGINES: Readonly<Record<StorageEngine, (options: StoreOptions) => Promise<OpenStore>>> = {
  sqlite: openSqliteStore,
};

/**
 * Opens everything that an installation stores, by the engine of its settings.
 * @throws StartupError when it cannot be opened, in one sentence
 */
export const openStore = (options: StoreOptions): Promise<OpenStore> => ENGINES[options.engine ?? 'sqlite'](options);
