import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../contract/ProblemError.js';
import { isViewer } from '../../people/identity/Person.js';
import { isInnerCall } from './innerCalls.js';

/** How much one caller may ask in a minute. */
export interface PerMinute {
  /** Operations of one person, whichever token they bring. */
  readonly operations: number;
  /** Requests of one address that do not prove who sends them. */
  readonly failures: number;
  /** What one address asks to look at views in frames: their pages, and what these read. */
  readonly views: number;
}

/** Far above what any page asks: a person who drags a hundred nodes a minute stays below it. */
export const USUAL_RATES: PerMinute = { operations: 1800, failures: 120, views: 600 };

type Count = (request: FastifyRequest, reply: FastifyReply, times?: number) => Promise<void>;

/** Counts what callers ask. Each throws ProblemError RATE_LIMITED, with `Retry-After` on the reply. */
export interface RateLimits {
  /** Operations of the person who asks. */
  readonly operations: Count;
  /** Requests of an address that failed to prove who sends them. */
  readonly failures: Count;
  /** What an address asks to look at views in frames. */
  readonly views: Count;
}

const MINUTE_MS = 60_000;
/** Most people and addresses that are counted at once; the one that was longest silent is forgotten first. */
const MOST_COUNTED = 20_000;

/** Calls that the mesh makes on a person's behalf were counted when they came in. */
function counter(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Count {
  const count = app.createRateLimit({ max, keyGenerator });
  return async (request, reply, times = 1) => {
    if (isInnerCall(request)) return;
    for (let time = 0; time < times; time += 1) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', counted.ttlInSeconds);
      throw new ProblemError('RATE_LIMITED', { detail: `Try again in ${counted.ttlInSeconds} seconds` });
    }
  };
}

/** Whose operations they are. Readers of a site that frames a view are not the person, who goes on working whatever they ask. */
const callerOf = ({ person, ip }: FastifyRequest): string =>
  isViewer(person?.grant) ? `view:${person?.grant?.tokenId ?? ''}` : (person?.ownerId ?? ip);

/** Holds back callers who ask more than any page does. To be called once, on the root. */
export async function useRateLimits(app: FastifyInstance, perMinute: PerMinute): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, timeWindow: MINUTE_MS, cache: MOST_COUNTED });
  return {
    operations: counter(app, perMinute.operations, callerOf),
    failures: counter(app, perMinute.failures, ({ ip }) => ip),
    views: counter(app, perMinute.views, ({ ip }) => ip),
  };
}
