import dns from 'node:dns';
import https from 'node:https';
import net, { type LookupFunction } from 'node:net';

import { isPublicAddress } from './isPublicAddress.js';

/** How the outside is reached; tests reach a server of their own. */
export interface Connection {
  readonly request: typeof https.request;
  resolve(host: string): Promise<readonly dns.LookupAddress[]>;
  isAllowed(address: string): boolean;
  isAllowedPort(port: string): boolean;
}

/** The public internet, over TLS at its own port. */
export const INTERNET: Connection = {
  request: https.request,
  resolve: (host) => dns.promises.lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === '',
};

/** An address that is not reached, whoever asks. */
class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Resolves names for one connection. What is checked here is what is connected to: a name that answers differently the
 * next time gains nothing by it.
 */
export const guardedLookup =
  ({ resolve, isAllowed }: Connection): LookupFunction =>
  (host, options, done) => {
    resolve(host).then(
      (found) => {
        const forbidden = found.find(({ address }) => !isAllowed(address));
        const [first] = found;
        if (first === undefined || forbidden !== undefined) done(new ForbiddenAddress(`${host} is not public`), []);
        else if (options.all === true) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };

/** @throws ForbiddenAddress when an address may not be asked, whatever its name resolves to */
export function refuseForbidden({ protocol, hostname, port, username, password }: URL, connection: Connection): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isForbiddenIp = net.isIP(host) !== 0 && !connection.isAllowed(host);
  if (protocol !== 'https:' || username !== '' || password !== '' || isForbiddenIp || !connection.isAllowedPort(port))
    throw new ForbiddenAddress(`${protocol}//${host} is not asked for pictures`);
}
