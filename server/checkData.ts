import { readDataDir } from './config/settings.js';
import { migrations } from './identity/local/store/schema.js';
import { SANDBOX_MIGRATIONS } from './payments/sandbox/store/schema.js';
import { checkFolder } from './store/checking/checkFolder.js';
import { type FileKind } from './store/checking/FileKind.js';

const nothingFollows = { derived: new Set<string>(), rules: [], repair: () => undefined };

/** Files beside those of the store. */
const OTHERS: readonly FileKind[] = [
  { ...nothingFollows, matches: (name) => name === 'identity.db', migrations, json: {} },
  {
    ...nothingFollows,
    matches: (name) => name === 'payments-sandbox.db',
    migrations: SANDBOX_MIGRATIONS,
    json: { object: { data: null } },
  },
];

/**
 * Checks what is stored, one line a file. @param folder a data folder; without it the one of the environment
 * @returns whether all of it is sound
 * @throws StartupError when a process holds the folder
 */
export const checkData = (env: NodeJS.ProcessEnv, folder: string | undefined): boolean =>
  checkFolder(folder ?? readDataDir(env), (line) => console.info(line), OTHERS);
