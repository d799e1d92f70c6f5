import { StartupError } from './StartupError.js';

/** Where the server listens. */
export interface AddressSettings {
  readonly host: string;
  readonly port: number;
  /** Origins under which this installation's pages are reached. */
  readonly origins: readonly string[];
}

const LARGEST_PORT = 65535;

function readPort(text: string): number {
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

/**
 * Reads HOST (127.0.0.1), PORT (4300) and, for development, HARTA_PAGES_ORIGIN.
 * @throws StartupError
 */
export function readAddress(env: NodeJS.ProcessEnv): AddressSettings {
  const host = env['HOST'] || '127.0.0.1';
  const port = readPort(env['PORT'] || '4300');
  const named = host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host;
  const names = new Set(['127.0.0.1', 'localhost', '[::1]', named]);
  const own = [...names].map((name) => `http://${name}:${port}`);
  return { host, port, origins: [...own, ...readPagesOrigin(env['HARTA_PAGES_ORIGIN'])] };
}
