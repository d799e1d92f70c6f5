import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { type GatewayAnswer, known } from './known.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(() => server.close());

const words = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}"`).join();
const named = (count: number) => words(count).replaceAll(/"(?=,|$)/g, '":0');
const ask = async (body: object) => (await server.call('ana', 'POST', '/graphql', body)).json<GatewayAnswer>();
const codes = async (body: object) => (await ask(body)).errors?.map(({ extensions }) => extensions.code);

describe('a closed gateway', () => {
  test('runs what the pages were built with, as the person who asks', async () => {
    const { data, errors } = await ask(known('UserInfo'));
    expect(errors).toBeUndefined();
    expect(data?.['userInfo']).toMatchObject({ uid: 'ana', email: 'ana@example.org' });
  });

  test.each([
    ['text', { query: '{ projects { total } }' }],
    [
      'text with an unknown hash',
      { query: '{ projects { total } }', extensions: { persistedQuery: { sha256Hash: 'a' } } },
    ],
    ['an unknown hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'sha256:00' } } }],
    ['a name of an object', { extensions: { persistedQuery: { version: 1, sha256Hash: '__proto__' } } }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['nothing', {}],
  ])('does not run %s', async (_what, body) => {
    expect(await codes(body)).toEqual(['OPERATION_UNKNOWN']);
  });

  test('runs the known text even where another is sent along', async () => {
    const { data } = await ask({ ...known('UserInfo'), query: '{ projects { total } }' });
    expect(Object.keys(data ?? {})).toContain('userInfo');
  });

  test('serves no explorer and answers no GET', async () => {
    for (const url of ['/graphql', '/graphql?query={projects{total}}'])
      expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(405);
  });

  test('reads nothing large of somebody who is not known, and tells them to sign in', async () => {
    const payload = JSON.stringify({ ...known('UserInfo'), more: 'x'.repeat(70_000) });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json<GatewayAnswer>().errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', status: 401 });
    expect(answer.json<GatewayAnswer>().data).toBeUndefined();
    expect(await codes({ ...known('UserInfo'), more: 'x'.repeat(70_000) })).toBeUndefined();
  });

  test.each([
    ['deeper than any needs', `${'['.repeat(33)}${']'.repeat(33)}`, 'goes deeper than 32 levels, at byte 32'],
    ['with more values than any needs', `[${'1,'.repeat(300_001)}1]`, 'holds more than 300000 values'],
    ['with more names than any has', `{${named(50_001)}}`, 'holds more than 50000 words'],
    ['with more short texts than any has', `[${words(50_001)}]`, 'holds more than 50000 words'],
  ])('stops reading a body %s', async (_what, payload, why) => {
    const authorization = `Bearer ${await server.token('ana')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', payload, headers });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(answer.json<{ detail: string }>().detail).toContain(why);
  });

  test('reads nothing that a form of another site could send', async () => {
    const payload = JSON.stringify(known('UserInfo'));
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { 'content-type': contentType },
      });
      expect([contentType, answer.statusCode]).toEqual([contentType, 415]);
    }
  });

  test('takes ten operations at once and not eleven', async () => {
    const batch = (length: number) => Array.from({ length }, () => known('UserInfo'));
    const ten = await server.call('ana', 'POST', '/graphql', batch(10));
    expect(ten.json<GatewayAnswer[]>().map(({ errors }) => errors)).toEqual(Array(10).fill(undefined));
    const eleven = await server.call('ana', 'POST', '/graphql', batch(11));
    expect([eleven.status, eleven.json<{ code: string }>().code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  test.each([
    ['variables that are a list', { ...known('UserInfo'), variables: [] }, 'body/variables'],
    ['a query that is a number', { query: 7 }, 'body/query'],
    ['an entry of a batch that is a text', ['x'], 'body/0'],
  ])('names %s', async (_what, body, path) => {
    const answer = await server.call('ana', 'POST', '/graphql', body);
    expect([answer.status, answer.json<{ errors: { path: string }[] }>().errors[0]?.path]).toEqual([422, path]);
  });
});
