import { type AddressSettings, readAddress } from './address.js';
import { readCount } from './count.js';
import { StartupError } from './StartupError.js';

/** How live messages travel, and how many sockets may be open. */
export interface RealtimeSettings {
  /** Address of the Redis between processes; null keeps messages within this one. */
  readonly redisUrl: string | null;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
}

/** A process that holds sockets only, for another that owns the store. */
export interface SocketsSettings {
  readonly address: AddressSettings;
  readonly realtime: RealtimeSettings & { readonly redisUrl: string };
  /** Where the owner of the store is reached. */
  readonly backendUrl: URL;
}

function readUrl(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new StartupError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  return text;
}

/**
 * Reads HARTA_REDIS_URL, HARTA_SOCKETS_PER_PERSON (50) and HARTA_SOCKETS_PER_ADDRESS (2000).
 * @throws StartupError
 */
export const readRealtime = (env: NodeJS.ProcessEnv): RealtimeSettings => ({
  redisUrl: readUrl(env, 'HARTA_REDIS_URL', ['redis:', 'rediss:']),
  socketsPerPerson: readCount(env, 'HARTA_SOCKETS_PER_PERSON', 50),
  socketsPerAddress: readCount(env, 'HARTA_SOCKETS_PER_ADDRESS', 2_000),
});

/**
 * Reads what a process with HARTA_ROLE=sockets needs: HARTA_BACKEND_URL, HARTA_REDIS_URL, and where it listens.
 * @throws StartupError
 */
export function readSocketsSettings(env: NodeJS.ProcessEnv): SocketsSettings {
  const realtime = readRealtime(env);
  const backendUrl = readUrl(env, 'HARTA_BACKEND_URL', ['http:', 'https:']);
  if (backendUrl === null) throw new StartupError('HARTA_ROLE=sockets needs HARTA_BACKEND_URL.');
  if (realtime.redisUrl === null) throw new StartupError('HARTA_ROLE=sockets needs HARTA_REDIS_URL.');
  return {
    address: readAddress(env),
    realtime: { ...realtime, redisUrl: realtime.redisUrl },
    backendUrl: new URL(backendUrl),
  };
}
