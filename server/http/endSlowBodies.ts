import { type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { type FastifyInstance } from 'fastify';

import { type Patience, SLOWEST_BODY } from './patience.js';

/** How far a body had come at the last look that found it going on. */
interface Mark {
  readonly bytes: number;
  readonly at: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends connections whose bodies stall or trickle: Node's own time for a request has to be long enough for the largest
 * file, and in that time somebody could hold any number of requests open at a byte a second. That a request was refused
 * before its body had come changes nothing: Node reads the rest.
 */
export function endSlowBodies(app: FastifyInstance, { body, look }: Patience): void {
  const coming = new Map<IncomingMessage, Mark>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, { bytes, at }] of coming) {
      const { socket, complete } = request;
      if (complete || socket.destroyed) coming.delete(request);
      // What has come and was not read yet waits for us: nothing more is taken from the line until then.
      else if (request.readableLength > 0 || socket.bytesRead - bytes >= SLOWEST_BODY)
        coming.set(request, { bytes: socket.bytesRead, at: now });
      else if (now - at >= body) socket.destroy();
    }
  }, look).unref();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // Calls from within this process come over no connection.
    if (raw.socket instanceof Socket && hasBody(raw))
      coming.set(raw, { bytes: raw.socket.bytesRead, at: performance.now() });
    done();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
