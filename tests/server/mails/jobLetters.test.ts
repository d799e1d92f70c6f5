import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signUp } from '../identity/toolkit.js';
import { freePort } from '../../freePort.js';
import { endAll, runHarta, until } from '../realtime/processes.js';

let dataDir: string;
let origin: string;
const mails: { readonly to: string; readonly text: string }[] = [];

const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      mails.push({ to, text: decoded(Buffer.concat(parts).toString()) });
      done();
    });
  },
});

beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const mailPort = (smtp.server.address() as AddressInfo).port;
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-letters-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await runHarta({
    PORT: String(port),
    HARTA_DATA_DIR: dataDir,
    HARTA_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    HARTA_MAIL_FROM: 'harta@example.org',
  });
});
afterAll(async () => {
  await endAll();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await rm(dataDir, { recursive: true, force: true });
});

async function newcomer(email: string) {
  const { body } = await signUp(origin, email);
  const headers = { authorization: `Bearer ${body['idToken'] ?? ''}`, 'content-type': 'application/json' };
  const call = async (method: string, at: string, sent: object = {}) =>
    (await fetch(`${origin}/api${at}`, { method, headers, body: JSON.stringify(sent) })).status;
  expect(await call('POST', '/neo4j/create-user-if-not-exists')).toBe(200);
  return { call, mailed: (words: string) => mails.find(({ to, text }) => to === email && text.includes(words)) };
}

test('an archive that is ready is mailed in the language of the settings, with the way to it', async () => {
  const { call, mailed } = await newcomer('ana@example.org');
  await call('PUT', '/settings', { language: 'ro' });
  expect(await call('POST', '/bigquery/export-data')).toBe(200);
  await until(() => mailed('Arhiva cu tot ce ai în Harta este gata') !== undefined, 'the mail');
  expect(mailed('gata')?.text).toContain(`${origin}/dashboard/account/data`);
});

test('a deletion that was begun is mailed once, with the day of it, and nobody else is told', async () => {
  const { call, mailed } = await newcomer('bob@example.org');
  const input = { confirmation: 'bob@example.org' };
  expect(await call('DELETE', '/bigquery/account', input)).toBe(200);
  await until(() => mailed('Your account of Harta will be deleted on') !== undefined, 'the mail');
  expect(await call('DELETE', '/bigquery/account', input)).toBe(200);
  expect(await call('POST', '/bigquery/keep-data')).toBe(200);
  const week = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mailed('Keep my account')?.text).toContain(week.format(Date.now() + 7 * 86_400_000));
  const told = mails.filter(({ text }) => text.includes('will be deleted'));
  expect(told.map(({ to }) => to)).toEqual(['bob@example.org']);
});
