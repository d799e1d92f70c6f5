import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../contract/ProblemError.js';
import { isViewer, type Person } from '../../people/identity/Person.js';
import { type RateLimits } from './rateLimits.js';

/**
 * Who sent this `Authorization` header.
 * @throws ProblemError UNAUTHENTICATED, TOKEN_EXPIRED or TOKEN_REVOKED
 */
export type Authenticate = (authorization: string | undefined) => Promise<Person>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set before anything of the request is read. */
    person: Person | undefined;
  }
}

const isOfCaller = (error: unknown) => error instanceof ProblemError && error.status === 401;

/**
 * Makes the authentication of requests. It sets `request.person`, and counts the calls of each person and the failed ones of each address.
 * The check throws what {@link Authenticate} throws, and ProblemError RATE_LIMITED.
 */
export const countedAuthentication =
  (authenticate: Authenticate, limits: RateLimits) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      request.person = await authenticate(request.headers.authorization);
    } catch (error) {
      if (isOfCaller(error)) await limits.failures(request, reply);
      throw error;
    }
    if (isViewer(request.person.grant)) await limits.views(request, reply);
    await limits.operations(request, reply);
  };

/** Lets nobody pass to the routes of this instance who has not proved who they are. */
export function useAuthentication(app: FastifyInstance, authenticate: Authenticate, limits: RateLimits): void {
  app.decorateRequest('person', undefined);
  const check = countedAuthentication(authenticate, limits);
  app.addHook('onRequest', check);
}

/** Who asks. @throws Error when the route was not put behind `useAuthentication` */
export function personOf(request: FastifyRequest): Person {
  if (request.person === undefined) throw new Error(`${request.url} is served without authentication`);
  return request.person;
}
