import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ProblemError } from '../../../../server/contract/ProblemError.js';
import { makeAssertions } from '../../../../server/people/identity/providers/assertion.js';
import { serveProviders } from '../../../../server/people/identity/providers/serveProviders.js';
import { CALL, callIn, SignInWindow } from './SignInWindow.js';

const ORIGIN = 'http://127.0.0.1:4300';
const HOST = { host: '127.0.0.1:4300' };
const assertions = makeAssertions();
const SECRET = 'a'.repeat(40);
const ana = { providerId: 'google.com', email: 'ana@example.com', name: 'Ana', secret: SECRET };

let app: FastifyInstance;
const open = (call: Record<string, string> = CALL) => new SignInWindow(app, ORIGIN).opens(call);
const trial = (account: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/emulator/auth/trial', headers: { ...HOST, ...headers }, payload: account });
const read = async (answer: Awaited<ReturnType<typeof trial>>) =>
  assertions.read(answer.json<{ token: string }>().token);

async function served(providers: Parameters<typeof serveProviders>[1]['providers']): Promise<FastifyInstance> {
  const made = fastify();
  made.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof ProblemError ? error.status : ((error as { statusCode?: number }).statusCode ?? 500))
      .send(),
  );
  await made.register(serveProviders, { assertions, origins: [ORIGIN], providers });
  return made;
}
beforeAll(async () => {
  app = await served({ google: { kind: 'trial' } });
});
afterAll(() => app.close());

describe('the page of the stand-in', () => {
  test('says what it is, in the language that is asked for', async () => {
    expect((await open()).payload).toContain('A local trial of signing in with Google');
    const romanian = await open({ ...CALL, lang: 'ro' });
    expect(romanian.payload).toContain('<html lang="ro">');
    expect(romanian.payload).toContain('O probă locală a autentificării cu Google');
  });

  test('has no script in it, may run none but ours, and is framed nowhere', async () => {
    const { payload, headers } = await open();
    expect([...payload.matchAll(/<script\b[^>]*>([^<]*)<\/script>/g)].map(([, inside]) => inside).join('')).toBe('');
    expect(payload).not.toMatch(/\son\w+=/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  test('escapes whatever it was asked with', async () => {
    const call = { ...CALL, eventId: `"><img src=x onerror=alert(1)>'&`, appName: '</script><b>' };
    const page = await open(call);
    expect(page.payload).not.toMatch(/<img|<b>/);
    expect(callIn(page)).toEqual(call);
  });

  test.each([
    ['a redirect, which we do not open', { authType: 'signInViaRedirect' }],
    ['a service that nobody knows', { providerId: 'evil.example' }],
    ['no event', { eventId: '' }],
    ['an endless key', { apiKey: 'x'.repeat(200) }],
  ])('is not shown for %s', async (_name, change) => {
    expect((await open({ ...CALL, ...change })).statusCode).toBe(400);
  });

  test('is shown under our own addresses only', async () => {
    const url = `/emulator/auth/handler?${new URLSearchParams(CALL).toString()}`;
    expect((await app.inject({ url, headers: { host: 'evil.example' } })).statusCode).toBe(403);
  });
});

describe('what the stand-in says of a person', () => {
  test('is a trial, and never that the address is theirs', async () => {
    expect(await read(await trial(ana))).toEqual({
      providerId: 'google.com',
      subject: expect.stringMatching(/^[\w-]{43}$/),
      email: 'ana@example.com',
      emailVerified: false,
      displayName: 'Ana',
      photoURL: '',
      isTrial: true,
    });
    const claimed = await trial({ ...ana, emailVerified: true, isTrial: false });
    expect(await read(claimed)).toMatchObject({ emailVerified: false, isTrial: true });
  });

  test('is the same person for the same browser, and another one for whoever only knows the address', async () => {
    const [one, again, other] = await Promise.all([
      trial(ana).then(read),
      trial({ ...ana, name: 'Ana Pop' }).then(read),
      trial({ ...ana, secret: 'b'.repeat(40) }).then(read),
    ]);
    expect(again?.subject).toBe(one?.subject);
    expect(other?.subject).not.toBe(one?.subject);
    expect(one?.subject).not.toContain(SECRET);
  });

  test.each([
    ['no address', { email: '' }],
    ['an address that is none', { email: 'ana' }],
    ['an endless address', { email: `${'a'.repeat(300)}@example.com` }],
    ['an endless name', { name: 'x'.repeat(129) }],
    ['a secret that can be guessed', { secret: 'abc' }],
    ['a service that has no stand-in here', { providerId: 'github.com' }],
  ])('is nothing for %s', async (_name, change) => {
    expect((await trial({ ...ana, ...change })).statusCode).toBe(400);
  });

  test('is nothing for a page of another site', async () => {
    expect((await trial(ana, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await trial(ana, { origin: ORIGIN })).statusCode).toBe(200);
  });
});

test('where there is no stand-in, neither its page nor its call is there', async () => {
  const without = await served({});
  const window = new SignInWindow(without, ORIGIN);
  expect((await window.opens()).statusCode).toBe(403);
  const asked = await without.inject({ method: 'POST', url: '/emulator/auth/trial', headers: HOST, payload: ana });
  expect(asked.statusCode).toBe(404);
  await without.close();
});

test('the relay frame may stand in our pages only, and its files come from here', async () => {
  const window = new SignInWindow(app, ORIGIN);
  const { headers, payload } = await window.asks(`${ORIGIN}/emulator/auth/iframe?apiKey=local`);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const files = [...payload.matchAll(/src="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toEqual(['/emulator/auth/relay.js', '/emulator/auth/frames.js']);
  for (const file of files)
    expect((await window.asks(`${ORIGIN}${file}`)).headers['content-type']).toContain('javascript');
});
