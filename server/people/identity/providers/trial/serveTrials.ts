import { type FastifyInstance } from 'fastify';

import { type Assertions, type ProviderId } from '../assertion.js';
import { PAGES_PATH } from '../pages/page.js';
import { type RequestOrigin } from '../requestOrigin.js';
import { TrialAccount, trialAssertion } from './trialAccount.js';

interface TrialOptions {
  readonly assertions: Assertions;
  readonly originOf: RequestOrigin;
  /** The services that have a stand-in here. */
  readonly providers: readonly ProviderId[];
}

const MOST_BYTES = 4096;

/** Vouches for the trial accounts that the stand-in's page asks for. */
export function serveTrials(app: FastifyInstance, { assertions, originOf, providers }: TrialOptions): void {
  if (providers.length === 0) return;
  const body = { ...TrialAccount, properties: { ...TrialAccount.properties, providerId: { enum: providers } } };
  app.post<{ Body: TrialAccount }>(
    `${PAGES_PATH}trial`,
    { schema: { hide: true, body }, bodyLimit: MOST_BYTES },
    async (request, reply) => {
      originOf(request);
      const token = await assertions.issue(trialAssertion(request.body));
      return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify({ token }));
    },
  );
}
