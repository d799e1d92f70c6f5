import { readCount } from './count.js';
import { StartupError } from './StartupError.js';

/** What keeps all that an installation stores: files of the data folder, or a database that several processes share. */
export type StorageSettings = { readonly engine: 'sqlite' } | ({ readonly engine: 'postgres' } & StoreDatabases);

/** A database of PostgreSQL 15 or later. */
export interface PostgresSettings {
  /** `postgres://user:password@host:5432/database` */
  readonly url: string;
  /** Connections that one process holds. */
  readonly connections: number;
}

/** The database of an installation, and where its graphs are kept unless they are there as well. */
export interface StoreDatabases extends PostgresSettings {
  readonly graphs?: PostgresSettings;
}

const NAME = 'HARTA_DATABASE_URL';
const GRAPHS = 'HARTA_GRAPH_URL';
const PROTOCOLS: readonly string[] = ['postgres:', 'postgresql:'];
const USUAL_CONNECTIONS = 10;

/** Reads HARTA_GRAPH_URL and HARTA_GRAPH_CONNECTIONS; undefined where graphs are kept with everything else. */
function readGraphs(
  env: NodeJS.ProcessEnv,
  { url: ofRecords, connections }: PostgresSettings,
): PostgresSettings | undefined {
  const url = env[GRAPHS]?.trim() ?? '';
  if (url === '' || url === ofRecords) return undefined;
  return { url: databaseUrl(url, GRAPHS), connections: readCount(env, 'HARTA_GRAPH_CONNECTIONS', connections) };
}

/**
 * Reads HARTA_DATABASE_URL, without which everything is kept in the data folder, and HARTA_DATABASE_CONNECTIONS; then where graphs are kept.
 * @throws StartupError, which tells no password
 */
export function readStorage(env: NodeJS.ProcessEnv): StorageSettings {
  const connections = readCount(env, 'HARTA_DATABASE_CONNECTIONS', USUAL_CONNECTIONS);
  const url = env[NAME]?.trim() ?? '';
  if (url !== '') {
    const settings = { url: databaseUrl(url, NAME), connections };
    const graphs = readGraphs(env, settings);
    return { engine: 'postgres', ...settings, ...(graphs && { graphs }) };
  }
  if ((env[GRAPHS]?.trim() ?? '') !== '')
    throw new StartupError(`${GRAPHS} needs ${NAME}: graphs in a database belong to records in one.`);
  return { engine: 'sqlite' };
}

/** The address of a database of PostgreSQL. @throws StartupError, which tells no password */
export function databaseUrl(url: string, says: string): string {
  if (!URL.canParse(url) || !PROTOCOLS.includes(new URL(url).protocol))
    throw new StartupError(`${says} must be an address that begins with postgres://.`);
  const { pathname } = new URL(url);
  if (!/^\/[^/]+$/.test(pathname)) throw new StartupError(`${says} must end with the name of a database.`);
  return url;
}

/** What a process of an installation does; `sockets` has no store of its own. */
export type Role = 'all' | 'web' | 'worker' | 'sockets';

const isRole = (text: string): text is Role => ['all', 'web', 'worker', 'sockets'].includes(text);

/** Reads HARTA_ROLE: all in one process; its parts where several share a database; or sockets alone. @throws StartupError */
export function readRole(env: NodeJS.ProcessEnv): Role {
  const role = env['HARTA_ROLE'] || 'all';
  if (!isRole(role)) throw new StartupError(`HARTA_ROLE must be "all", "web", "worker" or "sockets", not "${role}".`);
  if ((role === 'web' || role === 'worker') && readStorage(env).engine === 'sqlite')
    throw new StartupError(
      `HARTA_ROLE=${role} needs ${NAME}: only a database of PostgreSQL can be shared by several processes.`,
    );
  return role;
}

/** Reads HARTA_DRAIN_SECONDS: how long a process that is told to end says that it is not ready, before it takes no more calls. */
export function readDrainMs(env: NodeJS.ProcessEnv): number {
  const text = env['HARTA_DRAIN_SECONDS'] ?? '';
  if (text === '') return 0;
  if (!/^\d{1,3}$/.test(text))
    throw new StartupError(`HARTA_DRAIN_SECONDS must be a number of seconds, not "${text}".`);
  return Number(text) * 1000;
}
