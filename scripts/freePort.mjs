// Ports for servers that the checks start, and that begin to listen some time after their port was chosen.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give ports above these to connections, one of which may have a port again before its server listens. */
const LEAST = 20_000;
const MOST = 32_000;

async function isFree(port) {
  const server = createServer();
  const listens = await new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!listens) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * Claims a port for as long as this process lives, by a UDP socket of the same number: TCP ports are others, and whoever chooses one here
 * finds that it is claimed.
 */
const claims = (port) =>
  new Promise((resolve) => {
    const claim = createSocket('udp4').unref();
    const refused = () => claim.close(() => resolve(false));
    claim.once('error', refused).bind(port, '127.0.0.1', () => resolve(true));
  });

/** A port of this machine that nobody listens on, and that is chosen no second time while this process lives. */
export async function freePort() {
  for (;;) {
    const port = LEAST + Math.floor(Math.random() * (MOST - LEAST));
    if ((await claims(port)) && (await isFree(port))) return port;
  }
}
