import { type FastifyRequest } from 'fastify';

import { ProblemError } from '../../../contract/ProblemError.js';

/**
 * The origin under which whoever asks reaches this installation.
 * @throws ProblemError FORBIDDEN when it is none of ours, or a page of another site asks
 */
export type RequestOrigin = (request: FastifyRequest) => string;

/** Reads it by the host that was asked and the page that asks. */
export function requestOrigin(origins: readonly string[]): RequestOrigin {
  const byHost = new Map(origins.map((origin) => [new URL(origin).host, origin]));
  return ({ host, headers }) => {
    const found = byHost.get(host);
    if (found === undefined || (headers.origin !== undefined && !origins.includes(headers.origin)))
      throw new ProblemError('FORBIDDEN');
    return found;
  };
}
