import net from 'node:net';

import { readCount } from './count.js';
import { StartupError } from './StartupError.js';
import { readTrustedProxies } from './trustedProxies.js';

const LOOPBACK = new net.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether only this machine can reach the address. A name other than localhost may resolve anywhere, so it is not. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === 'localhost') return true;
  const version = net.isIP(bare);
  if (version === 0) return false;
  if (version === 6 && /^::ffff:/i.test(bare)) return isLoopback(bare.slice(7));
  return LOOPBACK.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}

const NAME = 'HARTA_PUBLIC_URL';

/**
 * Reads HARTA_PUBLIC_URL, the https address under which people reach an installation behind a TLS proxy; null where it is
 * reached at the address that it listens on.
 * @throws StartupError
 */
function readPublicUrl(env: NodeJS.ProcessEnv): URL | null {
  const text = env[NAME]?.trim();
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:')
    throw new StartupError(`${NAME} must be an address that begins with https://, since passwords travel to it.`);
  if (url.href !== `${url.origin}/`)
    throw new StartupError(`${NAME} must be a host alone, such as https://harta.example.org.`);
  return url;
}

/** Where the server listens. */
export interface AddressSettings {
  readonly host: string;
  readonly port: number;
  /** Origins under which this installation's pages are reached; the first is for people. */
  readonly origins: readonly [string, ...string[]];
  /** The https address of an installation behind a TLS proxy: the one host that it answers under. */
  readonly publicUrl: URL | null;
  /** Whose word on a caller's address is taken. */
  readonly trustedProxies: readonly string[];
  /** Connections of one address that may be open, sockets apart; a trusted proxy has any number. */
  readonly connectionsPerAddress: number;
}

const LARGEST_PORT = 65535;

/** A port as a setting says it. @throws StartupError */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > LARGEST_PORT)
    throw new StartupError(`PORT must be a number from 1 to ${LARGEST_PORT}, not "${text}".`);
  return port;
}

/** The origin of a page that another server of this machine delivers during development. */
function readPagesOrigin(text: string | undefined): string[] {
  if (text === undefined || text === '') return [];
  if (!URL.canParse(text)) throw new StartupError(`HARTA_PAGES_ORIGIN must be an address, not "${text}".`);
  const { origin, hostname, port } = new URL(text);
  return hostname === '127.0.0.1' ? [origin, `http://localhost:${port}`] : [origin];
}

/** The origins of a server that is reached at the address that it listens on. */
function originsOf(host: string, port: number): [string, ...string[]] {
  const named = host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host;
  const others = new Set(['localhost', '[::1]', named].filter((name) => name !== '127.0.0.1'));
  return [`http://127.0.0.1:${port}`, ...[...others].map((name) => `http://${name}:${port}`)];
}

/**
 * Reads HOST (127.0.0.1), PORT (4300), HARTA_PUBLIC_URL, HARTA_TRUSTED_PROXIES, HARTA_CONNECTIONS_PER_ADDRESS (2,000) and,
 * for development, HARTA_PAGES_ORIGIN.
 * @throws StartupError
 */
export function readAddress(env: NodeJS.ProcessEnv): AddressSettings {
  const host = env['HOST'] || '127.0.0.1';
  const port = readPort(env['PORT'] || '4300');
  const publicUrl = readPublicUrl(env);
  const [first, ...others] = publicUrl === null ? originsOf(host, port) : ([publicUrl.origin] as const);
  const pages = readPagesOrigin(env['HARTA_PAGES_ORIGIN']);
  return {
    host,
    port,
    origins: [first, ...others, ...pages],
    publicUrl,
    trustedProxies: readTrustedProxies(env),
    connectionsPerAddress: readCount(env, 'HARTA_CONNECTIONS_PER_ADDRESS', 2_000),
  };
}
