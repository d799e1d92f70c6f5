import { type Socket } from 'node:net';

import { type FastifyInstance } from 'fastify';

import { after } from '../../platform/faults/timers.js';

/** How long those who still send or read have, once the server closes. */
const GRACE_MS = 3_000;
/** How long the refusals of those who waited until then have to leave. */
const LAST_WORDS_MS = 100;

/**
 * Lets the server close whatever its clients do. Node waits for every connection that is not idle, among them requests
 * that never come to an end, answers that nobody reads and open websockets; after a moment of grace they are cut.
 * @param refuseWaiting answers those who still wait
 */
export function endConnections(app: FastifyInstance, refuseWaiting: () => void): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    const failure = 'Connections could not be ended';
    const refusing = after(GRACE_MS, failure, refuseWaiting);
    const cutting = after(GRACE_MS + LAST_WORDS_MS, failure, () => {
      for (const socket of open) socket.destroy();
    });
    app.server.once('close', () => {
      clearTimeout(refusing);
      clearTimeout(cutting);
    });
    done();
  });
}
