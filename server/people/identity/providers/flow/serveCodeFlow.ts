import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AuthorizationResponseError, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';

import { type Assertions, type ProviderId } from '../assertion.js';
import { deadPage, type Outcome, outcomePage } from '../pages/outcomePage.js';
import { asWindow, languageOf, sendWindow } from '../pages/sendPage.js';
import { type ProviderCall } from '../ProviderCall.js';
import { type RequestOrigin } from '../requestOrigin.js';
import { attemptCookie, CALLBACK_PATH, endedCookie, readAttemptCookie } from './attemptCookie.js';
import { type Attempt, Attempts, type OtherService } from './attempts.js';

/** A service, and the last part of the address that it sends the browser back to. */
export interface ServedService {
  readonly name: string;
  readonly service: OtherService;
}

interface CodeFlowOptions {
  readonly assertions: Assertions;
  readonly originOf: RequestOrigin;
  readonly services: ReadonlyMap<ProviderId, ServedService>;
}

/** Codes of the Firebase client: what the person did, and one of ours for what the service did. */
const DENIED = 'auth/user-cancelled';
const FAILED = 'auth/provider-failed';

const outcomeOf = (error: unknown, log: FastifyBaseLogger): Outcome => {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return { error: DENIED };
  log.warn({ err: error }, 'signing in with another service failed');
  return { error: FAILED };
};

const callbackOf = (origin: string, name: string) => `${origin}${CALLBACK_PATH}/${name}`;

const newAttempt = (call: ProviderCall, origin: string): Attempt => ({
  call,
  origin,
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
});

/**
 * Sends browsers to other services and takes them back, at `/auth/callback/<name>`.
 * @returns what begins a sign-in, in the window that the Firebase client opened
 */
export function serveCodeFlow(app: FastifyInstance, { assertions, originOf, services }: CodeFlowOptions) {
  const attempts = new Attempts();

  for (const [providerId, { name, service }] of services)
    app.get<{ Querystring: Record<string, string> }>(
      `${CALLBACK_PATH}/${name}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { state = '' } = request.query;
        const attempt = await attempts.take(String(state), readAttemptCookie(request.headers.cookie, String(state)));
        if (attempt === null || attempt.call.providerId !== providerId)
          return sendWindow(reply.code(400), deadPage(languageOf(request)));
        const outcome = await service.identify(new URL(request.url, attempt.origin), attempt).then(
          async (assertion): Promise<Outcome> => ({ token: await assertions.issue(assertion) }),
          (error: unknown) => outcomeOf(error, request.log),
        );
        return sendWindow(
          reply.header('set-cookie', endedCookie(attempt.state, attempt.origin)),
          outcomePage(attempt.call, outcome, languageOf(request)),
        );
      },
    );

  return async (request: FastifyRequest, reply: FastifyReply, call: ProviderCall, to: ServedService) => {
    const origin = originOf(request);
    const attempt = newAttempt(call, origin);
    try {
      const target = await to.service.authorizationUrl(attempt, callbackOf(origin, to.name));
      reply.header('set-cookie', attemptCookie(attempt.state, await attempts.seal(attempt), origin));
      return asWindow(reply).redirect(target.href, 303);
    } catch (error) {
      return sendWindow(reply, outcomePage(call, outcomeOf(error, request.log), languageOf(request)));
    }
  };
}
