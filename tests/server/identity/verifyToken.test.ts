import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

import { createLocalJWKSet, exportSPKI } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { ProblemError } from '../../../server/contract/ProblemError.js';
import { makeAuthenticate } from '../../../server/people/identity/authenticate.js';
import { makeVerifier, type VerifyToken } from '../../../server/people/identity/verifyToken.js';
import { claims, makeKey, PROJECT, seconds, unsigned } from './tokens.js';

const key = await makeKey('ours');
const other = await makeKey('theirs');
const endedAt = new Map<string, number>();
const verify = makeVerifier({
  projectId: PROJECT,
  keys: createLocalJWKSet({ keys: [key.jwk] }),
  revokedBefore: (uid) => endedAt.get(uid) ?? 0,
});
const authenticate = makeAuthenticate(verify);

const codeOf = async (answer: Promise<unknown>): Promise<string> => {
  const error: unknown = await answer.then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return (error as ProblemError).code;
};

afterEach(() => {
  endedAt.clear();
  vi.useRealTimers();
});

test('a good token says who asks', async () => {
  expect(await authenticate(`Bearer ${await key.sign(claims({ picture: 'https://x.example/p.png' }))}`)).toEqual({
    ownerId: 'ana',
    email: 'ana@example.com',
    emailVerified: true,
    displayName: 'Ana',
    photoURL: 'https://x.example/p.png',
    authTime: expect.any(Number),
    sessionId: null,
    grant: null,
  });
});

const hs256WithPublicKey = async () => {
  const text = unsigned({ alg: 'HS256', kid: 'ours', typ: 'JWT' }, claims()).replace(/\.$/, '');
  const secret = await exportSPKI(key.publicKey);
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const changedPayload = async () => {
  const [header, , signature] = (await key.sign(claims())).split('.');
  const [, payload] = unsigned({}, claims({ sub: 'bogdan' })).split('.');
  return `${header}.${payload}.${signature}`;
};

describe('is refused as not signed in:', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['alg none without a kid', () => unsigned({ alg: 'none', typ: 'JWT' }, claims())],
    ['alg none with our kid', () => unsigned({ alg: 'none', typ: 'JWT', kid: 'ours' }, claims())],
    ['HS256 with our public key as the secret', hs256WithPublicKey],
    ['somebody else’s key under our kid', () => other.sign(claims(), { kid: 'ours' })],
    ['an unknown kid', () => other.sign(claims())],
    ['another audience', () => key.sign(claims({ aud: 'demo-other' }))],
    ['another issuer', () => key.sign(claims({ iss: 'https://evil.example/demo-tokens' }))],
    ['a session cookie’s issuer', () => key.sign(claims({ iss: `https://session.firebase.google.com/${PROJECT}` }))],
    ['another project', () => key.sign(claims({ aud: 'demo-o', iss: 'https://securetoken.google.com/demo-o' }))],
    ['an issue ten minutes ahead', () => key.sign(claims({ iat: seconds() + 600 }))],
    ['a sign-in ten minutes ahead', () => key.sign(claims({ auth_time: seconds() + 600 }))],
    ['no sign-in time', () => key.sign(claims({ auth_time: undefined }))],
    ['no expiry', () => key.sign(claims({ exp: undefined }))],
    ['an empty uid', () => key.sign(claims({ sub: '' }))],
    ['a uid of 129 characters', () => key.sign(claims({ sub: 'x'.repeat(129) }))],
    ['a truncated token', async () => (await key.sign(claims())).slice(0, -20)],
    ['a changed payload', changedPayload],
    ['two parts', async () => (await key.sign(claims())).split('.').slice(0, 2).join('.')],
    ['nonsense', () => 'nonsense'],
  ])('%s', async (_name, make) => {
    expect(await codeOf(authenticate(`Bearer ${await make()}`))).toBe('UNAUTHENTICATED');
  });

  test.each([undefined, '', 'Bearer', 'Basic YTpi', `Bearer ${'a.'.repeat(5000)}`])('the header %j', async (header) => {
    expect(await codeOf(authenticate(header))).toBe('UNAUTHENTICATED');
  });
});

test('an expired token is told apart', async () => {
  const token = await key.sign(claims({ iat: seconds() - 7200, auth_time: seconds() - 7200, exp: seconds() - 60 }));
  expect(await codeOf(verify(token))).toBe('TOKEN_EXPIRED');
});

test('a token that was good expires all the same', async () => {
  const token = await key.sign(claims({ exp: seconds() + 60 }));
  await verify(token);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  expect(await codeOf(verify(token))).toBe('TOKEN_EXPIRED');
});

test('ending every session refuses tokens of earlier sign-ins at once, and none of later ones', async () => {
  const [early, late] = [await key.sign(claims({ auth_time: seconds() - 100 })), await key.sign(claims())];
  await verify(early);
  endedAt.set('ana', seconds() - 50);
  expect(await codeOf(verify(early))).toBe('TOKEN_REVOKED');
  expect((await verify(late)).sub).toBe('ana');
});

describe('when the keys are published at an address', () => {
  let server: Server;
  let answers: () => { status: number; body: string };
  const remote = (): VerifyToken => {
    const { port } = server.address() as AddressInfo;
    const keys = new URL(`http://127.0.0.1:${port}/jwks.json`);
    return makeVerifier({ projectId: PROJECT, keys, revokedBefore: () => 0 });
  };
  beforeAll(async () => {
    server = createServer((_request, response) => {
      const { status, body } = answers();
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  test('tokens are proved by them', async () => {
    answers = () => ({ status: 200, body: JSON.stringify({ keys: [key.jwk] }) });
    expect((await remote()(await key.sign(claims()))).sub).toBe('ana');
  });
  test.each([
    ['fails', 503, 'down'],
    ['answers nonsense', 200, 'not json'],
    ['answers no keys', 200, '{}'],
  ])('an address that %s is our trouble, not the caller’s', async (_name, status, body) => {
    answers = () => ({ status, body });
    expect(await codeOf(remote()(await key.sign(claims())))).toBe('UNAVAILABLE');
  });
  test('an address that nobody answers at is our trouble too', async () => {
    const nobody = makeVerifier({
      projectId: PROJECT,
      keys: new URL('http://127.0.0.1:9/jwks.json'),
      revokedBefore: () => 0,
    });
    expect(await codeOf(nobody(await key.sign(claims())))).toBe('UNAVAILABLE');
  });
});
