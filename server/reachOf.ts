import { type Settings } from './platform/config/settings.js';
import { type ReachOptions } from './edge/http/bareServer.js';

/**
 * Under which names a server answers, and whom it believes about its callers. The local sign-in and every public address
 * have their names checked; a Firebase project without a public address is reached by whatever name its proxy has.
 */
export function reachOf({ address, auth }: Pick<Settings, 'address' | 'auth'>): ReachOptions {
  const { origins, publicUrl, trustedProxies, connectionsPerAddress } = address;
  const named = origins.map((origin) => new URL(origin).host);
  return {
    isBehindTls: publicUrl !== null,
    trustedProxies,
    connectionsPerAddress,
    ...(auth.mode === 'local' || publicUrl !== null ? { hosts: { loopback: publicUrl === null, named } } : {}),
  };
}
