import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ProblemError } from '../../../server/contract/ProblemError.js';
import { MailFolder } from '../../../server/people/identity/mailbox/MailFolder.js';
import { type Mails, openMails } from '../../../server/people/identity/mails/openMails.js';
import { freePort } from '../../freePort.js';
import { keptLog, mail } from './letters.js';

const HOUR_MS = 3_600_000;
const settings = { smtp: null, from: null, mailboxKey: null };
const { logged, log } = keptLog();

let dataDir: string;
let app: FastifyInstance;
let page: string;
let mails: Mails;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-mailbox-'));
  const port = await freePort();
  page = `http://127.0.0.1:${port}`;
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ProblemError ? error.status : 500).send(String(error)),
  );
  mails = await openMails({ mail: settings, dataDir, origins: [page], log });
  await mails.serve(app);
  await app.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await app.close();
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens the mailbox as a browser does that was given the printed address. @returns its cookie */
async function opened(): Promise<string> {
  const answer = await fetch(mails.mailbox ?? '', { redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/mailbox');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^harta-mailbox-\d+=[\w-]{43}; Path=\/mailbox; HttpOnly; SameSite=Lax$/);
  return cookie.split(';')[0] ?? '';
}
const read = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(page + address, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

test('the key of the terminal opens the mailbox, and stays in no address', async () => {
  await mails.sender.send(mail());
  const cookie = await opened();
  const { status, headers, html } = await read('/mailbox?lang=en', { cookie });
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(html).toContain('Reset your password');
  expect(html).toContain('href="/auth/reset-password?mode=resetPassword&amp;oobCode=code-of-ana"');
  const romanian = await read('/mailbox', { cookie, 'accept-language': 'ro-RO,ro;q=0.9' });
  expect(romanian.html).toContain('Resetează parola');
});

test('someone else on the machine without the key sees nothing: where to find it, in both languages', async () => {
  await mails.sender.send(mail());
  const key = new URL(mails.mailbox ?? '').searchParams.get('key') ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  const cookie = await opened();
  const [name = ''] = cookie.split('=');
  for (const [address, headers] of [
    ['/mailbox', {}],
    ['/mailbox?key=', {}],
    [`/mailbox?key=${key.slice(1)}`, {}],
    [`/mailbox?key=${key}&key=${key}`, {}],
    ['/mailbox', { cookie: `${name}=${key}` }],
    ['/mailbox', { cookie: cookie.slice(0, -1) }],
  ] as const) {
    const { status, html } = await read(address, headers);
    expect(status).toBe(403);
    expect(html).toContain('lang="en"');
    expect(html).toContain('lang="ro"');
    expect(html).toContain('in the terminal where it runs');
    expect(html).toContain('în terminalul în care rulează');
    for (const secret of ['ana@', 'code-of', 'oobCode', key]) expect(html).not.toContain(secret);
  }
});

test('neither a page of another site nor a name that resolves to this machine may read it, even with the key', async () => {
  const cookie = await opened();
  expect((await read('/mailbox', { cookie, origin: 'https://evil.example' })).status).toBe(403);
  const foreign = await app.inject({ url: '/mailbox', headers: { cookie, host: 'evil.example' } });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.payload).not.toContain('oobCode');
});

test('what a person chose is text in the page, and a mail about a new address goes to that one', async () => {
  const nasty = '"<img src=x onerror=alert(1)>"@example.org';
  await mails.sender.send(mail({ kind: 'VERIFY_AND_CHANGE_EMAIL', to: nasty, newEmail: nasty, code: '"><b>' }));
  const { html } = await read('/mailbox', { cookie: await opened() });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;img');
});

test('a link that is over is shown as such', async () => {
  await mails.sender.send(mail({ code: 'old-code', sentAt: new Date(Date.now() - 2 * HOUR_MS).toISOString() }));
  const { html } = await read('/mailbox?lang=en', { cookie: await opened() });
  expect(html).toContain('This link is over.');
  expect(html).not.toContain('old-code');
});

test('mails lie as files that their owner alone may read, under names that tell nobody', async () => {
  await mails.sender.send(mail());
  const folder = path.join(dataDir, 'mailbox');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    expect(name).not.toContain('ana');
  }
});

test('a mail that is still being written is shown to who opens the mailbox now', async () => {
  const box = await MailFolder.open(path.join(dataDir, 'slow'), log);
  void box.send(mail({ code: 'just now' }));
  expect((await box.list()).map(({ code }) => code)).toEqual(['just now']);
  box.close();
});

test('a mail goes after a day, and the two-hundred-and-first takes the place of the oldest', async () => {
  const folder = path.join(dataDir, 'other');
  const box = await MailFolder.open(folder, log);
  await box.send(mail({ code: 'yesterday', sentAt: new Date(Date.now() - 25 * HOUR_MS).toISOString() }));
  expect(await readdir(folder)).toEqual([]);
  const start = Date.now() - HOUR_MS;
  for (let nth = 0; nth < 201; nth += 1)
    await box.send(mail({ code: `code ${nth}`, sentAt: new Date(start + nth * 1000).toISOString() }));
  const codes = (await box.list()).map(({ code }) => code);
  expect(codes).toHaveLength(200);
  expect([codes[0], codes.at(-1)]).toEqual(['code 200', 'code 1']);
  box.close();
});

test('what is none of ours in the folder is left alone, and a mail that cannot be kept is said in the log only', async () => {
  const folder = path.join(dataDir, 'third');
  const box = await MailFolder.open(folder, log);
  const foreign = path.join(folder, 'notes.txt');
  await writeFile(foreign, 'mine');
  await utimes(foreign, 0, 0);
  await box.send(mail());
  await writeFile(path.join(folder, `${new Date().toISOString().replaceAll(':', '')}-half.json`), '{"kind":');
  expect(await box.list()).toHaveLength(1);
  expect(await readdir(folder)).toContain('notes.txt');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'in the way');
  await expect(box.send(mail())).resolves.toBeUndefined();
  expect(logged.at(-1)).toMatch(/could not be kept/);
  expect(logged.join()).not.toMatch(/ana@|code-of/);
  box.close();
});

test('a key of the settings opens it in place of one of this run', async () => {
  const mailboxKey = 'a-key-that-somebody-chose-for-themselves';
  const named = await openMails({ mail: { ...settings, mailboxKey }, dataDir, origins: [page], log });
  expect(named.mailbox).toBe(`${page}/mailbox?key=${mailboxKey}`);
  await named.close();
  const other = await openMails({ mail: settings, dataDir, origins: [page], log });
  expect(other.mailbox).not.toBe(mails.mailbox);
  await other.close();
});
