import { StartupError } from './StartupError.js';

const NAME = 'HARTA_PUBLIC_URL';

/**
 * Reads HARTA_PUBLIC_URL, the https address under which people reach an installation behind a TLS proxy; null where it is
 * reached at the address that it listens on.
 * @throws StartupError
 */
export function readPublicUrl(env: NodeJS.ProcessEnv): URL | null {
  const text = env[NAME]?.trim();
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:')
    throw new StartupError(`${NAME} must be an address that begins with https://, since passwords travel to it.`);
  if (url.href !== `${url.origin}/`)
    throw new StartupError(`${NAME} must be a host alone, such as https://harta.example.org.`);
  return url;
}
