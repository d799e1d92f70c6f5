import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type NotificationPage } from '../../../server/contract/notifications.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Shopper } from './buying.js';

const FREE = 40;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ freeInteractions: FREE });
});
afterAll(() => server.close());

const ask = async (who: string) =>
  await server.call(who, 'POST', '/api/chat/user-input', {
    uid: ulid(),
    conversationId: ulid(),
    text: 'Hello',
    language: 'en',
  });

test('of a hundred messages at one moment exactly as many are taken as are allowed, and no other leaves a trace', async () => {
  await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('ana')));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(FREE);
  expect(new Set(refused.map((answer) => `${answer.status} ${answer.json<{ code: string }>().code}`))).toEqual(
    new Set(['409 QUOTA_INTERACTIONS']),
  );
  const ana = new Shopper(server, 'ana');
  expect(await ana.interactions()).toMatchObject({ total: FREE, allowance: FREE });
  expect((await ana.call<{ total: number }>('GET', '/chat/conversations?pageSize=100')).total).toBe(FREE);
});

test('a plan allows more from the moment on that it is paid, and counts on from where it was', async () => {
  const ana = new Shopper(server, 'ana');
  await ana.buy();
  expect(await ana.interactions()).toEqual({
    total: FREE,
    allowance: 1_000,
    plan: 'Plus',
    month: expect.any(String) as string,
  });
  expect((await ask('ana')).status).toBe(200);
  expect(await ana.interactions()).toMatchObject({ total: FREE + 1 });
});

test('a message that was counted is answered again when none is left', async () => {
  await server.call('bob', 'POST', '/api/neo4j/create-user-if-not-exists');
  const message = { uid: ulid(), conversationId: ulid(), text: 'Hello', language: 'en' };
  expect((await server.call('bob', 'POST', '/api/chat/user-input?wait=60', message)).status).toBe(200);
  const rest = await server.call('bob', 'POST', '/api/bigquery/increase-user-interactions-with-number', {
    number: FREE - 1,
    key: 'rest',
  });
  expect(rest.json()).toMatchObject({ total: FREE });
  expect((await server.call('bob', 'POST', '/api/chat/user-input?wait=60', message)).status).toBe(200);
  expect((await ask('bob')).json()).toMatchObject({ code: 'QUOTA_INTERACTIONS' });
  const more = await server.call('bob', 'POST', '/api/bigquery/increase-user-interactions-with-number', {
    number: 1,
    key: 'more',
  });
  expect(more.json()).toMatchObject({ code: 'QUOTA_INTERACTIONS' });
});

test('that little is left is told once a month, in both languages, and not to who does not want to hear it', async () => {
  const told = async (who: string) => {
    const list = await server.call(who, 'GET', '/api/bigquery/notifications/with-paginate');
    return list.json<NotificationPage>().items.filter(({ kind }) => kind === 'allowanceNearlyUsed');
  };
  const count = (who: string, number: number) =>
    server.call(who, 'POST', '/api/bigquery/increase-user-interactions-with-number', { number, key: ulid() });
  for (const who of ['eva', 'dan']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
  await server.call('dan', 'PUT', '/api/settings', { mutedKinds: ['allowanceNearlyUsed'] });
  for (const who of ['eva', 'dan']) await count(who, FREE * 0.8 - 1);
  expect([await told('eva'), await told('dan')]).toEqual([[], []]);
  const heard: string[] = [];
  server.bus.subscribe('notifications:eva', (message) => heard.push(message));
  for (const who of ['eva', 'dan']) expect((await ask(who)).status).toBe(200);
  const [first] = await told('eva');
  expect(first?.messages).toEqual({ en: expect.stringContaining('80%'), ro: expect.stringContaining('80%') });
  expect(heard).toEqual([JSON.stringify({ written: first?.uid })]);
  expect((await ask('eva')).status).toBe(200);
  await count('eva', 2);
  expect((await told('eva')).map(({ uid }) => uid)).toEqual([first?.uid]);
  expect(await told('dan')).toEqual([]);
});
