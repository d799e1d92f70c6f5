import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { doctor } from '../../../server/commands/doctor.js';
import { type FirebaseService } from '../../../server/people/identity/checkFirebase.js';
import { freePort } from '../../freePort.js';

let folder: string;
let closed: number;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'harta-doctor-'));
  closed = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the doctor says of an environment, by what it is about. */
async function said(env: Record<string, string>, firebase?: FirebaseService) {
  const lines: string[] = [];
  const isSound = await doctor(
    { HARTA_DATA_DIR: path.join(folder, 'data'), ...env },
    (line) => lines.push(line),
    firebase,
  );
  const found = new Map(lines.map((line) => [line.slice(2, line.indexOf(':')), line]));
  return { isSound, of: (what: string) => found.get(what) ?? '', lines };
}

test('an installation without settings is sound, and what is not configured says so', async () => {
  const { isSound, lines, of } = await said({});
  expect([isSound, lines.filter((line) => !line.startsWith('✓'))]).toEqual([true, []]);
  expect(of('storage')).toBe('✓ storage: Everything is kept in files of the data folder.');
  expect(of('Redis')).toBe('✓ Redis: Not configured.');
});

test('each service that does not answer is named with its setting, in one sentence that tells no password', async () => {
  const { isSound, of, lines } = await said({
    HARTA_DATABASE_URL: `postgres://harta:secret@127.0.0.1:${closed}/harta`,
    HARTA_REDIS_URL: `redis://:secret@127.0.0.1:${closed}`,
    HARTA_SMTP_URL: `smtp://ana:secret@127.0.0.1:${closed}`,
    HARTA_LLM_BASE_URL: `http://127.0.0.1:${closed}/v1`,
    HARTA_LLM_MODEL: 'any',
    HARTA_LLM_API_KEY: 'secret',
  });
  expect(isSound).toBe(false);
  expect(of('storage')).toMatch(
    /^✗ storage: The database of HARTA_DATABASE_URL cannot be used: it cannot be reached: .*ECONNREFUSED/,
  );
  expect(of('Redis')).toMatch(/^✗ Redis: Redis \(HARTA_REDIS_URL\) does not answer: .*ECONNREFUSED/);
  expect(of('mail')).toMatch(
    /^✗ mail: The mail server at 127\.0\.0\.1 \(HARTA_SMTP_URL\) does not take mails: .*ECONNREFUSED/,
  );
  expect(of('model')).toMatch(/^✗ model: The endpoint of HARTA_LLM_BASE_URL does not answer: .*ECONNREFUSED/);
  expect(lines.join('\n')).not.toContain('secret');
});

test('a model endpoint that refuses the key is told from one that answers', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.headers.authorization === 'Bearer right' ? 200 : 401).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { HARTA_LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, HARTA_LLM_MODEL: 'any' };
  expect((await said({ ...env, HARTA_LLM_API_KEY: 'right' })).of('model')).toMatch(/^✓/);
  expect((await said({ ...env, HARTA_LLM_API_KEY: 'wrong' })).of('model')).toContain('refuses the key (401)');
  server.close();
});

test('a model that the endpoint does not list is named', async () => {
  const server = createServer((_request, response) => response.end('{"data":[{"id":"one"}]}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const HARTA_LLM_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const model = async (name: string) => (await said({ HARTA_LLM_BASE_URL, HARTA_LLM_MODEL: name })).of('model');
  expect(await model('one')).toBe('✓ model: The endpoint of HARTA_LLM_BASE_URL answers; it is asked for one.');
  expect(await model('two')).toContain('two, which it does not list.');
  server.close();
});

/** A GGUF file of one text that is known of the model, and two tensors of 64 bytes each. */
function weights(cutTo = Infinity): Buffer {
  const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
  const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer);
  const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
  const tensor = (name: string, offset: number) => [text(name), u32(1), u64(16), u32(0), u64(offset)];
  const list = [u32(9), u32(8), u64(2), text('a'), text('ș')];
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), u32(3), u64(2), u64(2)],
    ...[text('general.name'), u32(8), text('small'), text('tokens'), ...list],
    ...[...tensor('one', 0), ...tensor('two', 64)],
  ]);
  const whole = Buffer.concat([head, Buffer.alloc((32 - (head.length % 32)) % 32), Buffer.alloc(128, 1)]);
  return whole.subarray(0, cutTo);
}

test('a model on this machine is looked at: its file, the other parts of it, and its engine', async () => {
  const file = (name: string, content: Buffer) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const model = async (HARTA_LLM_FILE: string) => (await said({ HARTA_LLM_FILE })).of('model');
  const whole = weights();
  // The engine is installed by hand: without it the command that does so is told.
  expect(await model(file('whole.gguf', whole))).toMatch(
    /^✗ model: HARTA_LLM_FILE has no engine: npm install .*node-llama-cpp|^✓ model: The model whole is whole/,
  );
  for (const length of [whole.length - 70, 60, 30, 9])
    expect(await model(file('cut.gguf', weights(length)))).toMatch(/cut\.gguf is not whole\.$/);
  const old = Buffer.from(whole);
  old.writeUInt32LE(1, 4);
  expect(await model(file('old.gguf', old))).toMatch(/old\.gguf is GGUF of version 1, which is not read\.$/);
  expect(await model(file('m-00001-of-00002.gguf', whole))).toMatch(/m-00002-of-00002\.gguf is missing\.$/);
  file('m-00002-of-00002.gguf', weights(40));
  expect(await model(path.join(folder, 'm-00001-of-00002.gguf'))).toMatch(/m-00002-of-00002\.gguf is not whole\.$/);
});

test('a Firebase project is told whether it takes its key, and why not without the key', async () => {
  const refusal = { error: { message: 'API key not valid. Please pass a valid API key.' } };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any');
    const isRight = searchParams.get('key') === 'right-key';
    const answer = isRight ? { projectId: '1', authorizedDomains: ['localhost', 'harta.example'] } : refusal;
    if (pathname === '/keys') response.end('{"keys":[]}');
    else response.writeHead(pathname === '/v1/projects' && isRight ? 200 : 400).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const signIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const firebase = async (FIREBASE_API_KEY: string, at: FirebaseService = { keys: `${signIn}/keys`, signIn }) => {
    const { isSound, of, lines } = await said({ FIREBASE_PROJECT_ID: 'harta', FIREBASE_API_KEY }, at);
    expect(lines.join('\n')).not.toContain(FIREBASE_API_KEY);
    return [isSound, of('Firebase')];
  };
  expect(await firebase('right-key')).toEqual([
    true,
    '✓ Firebase: Firebase takes the key; people sign in at localhost, harta.example.',
  ]);
  expect(await firebase('wrong-key')).toEqual([
    false,
    '✗ Firebase: Nobody can sign in: Firebase refuses FIREBASE_API_KEY (400: API key not valid. Please pass a valid API key).',
  ]);
  const closedAt = `http://127.0.0.1:${closed}`;
  const [isSound, says] = await firebase('right-key', { keys: `${closedAt}/keys`, signIn });
  expect([isSound, says]).toEqual([false, expect.stringMatching(/Firebase does not answer at .*ECONNREFUSED/)]);
  server.close();
  expect((await said({})).of('Firebase')).toBe('✓ Firebase: Not configured.');
});

test('a service to sign in with is told whether it answers, does not, or answers otherwise', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/.well-known/openid-configuration' ? 200 : 503).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = { HARTA_GOOGLE_CLIENT_ID: 'id', HARTA_GOOGLE_CLIENT_SECRET: 'hidden', HARTA_GOOGLE_ISSUER: there };
  const github = { HARTA_GITHUB_CLIENT_ID: 'id', HARTA_GITHUB_CLIENT_SECRET: 'hidden', HARTA_GITHUB_URL: there };
  expect((await said(google)).of('sign-in')).toBe(
    '✓ sign-in: Google can be reached; whether they take this client is seen when somebody signs in.',
  );
  expect((await said(github)).of('sign-in')).toBe(`✗ sign-in: GitHub answers 503 at ${there}/login.`);
  server.close();
  const { of, lines } = await said({ ...google, HARTA_GOOGLE_ISSUER: `http://127.0.0.1:${closed}` });
  expect(of('sign-in')).toMatch(/^✗ sign-in: Google does not answer at .*ECONNREFUSED/);
  expect(lines.join('\n')).not.toContain('hidden');
});

test('Stripe is asked what is on sale, and why nothing can be sold is told without the key', async () => {
  const plan = (id: string) => ({
    ...{ id, object: 'price', lookup_key: id, currency: 'eur', unit_amount: 900, recurring: { interval: 'month' } },
    product: { id: `product_${id}`, object: 'product', name: id, metadata: { interactions: '100' } },
  });
  const sold = { sk_test_right: [plan('harta_plus'), plan('harta_pro')], sk_test_new: [] };
  const answers = new Map<string, [number, object]>([
    ...Object.entries(sold).map(([key, data]) => [key, [200, { object: 'list', data }]] as [string, [number, object]]),
    ['rk_test_narrow', [403, { error: { type: 'invalid_request_error', message: 'rk_test_narrow may not' } }]],
    ['sk_test_down', [503, { error: { type: 'api_error', message: 'sk_test_down' } }]],
  ]);
  const refused = { error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_wrong' } };
  const server = createServer((request, response) => {
    const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const [status, body] = (request.url?.startsWith('/v1/prices') && answers.get(key)) || [401, refused];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payments = async (key: string, service = there) => {
    const stripe = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1', HARTA_FREE_INTERACTIONS: '100' };
    const { of, lines } = await said({ ...stripe, HARTA_STRIPE_URL: service });
    expect(lines.join('\n')).not.toContain(key);
    return of('payments');
  };
  expect(await payments('sk_test_right')).toBe('✓ payments: Stripe takes the key and sells 2 plans.');
  expect(await payments('sk_test_new')).toMatch(/^✗ payments: .* no plan on sale/);
  expect(await payments('sk_test_wrong')).toMatch(/^✗ payments: .* refuses the key .*\(401\)/);
  expect(await payments('rk_test_narrow')).toMatch(/^✗ payments: .* may not read prices .*\(403\)/);
  expect(await payments('sk_test_down')).toBe(`✗ payments: Nothing can be sold: Stripe answers 503 at ${there}.`);
  server.close();
  expect(await payments('sk_test_right', `http://127.0.0.1:${closed}`)).toMatch(/does not answer at .*ECONNREFUSED/);
});

test.each([
  ['settings', { STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
  ['storage', { HARTA_DATABASE_URL: 'mysql://db/harta' }, 'must be an address that begins with postgres://'],
  ['transcription', { HARTA_WHISPER_MODEL: '/no/weights' }, 'HARTA_WHISPER_MODEL must name a file of weights'],
])('what is wrong with the %s is said', async (what, env, says) => {
  const { isSound, of } = await said(env);
  expect([isSound, of(what)]).toEqual([false, expect.stringContaining(says)]);
});

test('a data folder that is none is said', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect((await said({ HARTA_DATA_DIR: path.join(file, 'data') })).of('data folder')).toMatch(
    /^✗ data folder: Harta may not write/,
  );
});
