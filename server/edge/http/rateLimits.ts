import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../contract/ProblemError.js';
import { isViewer } from '../../people/identity/Person.js';
import { RateCounter, type SharedRates } from '../../platform/limits/RateCounter.js';
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
  /** Operations of a signed-in caller. */
  readonly operations: Count;
  /** Requests of an address that failed to prove who sends them. */
  readonly failures: Count;
  /** What an address asks to look at views in frames. */
  readonly views: Count;
}

/** How many calls of a minute a process lets pass before it reports them to the others. A call that fails to authenticate is reported at once. */
const UNREPORTED = 0.05;

/** Calls that the mesh makes on a person's behalf were counted when they came in. */
const counting =
  (counter: RateCounter, kind: keyof PerMinute, most: number, callerOf: (request: FastifyRequest) => string): Count =>
  async (request, reply, times = 1) => {
    if (isInnerCall(request)) return;
    const rate = { most, unreported: kind === 'failures' ? 0 : Math.floor(most * UNREPORTED) };
    const key = `${kind} ${callerOf(request)}`;
    for (let time = 0; time < times; time += 1) {
      const seconds = await counter.take(key, rate);
      if (seconds === 0) continue;
      reply.header('retry-after', seconds);
      throw new ProblemError('RATE_LIMITED', { detail: `Try again in ${seconds} seconds` });
    }
  };

/** Whose operations they are. Readers of a site that frames a view are not the person, who goes on working whatever they ask. */
const callerOf = ({ person, ip }: FastifyRequest): string =>
  isViewer(person?.grant) ? `view:${person?.grant?.tokenId ?? ''}` : (person?.ownerId ?? ip);

/**
 * Holds back callers who ask more than any page does. To be called once, on the root.
 * @param shared the counts of all processes; a process by itself has none
 */
export function useRateLimits(app: FastifyInstance, perMinute: PerMinute, shared?: SharedRates): RateLimits {
  const counter = new RateCounter(shared);
  app.addHook('onClose', async () => counter.close());
  return {
    operations: counting(counter, 'operations', perMinute.operations, callerOf),
    failures: counting(counter, 'failures', perMinute.failures, ({ ip }) => ip),
    views: counting(counter, 'views', perMinute.views, ({ ip }) => ip),
  };
}
