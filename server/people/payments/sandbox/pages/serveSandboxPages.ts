import { timingSafeEqual } from 'node:crypto';

import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Unit, type UnitDatabase } from '../../../../platform/storage/Unit.js';
import { requestOrigin } from '../../../identity/providers/requestOrigin.js';
import { SANDBOX_PATH, sessionNow } from '../api/sessionCalls.js';
import { isCardName, TEST_CARDS } from '../billing/cards.js';
import { changeCard, completeCheckout } from '../billing/pay.js';
import { changed, itemOf, settle } from '../billing/subscriptions.js';
import { type SandboxPortal, type SandboxSession } from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { authenticationPage, checkoutPage, overPage } from './checkoutPage.js';
import { pageLanguage } from './pageTexts.js';
import { portalPage } from './portalPage.js';

/** What the pages need. */
interface PagesOptions {
  readonly db: UnitDatabase;
  readonly store: SandboxStore;
  /** Origins under which this installation's pages are reached. */
  readonly origins: readonly string[];
  /** Called when something may have happened. */
  readonly onDone: () => void;
}

interface Asked {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly lang?: string };
  readonly Body: URLSearchParams;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const MOST_BYTES = 4096;
const SEE_OTHER = 303;
const PAYMENT_REQUIRED = 402;

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .header('content-security-policy', POLICY)
    // Without any a browser would send the forms of these pages with no origin, which is what other sites' forms have.
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);

const languageOf = ({ query, headers }: FastifyRequest<Asked>, { locale }: SandboxSession | SandboxPortal) =>
  pageLanguage(query.lang, locale, headers['accept-language']);

/** An address that nobody was given leads to nothing, as any other. */
async function found<T>(look: Promise<T>): Promise<T> {
  try {
    return await look;
  } catch (error) {
    throw error instanceof SandboxError ? new ProblemError('ROUTE_NOT_FOUND') : error;
  }
}

/** Refuses a form that is not the page's own: another site's page knows no token. */
function refuseForeign({ body }: FastifyRequest<Asked>, token: string): void {
  const [given, wanted] = [body.get('token') ?? '', token].map((each) => Buffer.from(each));
  if (given === undefined || wanted === undefined || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new ProblemError('FORBIDDEN');
}

const cardIn = ({ body }: FastifyRequest<Asked>) => {
  const name = body.get('card') ?? '';
  return isCardName(name) ? name : 'good';
};

async function pay(
  { db, store }: PagesOptions,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  session: SandboxSession,
) {
  const language = languageOf(request, session);
  const [action, chosen] = [request.body.get('action'), cardIn(request)];
  if (action === 'cancel') return reply.redirect(session.cancel_url, SEE_OTHER);
  if (session.status === 'expired') return send(reply, overPage(session, language));
  const { atCheckout } = TEST_CARDS[chosen];
  const problem = atCheckout === 'declined' ? 'declined' : action === 'refuse' ? 'refused' : undefined;
  if (problem !== undefined)
    return send(reply, await db.read(checkoutPage(store, session, language, { chosen, problem })), PAYMENT_REQUIRED);
  if (atCheckout === 'authenticate' && action !== 'approve')
    return send(reply, authenticationPage(session, chosen, language));
  const { id, success_url: back } = await db.write(completeCheckout(store, session.id, chosen));
  return reply.redirect(back.replaceAll('{CHECKOUT_SESSION_ID}', id), SEE_OTHER);
}

/** Does what a form of the portal asks for, within what is its customer's. */
function* administer(store: SandboxStore, request: FastifyRequest<Asked>, { customer }: SandboxPortal): Unit<void> {
  const action = request.body.get('action');
  if (action === 'card') yield* changeCard(store, customer, cardIn(request));
  if (action !== 'cancel' && action !== 'resume') return;
  const subscription = yield* store.find('subscription', request.body.get('subscription') ?? '');
  if (subscription?.customer !== customer || subscription.status === 'canceled') throw new ProblemError('FORBIDDEN');
  const ends = action === 'cancel';
  const end = itemOf(subscription).current_period_end;
  yield* changed(store, {
    ...subscription,
    ...{ cancel_at_period_end: ends, cancel_at: ends ? end : null, canceled_at: ends ? yield* store.now() : null },
  });
}

/** Serves the sandbox's check-out and portal, each at an address that only its customer is given. */
export async function serveSandboxPages(app: FastifyInstance, parts: PagesOptions): Promise<void> {
  const { db, store, origins, onDone } = parts;
  const originOf = requestOrigin(origins);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body).replaceAll(/%00|\0/gu, ''))),
  );
  app.addHook('onRequest', async (request) => {
    originOf(request);
    await settle(db, store);
  });
  const options = { schema: { hide: true } };
  const sessionOf = ({ params }: FastifyRequest<Asked>) => found(db.write(sessionNow(store, params.id)));
  const portalOf = ({ params }: FastifyRequest<Asked>) =>
    found(db.read(store.get('billing_portal.session', params.id)));

  app.get<Asked>(`${SANDBOX_PATH}/checkout/:id`, options, async (request, reply) => {
    const session = await sessionOf(request);
    const language = languageOf(request, session);
    return send(
      reply,
      session.status === 'open' ? await db.read(checkoutPage(store, session, language)) : overPage(session, language),
    );
  });
  app.post<Asked>(`${SANDBOX_PATH}/checkout/:id`, options, async (request, reply) => {
    const session = await sessionOf(request);
    refuseForeign(request, session.sandbox_form);
    const answered = await pay(parts, request, reply, session);
    onDone();
    return answered;
  });
  app.get<Asked>(`${SANDBOX_PATH}/portal/:id`, options, async (request, reply) => {
    const portal = await portalOf(request);
    return send(reply, await db.read(portalPage(store, portal, languageOf(request, portal))));
  });
  app.post<Asked>(`${SANDBOX_PATH}/portal/:id`, options, async (request, reply) => {
    const portal = await portalOf(request);
    refuseForeign(request, portal.sandbox_form);
    await db.write(administer(store, request, portal));
    onDone();
    const { lang } = request.query;
    return reply.redirect(
      `${SANDBOX_PATH}/portal/${portal.id}${lang === undefined ? '' : `?lang=${lang === 'ro' ? 'ro' : 'en'}`}`,
      SEE_OTHER,
    );
  });
}
