import { type FastifyReply } from 'fastify';

import { type Query } from '../../../../domain/query/Query.js';
import { isQuery, queryFault } from '../../../../domain/query/validate.js';
import { type QueryInput } from '../../../contract/query.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type QueryDeadline } from '../../../platform/storage/untilDeadline.js';

/** What a query may take, ms: whoever waits at a screen has given up by then. */
const LONGEST = 5000;

/** What was sent, as a query. Throws `QUERY_INVALID`, which names the place. */
export function checkedQuery(sent: unknown): Query {
  if (isQuery(sent)) return sent;
  const { path, message } = queryFault(sent) ?? { path: '', message: '' };
  throw ProblemError.field(`body/query${path}`, message, 'QUERY_INVALID');
}

/** More nodes than a project has. */
const MOST_IDS = 10_000_000;

/** A query that lists all that it finds. Throws `QUERY_INVALID` for one that lists nothing, and for Cypher. */
export function listingOfAll({ query: sent }: QueryInput): Query {
  const query = checkedQuery(sent);
  if (query.kind === 'nodes') return { ...query, limit: MOST_IDS };
  throw ProblemError.field('body/idsOnly', 'stands beside a query that lists no nodes', 'QUERY_INVALID');
}

/** As long as the caller waits, and no longer than is good for others. */
export function deadlineOf({ raw }: FastifyReply, milliseconds = LONGEST): QueryDeadline {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return { milliseconds, signal: gone.signal };
}
