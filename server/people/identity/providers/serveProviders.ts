import { type FastifyInstance } from 'fastify';

import { type ProvidersSettings } from '../../../platform/config/providers.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Assertions } from './assertion.js';
import { readBrowserFiles } from './pages/browserFiles.js';
import { html } from './pages/html.js';
import { earlyScript, PAGES_PATH } from './pages/page.js';
import { languageOf, sendFrame, sendWindow } from './pages/sendPage.js';
import { trialPage } from './pages/trialPage.js';
import { callOf, ProviderCall } from './ProviderCall.js';
import { type BeginSignIn, NAMES, PROVIDER_IDS, type RealServicesOptions } from './realServices.js';
import { requestOrigin } from './requestOrigin.js';
import { serveTrials } from './trial/serveTrials.js';

/** The hidden frame in the application's page through which a window hands over what it came to. Nobody sees it. */
const relayPage = html`<!doctype html>
  <html lang="en">
    <meta charset="utf-8" />
    <title>Harta</title>
    ${earlyScript('relay.js')} ${earlyScript('frames.js')}
  </html> `.text;

/** What signing in with other services needs. */
export interface ProvidersOptions {
  readonly assertions: Assertions;
  readonly providers: ProvidersSettings;
  /** Origins under which this installation's pages are reached. */
  readonly origins: readonly string[];
}

/** What begins a sign-in with a real service. The client of such services is loaded only where there is one. */
async function realServices(app: FastifyInstance, options: RealServicesOptions): Promise<BeginSignIn> {
  if (!NAMES.some((name) => options.providers[name]?.kind === 'real')) return () => null;
  const { serveRealServices } = await import('./flow/serveRealServices.js');
  return serveRealServices(app, options);
}

/**
 * Serves what the Firebase client opens to sign in with another service: the window, the frame that the window answers
 * through, and their files; behind the window, the service itself or a stand-in.
 */
export async function serveProviders(app: FastifyInstance, options: ProvidersOptions): Promise<void> {
  const { assertions, providers, origins } = options;
  const originOf = requestOrigin(origins);
  const trials = NAMES.filter((name) => providers[name]?.kind === 'trial').map((name) => PROVIDER_IDS[name]);
  const begin = await realServices(app, { assertions, originOf, providers });
  serveTrials(app, { assertions, originOf, providers: trials });

  app.get<{ Querystring: ProviderCall }>(
    `${PAGES_PATH}handler`,
    { schema: { hide: true, querystring: ProviderCall } },
    async (request, reply) => {
      originOf(request);
      const call = callOf(request.query);
      const begun = begin(request, reply, call);
      if (begun !== null) return begun;
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
