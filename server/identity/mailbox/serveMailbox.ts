import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../contract/ProblemError.js';
import { type Mail } from '../emulator/mails.js';
import { mailboxPage } from './mailboxPage.js';
import { mailboxLanguage } from './mailboxTexts.js';

/** What the mailbox needs: the mails, and the origins under which it may be read. */
interface MailboxOptions {
  readonly mails: () => Promise<Mail[]>;
  readonly origins: readonly string[];
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Another site's page, or a foreign name that resolves to this machine, may not read the links. */
function refuseForeign({ headers }: FastifyRequest, origins: readonly string[]): void {
  const hosts = origins.map((origin) => new URL(origin).host);
  const isForeign = headers.origin !== undefined && !origins.includes(headers.origin);
  if (isForeign || !hosts.includes(headers.host ?? '')) throw new ProblemError('FORBIDDEN');
}

/** Serves `/mailbox`, where an installation without a mail service shows what it would have sent. */
export async function serveMailbox(app: FastifyInstance, { mails, origins }: MailboxOptions): Promise<void> {
  app.get<{ Querystring: { lang?: string } }>('/mailbox', { schema: { hide: true } }, async (request, reply) => {
    refuseForeign(request, origins);
    const language = mailboxLanguage(request.query.lang, request.headers['accept-language']);
    return reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await mails(), language));
  });
}
