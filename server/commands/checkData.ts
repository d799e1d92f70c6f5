import { readDataDir } from '../platform/config/settings.js';
import { StartupError } from '../platform/config/StartupError.js';
import { readStorage, type StoreDatabases } from '../platform/config/storage.js';
import { migrations } from '../people/identity/local/store/schema.js';
import { SANDBOX_MIGRATIONS } from '../people/payments/sandbox/store/schema.js';
import { beginAnew } from '../platform/store/checking/beginAnew.js';
import { checkFolder, databasesOf } from '../platform/store/checking/checkFolder.js';
import { type FileKind } from '../platform/store/checking/FileKind.js';

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

const tell = (line: string): void => console.info(line);

/** Checks a database, whose code is loaded only where there is one. */
async function checkPostgres(storage: StoreDatabases): Promise<boolean> {
  const { checkDatabase } = await import('../platform/store/checking/database/checkDatabase.js');
  const { SIGN_IN } = await import('../people/identity/local/postgres/schema.js');
  const { SANDBOX } = await import('../people/payments/sandbox/postgres/postgresSandbox.js');
  return checkDatabase(storage, tell, [
    { says: 'schema of the sign-in', ...SIGN_IN },
    { says: 'schema of the payments sandbox', ...SANDBOX },
  ]);
}

/**
 * Checks what is stored, one line a file or part of a database; with `--begin-anew <file>` gives a lost file of a person up instead.
 * @param args the data folder, without which it is what the environment names, and what is asked for
 * @returns whether all of it is sound
 * @throws StartupError when there is nothing to check, a process holds the folder, or the database cannot be used
 */
export async function checkData(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<boolean> {
  const isBeginning = args.includes(BEGIN_ANEW);
  const named = args[0] === BEGIN_ANEW ? undefined : args[0];
  const storage = readStorage(env);
  if (named === undefined && storage.engine === 'postgres') {
    if (isBeginning)
      throw new StartupError(`${BEGIN_ANEW} is about a file of a data folder; there are none in a database.`);
    return checkPostgres(storage);
  }
  const folder = named ?? readDataDir(env);
  // A folder that was named wrongly is not told to be sound, nor made.
  if (databasesOf(folder).length === 0) throw new StartupError(`There are no databases of Harta in ${folder}.`);
  const [lost] = args.slice(args.indexOf(BEGIN_ANEW) + 1);
  if (!isBeginning || lost === undefined) return checkFolder(folder, tell, OTHERS);
  tell(beginAnew(folder, lost));
  return true;
}
