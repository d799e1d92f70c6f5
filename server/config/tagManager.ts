import { StartupError } from './StartupError.js';

/**
 * Reads HARTA_TAG_MANAGER_ID; null loads nothing from third parties.
 * @throws StartupError
 */
export function readTagManagerId(env: NodeJS.ProcessEnv): string | null {
  const id = env['HARTA_TAG_MANAGER_ID'];
  if (id === undefined || id === '') return null;
  if (!/^GTM-[A-Z0-9]+$/.test(id))
    throw new StartupError(`HARTA_TAG_MANAGER_ID must look like GTM-ABC123, not "${id}".`);
  return id;
}
