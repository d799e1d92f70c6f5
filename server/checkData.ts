import { readDataDir } from './platform/config/settings.js';
import { migrations } from './people/identity/local/store/schema.js';
import { SANDBOX_MIGRATIONS } from './people/payments/sandbox/store/schema.js';
import { beginAnew } from './platform/store/checking/beginAnew.js';
import { checkFolder } from './platform/store/checking/checkFolder.js';
import { type FileKind } from './platform/store/checking/FileKind.js';

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

const BEGIN_ANEW = '--begin-anew';

/**
 * Checks what is stored, one line a file; with `--begin-anew <file>` gives a lost file of a person up instead.
 * @param args the data folder, without which it is the one of the environment, and what is asked for
 * @returns whether all of it is sound
 * @throws StartupError when a process holds the folder
 */
export function checkData(env: NodeJS.ProcessEnv, args: readonly string[]): boolean {
  const [lost] = args.slice(args.indexOf(BEGIN_ANEW) + 1);
  const [folder = readDataDir(env)] = args[0] === BEGIN_ANEW ? [] : args;
  if (!args.includes(BEGIN_ANEW) || lost === undefined)
    return checkFolder(folder, (line) => console.info(line), OTHERS);
  console.info(beginAnew(folder, lost));
  return true;
}
