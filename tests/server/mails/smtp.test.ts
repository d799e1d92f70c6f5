import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { readMail } from '../../../server/platform/config/mail.js';
import { type MailKind } from '../../../server/people/identity/mails/Mail.js';
import { openSmtp } from '../../../server/people/identity/mails/smtp/openSmtp.js';
import { type QueueLimits, type SmtpSender } from '../../../server/people/identity/mails/smtp/SmtpSender.js';
import { until } from '../realtime/processes.js';
import { keptLog, mail } from './letters.js';

const ORIGIN = 'https://harta.example';
const QUICK: QueueLimits = { most: 20, atOnce: 2, pauses: [20, 20, 20] };
/** Far below what any server takes; a caller who waits for one waits longer. */
const AT_ONCE_MS = 100;

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly isSecure: boolean;
  readonly user: unknown;
  readonly raw: string;
}

const received: Received[] = [];
const { logged, log } = keptLog();
const senders: SmtpSender[] = [];
const servers: { close(done: () => void): void }[] = [];

beforeEach(() => {
  received.length = 0;
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.close(0)));
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
});

/** An SMTP server that keeps what it is given. @returns its port */
async function smtpServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH'],
    closeTimeout: 100,
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          user: session.user,
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server.server, 'listening');
  return (server.server.address() as AddressInfo).port;
}

/** A server that answers nothing. @returns its port, and how many wait for an answer */
async function silentServer(): Promise<{ port: number; waiting: () => number }> {
  let waiting = 0;
  const server = createServer((socket) => {
    waiting += 1;
    socket.on('error', () => undefined).unref();
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, waiting: () => waiting };
}

function sender(address: string, from: string | null = null, queue = QUICK): SmtpSender {
  const { smtp } = readMail({ HARTA_SMTP_URL: address });
  if (smtp === null) throw new Error('no server');
  const opened = openSmtp({ smtp, from, origin: ORIGIN, log, queue });
  senders.push(opened);
  return opened;
}

async function tookMs(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

describe('a mail', () => {
  test('arrives as plain text and as HTML, in its language, with the link to the public address', async () => {
    const to = sender(`smtp://127.0.0.1:${await smtpServer()}`, 'Echipa Hărții <harta@example.org>');
    await to.send(mail());
    await to.send(mail({ language: 'ro', code: 'cod-ro', kind: 'VERIFY_EMAIL' }));
    await until(() => received.length === 2, 'the arrival');
    const [english = '', romanian = ''] = ['code-of-ana', 'cod-ro'].map((code) =>
      decoded(received.find(({ raw }) => decoded(raw).includes(code))?.raw ?? ''),
    );
    expect(received[0]).toMatchObject({ from: 'harta@example.org', to: ['ana@example.org'] });
    expect(english).toContain('Content-Type: text/plain; charset=utf-8');
    expect(english).toContain('Content-Type: text/html; charset=utf-8');
    expect(english).toContain(`${ORIGIN}/auth/reset-password?mode=resetPassword&oobCode=code-of-ana`);
    expect(english).toContain(`href="${ORIGIN}/auth/reset-password?mode=resetPassword&amp;oobCode=code-of-ana"`);
    expect(english).toContain('The link works once, for an hour.');
    expect(english).toContain('Auto-Submitted: auto-generated');
    expect(romanian).toContain('<html lang="ro">');
    expect(romanian).toContain('Dacă nu tu ai cerut');
    expect(romanian).toContain(`${ORIGIN}/auth/login?mode=verifyEmail&oobCode=cod-ro`);
  });

  test.each<[MailKind, string, string]>([
    ['PASSWORD_RESET', 'Choose a new password', 'Alege o parolă nouă'],
    ['VERIFY_EMAIL', 'Confirm the address', 'Confirmă adresa'],
    ['VERIFY_AND_CHANGE_EMAIL', 'new@example.org', 'new@example.org'],
    ['RECOVER_EMAIL', 'new@example.org', 'new@example.org'],
    ['ARCHIVE_READY', 'until November 29, 2026', 'până la 29 noiembrie 2026'],
    ['DATA_DELETION_BEGUN', 'deleted on November 29, 2026', 'șters la 29 noiembrie 2026'],
    ['ACCOUNT_DELETION_BEGUN', 'Keep my account', 'Păstrează contul'],
  ])('of kind %s says what it is for in both languages', async (kind, english, romanian) => {
    const to = sender(`smtp://127.0.0.1:${await smtpServer()}`);
    for (const language of ['en', 'ro'] as const)
      await to.send(mail({ kind, language, newEmail: 'new@example.org', until: '2026-11-29T10:00:00.000Z' }));
    await until(() => received.length === 2, 'the arrival');
    const texts = received.map(({ raw }) => decoded(raw)).join('\n');
    expect(texts).toContain(english);
    expect(texts).toContain(romanian);
    expect(texts).not.toMatch(/\{email\}|\{until\}/);
    // What tells of a job allows nothing by itself, and so is never over.
    const isNotice = /READY$|BEGUN$/.test(kind);
    expect([texts.includes('oobCode'), texts.includes('for an hour')]).toEqual([!isNotice, !isNotice]);
  });

  test('goes to one address, whatever that address is made of, and takes nothing else along', async () => {
    const to = sender(`smtp://127.0.0.1:${await smtpServer()}`);
    await to.send(
      mail({ to: '"x, eve@example.org"@example.org', newEmail: '<b>&$&@example.org', kind: 'RECOVER_EMAIL' }),
    );
    await to.send(mail({ to: 'ana@example.org\r\nBcc: eve@example.org' }));
    await until(() => received.length === 2 || logged.length > 0, 'the outcome');
    for (const { to: addresses, raw } of received) {
      expect(addresses).toHaveLength(1);
      expect(raw).not.toMatch(/^bcc:/im);
      expect(decoded(raw)).not.toContain('<b>');
    }
  });

  test('goes encrypted where the server offers STARTTLS, with the login of the settings', async () => {
    const port = await smtpServer({
      disabledCommands: [],
      onAuth: ({ username, password }, _session, done) =>
        password === 's/crét' ? done(null, { user: username }) : done(new Error('no')),
    });
    await sender(`smtp://ana%40example.org:${encodeURIComponent('s/crét')}@127.0.0.1:${port}`).send(mail());
    await until(() => received.length === 1, 'the arrival');
    expect(received[0]).toMatchObject({ isSecure: true, user: 'ana@example.org', from: 'ana@example.org' });
  });

  test('does not leave at all where TLS is required and the server has none, or one that nobody vouches for', async () => {
    const plain = await smtpServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
    await sender(`smtp://127.0.0.1:${plain}?tls=required`).send(mail());
    await until(() => logged.some((line) => line.includes('given up')), 'the refusal');
    logged.length = 0;
    await sender(`smtp://127.0.0.1:${await smtpServer()}?tls=required`).send(mail());
    await until(() => logged.some((line) => line.includes('given up')), 'the refusal');
    expect(received).toHaveLength(0);
  });
});

describe('the caller is answered at once and alike', () => {
  test('when the server refuses the address for good: the mail is given up, the next one goes', async () => {
    const port = await smtpServer({
      onRcptTo: ({ address }, _session, done) =>
        address === 'nobody@example.org'
          ? done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 }))
          : done(),
    });
    const to = sender(`smtp://127.0.0.1:${port}`);
    await expect(to.send(mail({ to: 'nobody@example.org' }))).resolves.toBeUndefined();
    await to.send(mail());
    await until(() => received.length === 1 && logged.length === 1, 'the outcome');
    expect(logged[0]).toMatch(/given up.*550/);
  });

  test('when the server says "not now": it is tried again until it is taken', async () => {
    let asked = 0;
    const port = await smtpServer({
      onRcptTo: (_address, _session, done) =>
        (asked += 1) < 3 ? done(Object.assign(new Error('busy'), { responseCode: 451 })) : done(),
    });
    await sender(`smtp://127.0.0.1:${port}`).send(mail());
    await until(() => received.length === 1, 'the arrival');
    expect([asked, logged.length]).toEqual([3, 1]);
  });

  test('when nobody answers at the address: it is given up after the last attempt', async () => {
    const to = sender('smtp://127.0.0.1:9');
    expect(await tookMs(() => to.send(mail()))).toBeLessThan(AT_ONCE_MS);
    await until(() => logged.some((line) => line.includes('given up')), 'the end');
    expect(logged.join()).toMatch(/ESOCKET|ECONNECTION/);
  });

  test('when the server is silent: others wait in a queue with an end, and what does not fit is dropped', async () => {
    const silent = await silentServer();
    const to = sender(`smtp://127.0.0.1:${silent.port}`, null, { ...QUICK, most: 5 });
    const took = await tookMs(async () => {
      for (let nth = 0; nth < 9; nth += 1) await to.send(mail());
    });
    expect(took).toBeLessThan(AT_ONCE_MS);
    expect(logged.filter((line) => line.includes('dropped'))).toHaveLength(4);
    await until(() => silent.waiting() === 2, 'the attempts');
    expect(await tookMs(() => to.close(50))).toBeLessThan(2_000);
    expect(logged.at(-1)).toBe('5 mails were not sent before the end');
  });

  test('and the log tells neither an address nor a code nor a password', async () => {
    const port = await smtpServer({
      disabledCommands: [],
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong secret'), { responseCode: 535 })),
    });
    await sender(`smtp://ana:secret@127.0.0.1:${port}`).send(mail());
    await until(() => logged.length > 0, 'the outcome');
    expect(logged.join()).toMatch(/given up.*EAUTH 535/);
    expect(logged.join()).not.toMatch(/ana|code-of|secret/);
  });
});
