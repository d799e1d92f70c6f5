import { type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { type FastifyInstance } from 'fastify';

import { every } from '../../platform/faults/timers.js';
import { type ClientTimeouts, SLOWEST_BODY } from './clientTimeouts.js';

/** How far a body had come at the last look that found it going on. */
interface Mark {
  /** The request itself loses its connection when its body is given up; the connection lives on, to answer. */
  readonly socket: Socket;
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
export function endSlowBodies(app: FastifyInstance, { body, look }: ClientTimeouts): void {
  const coming = new Map<IncomingMessage, Mark>();
  const stop = every(look, 'Slow bodies could not be ended', () => {
    const now = performance.now();
    for (const [request, { socket, bytes, at }] of coming) {
      if (request.complete || socket.destroyed) coming.delete(request);
      // Bytes that wait to be read hold the rest back: the client is not slow.
      else if (request.readableLength > 0 || socket.bytesRead - bytes >= SLOWEST_BODY)
        coming.set(request, { socket, bytes: socket.bytesRead, at: now });
      else if (now - at >= body) socket.destroy();
    }
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // Calls from within this process come over no connection.
    const { socket } = raw;
    if (socket instanceof Socket && hasBody(raw))
      coming.set(raw, { socket, bytes: socket.bytesRead, at: performance.now() });
    done();
  });
  app.addHook('onClose', async () => stop());
}
