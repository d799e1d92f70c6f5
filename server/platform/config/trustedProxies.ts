import net from 'node:net';

import { StartupError } from './StartupError.js';

const NAME = 'HARTA_TRUSTED_PROXIES';
/** Names of the library that reads forwarded addresses. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isProxy(text: string): boolean {
  if (NAMED.has(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const bits = BITS[net.isIP(address)];
  if (bits === undefined || more.length > 0) return false;
  // A prefix of 0 would believe everybody.
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

/**
 * Reads HARTA_TRUSTED_PROXIES, addresses and networks (`127.0.0.1, 10.0.0.0/8, loopback`) whose word on a caller's address
 * (`X-Forwarded-For`) is taken; none without a word.
 * @throws StartupError
 */
export function readTrustedProxies(env: NodeJS.ProcessEnv): readonly string[] {
  const parts = (env[NAME] ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = parts.find((part) => !isProxy(part));
  if (wrong !== undefined)
    throw new StartupError(`${NAME} must list addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, not "${wrong}".`);
  return parts;
}
