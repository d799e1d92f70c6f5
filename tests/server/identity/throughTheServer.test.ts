import { request } from 'node:http';

import { describe, expect, test } from 'vitest';

import { ownService } from './ownService.js';
import { messageOf, signIn, signUp, toolkit } from './toolkit.js';
import { unsigned } from './tokens.js';

const { origin } = ownService();

/** fetch does not let the Host be chosen. */
const statusFor = (at: string, headers: Record<string, string>, method = 'POST') =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(origin());
    const asked = request({ host: hostname, port, path: at, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject).end();
  });

describe('who may ask what', () => {
  const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
  test('our own page may', async () => {
    const host = new URL(origin()).host;
    expect(await statusFor(lookup, { host })).toBe(400);
    expect(await statusFor(lookup, { host, origin: origin() })).toBe(400);
  });
  test.each<[string, Record<string, string>]>([
    ['a foreign page', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page on another port of this machine', { origin: 'http://127.0.0.1:4111' }],
    ['a foreign name that resolves to this machine', { host: 'evil.example:4110' }],
  ])('%s may not', async (_name, headers) =>
    expect(await statusFor(lookup, { host: new URL(origin()).host, ...headers })).toBe(403),
  );
  test('nobody may without a key of the project', async () =>
    expect(await statusFor(lookup.replace('?key=k', ''), { host: new URL(origin()).host })).toBe(403));

  test.each([
    ['GET', '/emulator/v1/projects/demo-local/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-local/accounts'],
    ['PATCH', '/emulator/v1/projects/demo-local/config'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects/demo-local/accounts:batchGet'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=k'],
    ['GET', '/emulator/action'],
    ['GET', '/emulator/openapi.json'],
  ])('nobody administers it: %s %s', async (method, at) =>
    expect(await statusFor(at, { host: new URL(origin()).host, authorization: 'Bearer owner' }, method)).toBe(404),
  );

  test('an administrator’s password gives no link of somebody else’s', async () => {
    await signUp(origin(), 'ana@example.com');
    const body = { email: 'ana@example.com', requestType: 'PASSWORD_RESET', returnOobLink: true };
    const answer = await toolkit(origin(), 'sendOobCode', body, { authorization: 'Bearer owner' });
    expect(messageOf(answer)).toBe('INSUFFICIENT_PERMISSION');
  });
  test('an administrator’s password changes no account', async () => {
    const { body } = await signIn(origin(), 'ana@example.com');
    const change = { localId: body['localId'], password: 'taken-over-1234', disableUser: true };
    const answer = await toolkit(origin(), 'update', change, { authorization: 'Bearer owner' });
    expect(answer.status).toBe(400);
    expect((await signIn(origin(), 'ana@example.com')).status).toBe(200);
  });
});

test('an unsigned token is not believed', async () => {
  const { body } = await signIn(origin(), 'ana@example.com');
  const { localId = '', idToken = '' } = body;
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as object;
  const forged = unsigned({ alg: 'none', typ: 'JWT' }, { ...claims, user_id: localId, sub: localId });
  expect((await toolkit(origin(), 'lookup', { idToken })).status).toBe(200);
  expect(messageOf(await toolkit(origin(), 'lookup', { idToken: forged }))).toBe('INVALID_ID_TOKEN');
});

test('an enormous body is refused', async () => {
  const response = await fetch(`${origin()}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(300_000) }),
  });
  expect(response.status).toBe(413);
});

test.each(['[', '[]', '"text"', '{"email":1}', '{"deleteProvider":"google.com"}', '{"displayName":"a\\u0000b"}'])(
  'a body that cannot be read is refused with a reason: %s',
  async (body) => {
    const response = await fetch(`${origin()}/identitytoolkit.googleapis.com/v1/accounts:update?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Invalid JSON payload received.');
  },
);
