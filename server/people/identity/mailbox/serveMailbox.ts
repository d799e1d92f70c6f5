import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../../contract/ProblemError.js';
import { type Mail } from '../mails/Mail.js';
import { lockedPage, mailboxPage } from './mailboxPage.js';
import { type MailboxKey } from './MailboxKey.js';
import { mailboxLanguage } from './mailboxTexts.js';

/** What the mailbox needs: the mails, the key that opens it, and the origins under which it may be read. */
export interface MailboxOptions {
  /** Newest first. */
  readonly list: () => Promise<readonly Mail[]>;
  readonly key: MailboxKey;
  readonly origins: readonly string[];
}

interface Asked {
  readonly key?: string | string[];
  readonly lang?: string | string[];
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FORBIDDEN = 403;
const SEE_OTHER = 303;

/** Another site's page, or a foreign name that resolves to this machine, may not read the links. */
function refuseForeign({ headers }: FastifyRequest, origins: readonly string[]): void {
  const hosts = origins.map((origin) => new URL(origin).host);
  const isForeign = headers.origin !== undefined && !origins.includes(headers.origin);
  if (isForeign || !hosts.includes(headers.host ?? '')) throw new ProblemError('FORBIDDEN');
}

/** Cookies are shared by all ports of a host: each installation has a name of its own. */
const cookieName = ({ socket }: FastifyRequest) => `harta-mailbox-${socket.localPort ?? 0}`;

function passIn(request: FastifyRequest): string {
  const start = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(start))?.slice(start.length) ?? '';
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

const withHeaders = (reply: FastifyReply) =>
  reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');

/**
 * Serves `/mailbox`, where an installation without a mail service shows what it would have sent, to whoever brings the key.
 * The key is exchanged for a cookie at once, so that it stays in no address and no history.
 */
export async function serveMailbox(app: FastifyInstance, { list, key, origins }: MailboxOptions): Promise<void> {
  app.get<{ Querystring: Asked }>('/mailbox', { schema: { hide: true } }, async (request, reply) => {
    refuseForeign(request, origins);
    const lang = one(request.query.lang);
    if (key.isKey(one(request.query.key) ?? '')) {
      const cookie = `${cookieName(request)}=${key.pass}; Path=/mailbox; HttpOnly; SameSite=Lax`;
      const to = lang === undefined ? '/mailbox' : `/mailbox?${new URLSearchParams({ lang }).toString()}`;
      return withHeaders(reply).header('set-cookie', cookie).redirect(to, SEE_OTHER);
    }
    const language = mailboxLanguage(lang, request.headers['accept-language']);
    if (!key.isPass(passIn(request))) return withHeaders(reply).code(FORBIDDEN).send(lockedPage(language));
    return withHeaders(reply).send(mailboxPage(await list(), language));
  });
}
