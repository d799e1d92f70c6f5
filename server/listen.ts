import { type FastifyInstance } from 'fastify';

import { type ReachOptions } from './edge/http/bareServer.js';
import { type AddressSettings } from './platform/config/address.js';
import { type Settings } from './platform/config/settings.js';
import { StartupError } from './platform/config/StartupError.js';

/** Listens where the settings say. @returns the address for a browser @throws StartupError */
export async function listen(
  app: FastifyInstance,
  { host, port, origins }: Pick<AddressSettings, 'host' | 'port' | 'origins'>,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is in use; stop what runs there or set PORT to another number.`);
    throw new StartupError(`Harta cannot listen on ${host}:${port}: ${message}`);
  }
  return origins[0] ?? `http://${host}:${port}`;
}

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
