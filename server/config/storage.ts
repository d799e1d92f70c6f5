import { StartupError } from './StartupError.js';

/** What keeps all that an installation stores. */
export type StorageEngine = 'sqlite';

/**
 * Reads HARTA_DATABASE_URL, which may not name a server yet: data that is meant for one must not end up in the data folder unnoticed.
 * @throws StartupError
 */
export function readStorage(env: NodeJS.ProcessEnv): StorageEngine {
  const url = env['HARTA_DATABASE_URL'] ?? '';
  if (url !== '')
    throw new StartupError(
      'HARTA_DATABASE_URL cannot be used yet: everything is kept in the data folder. Leave it out.',
    );
  return 'sqlite';
}
