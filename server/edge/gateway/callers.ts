import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { PROBLEMS } from '../../contract/problem.js';
import { SMALL_BODY } from '../../contract/operation.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Authenticate, countedAuthentication } from '../http/authentication.js';
import { type RateLimits } from '../http/rateLimits.js';
import { isViewer } from '../../people/identity/Person.js';

/** Who may ask the gateway, and how much. */
export interface Callers {
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
}

/** A refusal in the form of operations, which clients of the gateway read. */
function operationError({ code, status }: ProblemError): string {
  const { title } = PROBLEMS[code];
  return JSON.stringify({ errors: [{ message: title, extensions: { code, status } }] });
}

/** Refusals that come before operations are looked at, whatever these are. */
const isFinal = ({ code }: ProblemError) => code === 'RATE_LIMITED' || code === 'FORBIDDEN';

/** The length is not told before a body that comes in pieces; such a one is cut where it grows too long. */
const isSmall = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0) <= SMALL_BODY;

/**
 * Finds out who asks before anything of the request is read. Who is not known may ask small things, and is told by each
 * operation to sign in; of what is large not a byte is read.
 */
export function useCallers(app: FastifyInstance, { authenticate, limits }: Callers): void {
  app.decorateRequest('person', undefined);
  const check = countedAuthentication(authenticate, limits);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await check(request, reply);
      // What a frame needs it asks over REST; operations of its own it has none.
      if (isViewer(request.person?.grant)) throw new ProblemError('FORBIDDEN');
    } catch (error) {
      if (error instanceof ProblemError && isFinal(error)) throw error;
      if (isSmall(request)) return undefined;
      const refusal = error instanceof ProblemError ? error : new ProblemError('INTERNAL');
      return reply
        .headers({ connection: 'close', 'content-type': 'application/json; charset=utf-8' })
        .send(operationError(refusal));
    }
    return undefined;
  });
}

/** Counts the operations of one request beyond the first. @throws ProblemError RATE_LIMITED */
export async function countOperations(
  { limits }: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
  operations: number,
): Promise<void> {
  const count = request.person === undefined ? limits.failures : limits.operations;
  await count(request, reply, operations - 1);
}
