import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ProblemError } from '../../../server/contract/ProblemError.js';
import { type AuthEmulator, startAuthEmulator } from '../../../server/identity/emulator/startAuthEmulator.js';
import { serveMailbox } from '../../../server/identity/mailbox/serveMailbox.js';
import { authProxy } from '../../../server/identity/proxy/authProxy.js';
import { signUp, toolkit } from './emulatorClient.js';

let dataDir: string;
let app: FastifyInstance;
let emulator: AuthEmulator;
let page: string;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-proxy-'));
  const port = await freePort();
  page = `http://127.0.0.1:${port}`;
  emulator = await startAuthEmulator({ dataDir, projectId: 'demo-proxy', origins: [page] });
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ProblemError ? error.status : 500).send(String(error)),
  );
  app.post('/echo', (request) => request.body); // other routes keep reading their bodies
  await app.register(authProxy, { port: emulator.port });
  await app.register(serveMailbox, { mails: () => emulator.mails(), origins: [page] });
  await app.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await app.close();
  await emulator.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a page signs up through the server, on its own origin', async () => {
  const { status, body } = await signUp(page, 'ana@example.com');
  expect(status).toBe(200);
  const refresh = await fetch(`${page}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: page },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: body['refreshToken'] ?? '' }),
  });
  expect(refresh.status).toBe(200);
});

test('other routes still read their bodies', async () => {
  const response = await fetch(`${page}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await response.json()).toEqual({ a: 1 });
});

test('a foreign page is refused through the server too', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await fetch(`${page}/emulator/gapi-shim.js`, { headers })).status).toBe(403);
  expect((await fetch(`${page}/mailbox`, { headers })).status).toBe(403);
  expect((await fetch(`${page}/emulator/gapi-shim.js`)).status).toBe(200);
});

test.each([
  '/emulator/v1/projects/demo-proxy/oobCodes',
  '/emulator/jwks.json',
  '/emulator/openapi.json',
  '/emulator/action',
])('the administration is not reached through the server: %s', async (at) =>
  expect((await fetch(page + at)).status).toBe(404),
);

test('an enormous body is refused before it is passed on', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(300_000) });
  const response = await fetch(`${page}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    body,
  });
  expect(response.status).toBe(413);
});

test('the mailbox shows the link of a reset, in the reader’s language, and nothing that runs', async () => {
  const email = '"<b>x</b>"@example.com';
  await signUp(page, email);
  await signUp(page, 'reset@example.com');
  for (const address of [email, 'reset@example.com'])
    await toolkit(page, 'sendOobCode', { email: address, requestType: 'PASSWORD_RESET' });
  const response = await fetch(`${page}/mailbox`, { headers: { 'accept-language': 'ro-RO,ro;q=0.9' } });
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('lang="ro"');
  expect(html).toContain('Resetează parola');
  expect(html).not.toContain('<b>');
  expect(html).toMatch(/href="\/auth\/reset-password\?mode=resetPassword&amp;oobCode=[\w-]+"/);
  expect(await (await fetch(`${page}/mailbox?lang=en`)).text()).toContain('Reset your password');
});

test('while the emulator is away, the answer is plain text, so that nobody is signed out by it', async () => {
  const alone = fastify();
  await alone.register(authProxy, { port: 9 });
  const address = await alone.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`${address}/securetoken.googleapis.com/v1/token?key=k`, { method: 'POST', body: 'x=1' });
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe('text/plain');
  await alone.close();
});
