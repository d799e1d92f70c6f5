import { createHash } from 'node:crypto';

import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { ProblemError } from '../contract/ProblemError.js';
import { isInnerCall } from './innerCalls.js';

/** Whose budget a request draws on: the person's, before they are known the token's, and without one the address's. */
function callerOf(request: FastifyRequest): string {
  if (request.person !== undefined) return `person ${request.person.ownerId}`;
  const { authorization } = request.headers;
  if (authorization !== undefined) return `token ${createHash('sha256').update(authorization).digest('base64url')}`;
  return `address ${request.ip}`;
}

/**
 * Holds back a caller who asks more than any page does. Calls that the mesh makes on a person's behalf were counted when
 * they came in.
 * @param perMinute requests of one person
 */
export async function useRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: callerOf,
    errorResponseBuilder: (_request, { after }) =>
      new ProblemError('RATE_LIMITED', { detail: `Try again in ${after}` }),
  });
  const limit = app.rateLimit();
  app.addHook('preValidation', (request, reply, done) => {
    if (isInnerCall(request)) done();
    else limit.call(app, request, reply).then(() => done(), done);
  });
}
