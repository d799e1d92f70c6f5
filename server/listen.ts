import { type FastifyInstance } from 'fastify';

import { type AddressSettings } from './platform/config/address.js';
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
