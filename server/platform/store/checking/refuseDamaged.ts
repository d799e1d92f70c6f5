import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { StartupError } from '../../config/StartupError.js';
import { fileFault } from './fileFault.js';

const isLost = (file: string): boolean => !existsSync(file) || statSync(file).size === 0;

/**
 * Refuses a folder in which there are persons and not the file that says who they are: everybody would be a newcomer.
 * @throws StartupError in one sentence
 */
export function refuseLost(dataDir: string): void {
  const [appPath, peoplePath] = [path.join(dataDir, 'app.db'), path.join(dataDir, 'people')];
  const hasPeople = existsSync(peoplePath) && readdirSync(peoplePath).some((name) => name.endsWith('.db'));
  if (hasPeople && isLost(appPath))
    throw new StartupError(
      `${appPath} is missing or empty, and there are files of persons: put a back-up in its place.`,
    );
}

/**
 * Refuses to start on a file beside those of the store that is damaged or empty.
 * @throws StartupError in one sentence that names the file and what to do
 */
export function refuseDamaged(dataDir: string, name: string): void {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) return;
  const fault = isLost(file) ? 'it is empty' : fileFault(file, 'quick_check');
  if (fault !== undefined)
    throw new StartupError(
      `${file} is damaged (${fault}); \`npm run check\` writes what can be read into a new file and keeps the damaged one beside it.`,
    );
}
