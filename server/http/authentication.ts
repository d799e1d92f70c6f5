import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { type Person } from '../identity/Person.js';

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

/** Lets nobody pass to the routes of this instance who has not proved who they are. */
export function useAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('person', undefined);
  app.addHook('onRequest', async (request) => {
    request.person = await authenticate(request.headers.authorization);
  });
}

/** Who asks. @throws Error when the route was not put behind `useAuthentication` */
export function personOf(request: FastifyRequest): Person {
  if (request.person === undefined) throw new Error(`${request.url} is served without authentication`);
  return request.person;
}
