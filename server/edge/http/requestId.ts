import { randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';

import { type FastifyInstance } from 'fastify';

const ACCEPTED = /^[\w-]{8,64}$/;

/** The number that the caller gave the request, or a new one. Passed on by the mesh, so that both halves share it. */
export function requestIdOf(raw: { headers: IncomingMessage['headers'] }): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}

/** Tells every caller the number of its request. */
export function useRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
