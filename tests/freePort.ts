import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports that systems give to connections out begin above these: such a connection of another test may have the port again before whoever
 * asked for it listens.
 */
const LEAST = 20_000;
const MOST = 32_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!listens) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LEAST + Math.floor(Math.random() * (MOST - LEAST));
    if (await isFree(port)) return port;
  }
}
