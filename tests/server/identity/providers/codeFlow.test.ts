import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { makeAssertions } from '../../../../server/people/identity/providers/assertion.js';
import { type ProvidersOptions, serveProviders } from '../../../../server/people/identity/providers/serveProviders.js';
import { type LocalGitHub, startLocalGitHub } from './localGitHub.js';
import { CLIENT, type LocalGoogle, startLocalGoogle } from './localGoogle.js';
import { CALL, callIn, outcomeIn, SignInWindow } from './SignInWindow.js';

const ORIGIN = 'http://127.0.0.1:4300';
const assertions = makeAssertions();
const ana = {
  sub: '1001',
  email: 'ana@gmail.com',
  email_verified: true,
  name: 'Ana Pop',
  picture: 'https://pictures.example/ana.png',
};

let googleHere: LocalGoogle;
let gitHubHere: LocalGitHub;
let app: FastifyInstance;
let window: SignInWindow;
const logged: string[] = [];

async function served(change: Partial<ProvidersOptions> = {}): Promise<FastifyInstance> {
  const made = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  await made.register(serveProviders, {
    assertions,
    origins: [ORIGIN],
    providers: {
      google: { kind: 'real', client: { ...CLIENT, service: new URL(googleHere.issuer) } },
      github: { kind: 'real', client: { ...CLIENT, service: new URL(gitHubHere.url) } },
    },
    ...change,
  });
  return made;
}

beforeAll(async () => {
  googleHere = await startLocalGoogle([`${ORIGIN}/auth/callback/google`]);
  gitHubHere = await startLocalGitHub();
  app = await served();
});
afterAll(async () => {
  await app.close();
  await googleHere.close();
  await gitHubHere.close();
});
beforeEach(() => {
  window = new SignInWindow(app, ORIGIN);
  logged.length = 0;
  googleHere.person = ana;
  gitHubHere.consents = true;
});

/** What the page is told of the person. */
async function assertionIn(answer: Parameters<typeof outcomeIn>[0]) {
  const outcome = outcomeIn(answer);
  return outcome !== undefined && 'token' in outcome ? assertions.read(outcome.token) : outcome;
}

describe('signing in with Google', () => {
  test('tells the page that opened the window who came back, and nobody else', async () => {
    const answer = await window.signsIn();
    expect(callIn(answer)).toEqual(CALL);
    expect(await assertionIn(answer)).toEqual({
      providerId: 'google.com',
      subject: '1001',
      email: 'ana@gmail.com',
      emailVerified: true,
      displayName: 'Ana Pop',
      photoURL: 'https://pictures.example/ana.png',
      isTrial: false,
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('asks with state, nonce and a challenge, which differ every time, and gives away neither secret nor verifier', async () => {
    const asked = await Promise.all([window.opens(), window.opens()]);
    const [one, other] = asked.map(({ headers }) => new URL(String(headers.location)).searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one?.get(name)).not.toBe(other?.get(name));
    }
    expect(one?.get('code_challenge_method')).toBe('S256');
    expect(one?.get('redirect_uri')).toBe(`${ORIGIN}/auth/callback/google`);
    expect(String(one)).not.toMatch(/secret|verifier/);
  });

  test('binds the way back to the browser by a cookie that scripts and other sites do not get', async () => {
    const cookie = String((await window.opens()).headers['set-cookie']);
    expect(cookie).toMatch(/^harta-sign-in-[\w-]{12}=ey/);
    expect(cookie).toContain('; Path=/auth/callback; Max-Age=600; HttpOnly; SameSite=Lax');
    expect(cookie).not.toContain('Secure');
  });

  test('sends the cookie over TLS only where the installation is reached by it', async () => {
    const origin = 'https://harta.example';
    const behindTls = await served({ origins: [origin] });
    const { headers } = await new SignInWindow(behindTls, origin).opens();
    expect(String(headers['set-cookie'])).toMatch(/; Secure$/);
    expect(new URL(String(headers.location)).searchParams.get('redirect_uri')).toBe(`${origin}/auth/callback/google`);
    await behindTls.close();
  });

  test('keeps the window the opener’s own on the way there and back', async () => {
    const opened = await window.opens();
    const returned = await window.asks(await window.goesTo(String(opened.headers.location)));
    for (const { headers } of [opened, returned]) expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  test.each([
    ['an address that Google does not host', { email: 'ana@elsewhere.example' }, false],
    ['an address of a domain that Google hosts', { email: 'ana@firm.example', hd: 'firm.example' }, true],
    ['an address that is not verified', { email_verified: false }, false],
    ['an address that is not verified, of a hosted domain', { email_verified: false, hd: 'firm.example' }, false],
  ])('%s counts as verified: %#', async (_name, change, emailVerified) => {
    googleHere.person = { ...ana, sub: JSON.stringify(change), ...change };
    expect(await assertionIn(await window.signsIn())).toMatchObject({ emailVerified });
  });

  test.each(['http://pictures.example/a.png', 'javascript:alert(1)', 'https://ana:pw@pictures.example/a.png'])(
    'a picture at %s is left out',
    async (picture) => {
      googleHere.person = { ...ana, sub: picture, picture };
      expect(await assertionIn(await window.signsIn())).toMatchObject({ photoURL: '' });
    },
  );
});

describe('a way back that is not the one that was opened', () => {
  const back = async (change: (url: URL) => void = () => undefined) => {
    const { headers } = await window.opens();
    const url = new URL(await window.goesTo(String(headers.location)));
    change(url);
    return url.href;
  };
  const isDead = (answer: Awaited<ReturnType<SignInWindow['asks']>>) => {
    expect(answer.statusCode).toBe(400);
    expect(outcomeIn(answer)).toBeUndefined();
    expect(answer.payload).toContain('This sign-in has ended');
  };

  test('with another state ends there', async () =>
    isDead(await window.asks(await back((url) => url.searchParams.set('state', 'x'.repeat(43))))));
  test('without a state ends there', async () =>
    isDead(await window.asks(await back((url) => url.searchParams.delete('state')))));
  test('with two states ends there', async () =>
    isDead(await window.asks(await back((url) => url.searchParams.append('state', 'x')))));
  test('in another browser ends there', async () => isDead(await window.another().asks(await back())));
  test('at another service ends there', async () =>
    isDead(await window.asks((await back()).replace('/callback/google', '/callback/github'))));
  test('a second time ends there', async () => {
    const url = await back();
    expect(await assertionIn(await window.asks(url))).toMatchObject({ subject: '1001' });
    isDead(await window.asks(url));
  });
  test('with the cookie of before, a second time, ends there', async () => {
    const { headers } = await window.opens();
    const url = await window.goesTo(String(headers.location));
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const ask = () => app.inject({ url: url.slice(ORIGIN.length), headers: { host: new URL(ORIGIN).host, cookie } });
    await ask();
    isDead(await ask());
  });
  test('after another start of the server ends there', async () => {
    const url = await back();
    const { headers } = await window.opens();
    const again = await served();
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    isDead(await again.inject({ url: url.slice(ORIGIN.length), headers: { host: new URL(ORIGIN).host, cookie } }));
    await again.close();
  });
  test('a code of another attempt is refused by the service, and the page told', async () => {
    const code = new URL(await back()).searchParams.get('code') ?? '';
    const answer = await window.asks(await back((url) => url.searchParams.set('code', code)));
    expect(outcomeIn(answer)).toEqual({ error: 'auth/provider-failed' });
    expect(logged.join()).toContain('invalid_grant');
  });
  test('an identity token with another nonce is refused, and the page told', async () => {
    const { headers } = await window.opens();
    const asked = new URL(String(headers.location));
    asked.searchParams.set('nonce', 'another');
    const answer = await window.asks(await window.goesTo(asked.href));
    expect(outcomeIn(answer)).toEqual({ error: 'auth/provider-failed' });
    expect(logged.join()).toContain('unexpected ID Token \\"nonce\\" claim value');
  });
  test('a denied consent is told as such', async () => {
    googleHere.person = null;
    expect(outcomeIn(await window.signsIn())).toEqual({ error: 'auth/user-cancelled' });
  });
  test('a service that is not there is told as such, and asked again the next time', async () => {
    const nowhere = await served({
      providers: { google: { kind: 'real', client: { ...CLIENT, service: new URL('http://127.0.0.1:9') } } },
    });
    const answer = await new SignInWindow(nowhere, ORIGIN).opens();
    expect(outcomeIn(answer)).toEqual({ error: 'auth/provider-failed' });
    await nowhere.close();
  });
});

describe('signing in with GitHub', () => {
  const CALL_GITHUB = { ...CALL, providerId: 'github.com' };
  beforeEach(() => {
    gitHubHere.user = { id: 583231, login: 'anapop', name: 'Ana Pop', avatar_url: 'https://pictures.example/u/1' };
    gitHubHere.emails = [
      { email: 'other@example.com', primary: false, verified: true },
      { email: 'ana@example.com', primary: true, verified: true },
    ];
  });

  test('reads who it is and the primary address, as the API wants to be asked', async () => {
    expect(await assertionIn(await window.signsIn(CALL_GITHUB))).toEqual({
      providerId: 'github.com',
      subject: '583231',
      email: 'ana@example.com',
      emailVerified: true,
      displayName: 'Ana Pop',
      photoURL: 'https://pictures.example/u/1',
      isTrial: false,
    });
    expect(gitHubHere.asked).toEqual(['/api/v3/user Harta', '/api/v3/user/emails Harta']);
  });

  test('a primary address that is not verified is not, though another one is', async () => {
    gitHubHere.emails = [
      { email: 'other@example.com', primary: false, verified: true },
      { email: 'ana@example.com', primary: true, verified: false },
    ];
    expect(await assertionIn(await window.signsIn(CALL_GITHUB))).toMatchObject({
      email: 'ana@example.com',
      emailVerified: false,
    });
  });

  test('somebody without a name and an address has the login for one and none for the other', async () => {
    gitHubHere.user = { id: 2, login: 'ghost', name: null, avatar_url: null };
    gitHubHere.emails = [];
    expect(await assertionIn(await window.signsIn(CALL_GITHUB))).toMatchObject({
      displayName: 'ghost',
      email: null,
      emailVerified: false,
      photoURL: '',
    });
  });

  test('a denied consent is told as such', async () => {
    gitHubHere.consents = false;
    expect(outcomeIn(await window.signsIn(CALL_GITHUB))).toEqual({ error: 'auth/user-cancelled' });
  });

  test('a code of another attempt is refused, and the page told', async () => {
    const codeOf = async () => new URL(await window.goesTo(String((await window.opens(CALL_GITHUB)).headers.location)));
    const [one, other] = [await codeOf(), await codeOf()];
    other.searchParams.set('code', one.searchParams.get('code') ?? '');
    expect(outcomeIn(await window.asks(other.href))).toEqual({ error: 'auth/provider-failed' });
  });

  test('an answer in another service’s name is refused', async () => {
    const { headers } = await window.opens(CALL_GITHUB);
    const url = new URL(await window.goesTo(String(headers.location)));
    url.searchParams.set('iss', 'https://evil.example');
    expect(outcomeIn(await window.asks(url.href))).toEqual({ error: 'auth/provider-failed' });
    expect(logged.join()).toContain('unexpected \\"iss\\"');
  });
});
