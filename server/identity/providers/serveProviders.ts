import { type FastifyInstance } from 'fastify';

import { type ProviderName, type ProvidersSettings } from '../../config/providers.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Assertions, type ProviderId } from './assertion.js';
import { github } from './flow/github.js';
import { google } from './flow/google.js';
import { serveCodeFlow, type ServedService } from './flow/serveCodeFlow.js';
import { readBrowserFiles } from './pages/browserFiles.js';
import { PAGES_PATH } from './pages/page.js';
import { relayPage } from './pages/relayPage.js';
import { languageOf, sendFrame, sendWindow } from './pages/sendPage.js';
import { trialPage } from './pages/trialPage.js';
import { callOf, ProviderCall } from './ProviderCall.js';
import { requestOrigin } from './requestOrigin.js';
import { serveTrials } from './trial/serveTrials.js';

/** What signing in with other services needs. */
export interface ProvidersOptions {
  readonly assertions: Assertions;
  readonly providers: ProvidersSettings;
  /** Origins under which this installation's pages are reached. */
  readonly origins: readonly string[];
}

const IDS: Record<ProviderName, ProviderId> = { google: 'google.com', github: 'github.com' };
const OPENERS = { google, github };
const NAMES = ['google', 'github'] as const;

function realServices(providers: ProvidersSettings): Map<ProviderId, ServedService> {
  const services = new Map<ProviderId, ServedService>();
  for (const name of NAMES) {
    const settings = providers[name];
    if (settings?.kind === 'real') services.set(IDS[name], { name, service: OPENERS[name](settings.client) });
  }
  return services;
}

/**
 * Serves what the Firebase client opens to sign in with another service: the window, the frame that the window answers
 * through, and their files; behind the window, the service itself or a stand-in.
 */
export async function serveProviders(app: FastifyInstance, options: ProvidersOptions): Promise<void> {
  const { assertions, providers, origins } = options;
  const originOf = requestOrigin(origins);
  const services = realServices(providers);
  const trials = NAMES.filter((name) => providers[name]?.kind === 'trial').map((name) => IDS[name]);
  const begin = serveCodeFlow(app, { assertions, originOf, services });
  serveTrials(app, { assertions, originOf, providers: trials });

  app.get<{ Querystring: ProviderCall }>(
    `${PAGES_PATH}handler`,
    { schema: { hide: true, querystring: ProviderCall } },
    async (request, reply) => {
      originOf(request);
      const call = callOf(request.query);
      const service = services.get(call.providerId);
      if (service !== undefined) return begin(request, reply, call, service);
      if (trials.includes(call.providerId)) return sendWindow(reply, trialPage(call, languageOf(request)));
      throw new ProblemError('FORBIDDEN', { detail: 'This way of signing in is not offered here' });
    },
  );
  app.get(`${PAGES_PATH}iframe`, { schema: { hide: true } }, (_request, reply) => sendFrame(reply, relayPage));
  for (const { name, type, content } of await readBrowserFiles())
    app.get(`${PAGES_PATH}${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
}
