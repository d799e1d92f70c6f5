import { type Socket } from 'node:net';

import { type FastifyInstance } from 'fastify';

/** How long those who still send or read have, once the server closes. */
const GRACE_MS = 3_000;

/**
 * Lets the server close whatever its clients do. Node waits for every connection that is not idle, among them requests
 * that never come to an end, answers that nobody reads and open websockets; after a moment of grace they are cut.
 */
export function endConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    const cut = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, GRACE_MS);
    app.server.once('close', () => clearTimeout(cut));
    done();
  });
}
