import { type FastifyRequest } from 'fastify';

import { Refusal } from '../Refusal.js';

/** Lets only our own pages call: another site's page, or a foreign name that resolves to this machine, is refused. */
export function refuseForeign({ headers }: FastifyRequest, origins: readonly string[]): void {
  const isForeignPage = headers.origin !== undefined && !origins.includes(headers.origin);
  const isForeignName = !origins.some((origin) => new URL(origin).host === headers.host);
  if (isForeignPage || isForeignName)
    throw new Refusal('Requests from this origin or under this name are refused.', 403);
}
