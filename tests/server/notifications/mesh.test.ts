import { afterAll, beforeAll, expect, test } from 'vitest';

import { present } from '../../../domain/wire/present.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Reader } from './Reader.js';

let server: TestServer;
let ana: Reader;
beforeAll(async () => {
  server = await startTestServer({ gateway: 'open' });
  ana = new Reader(server);
});
afterAll(() => server.close());

const FIELDS = 'uid kind status message messages { en ro } link createdAt';
const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
  const answer = await ana.call<{ data: T; errors?: unknown }>('POST', '/graphql', { query, variables });
  expect(answer.errors).toBeUndefined();
  return answer.data;
};

test('every call answers through the gateway as it does over REST', async () => {
  const first = await ana.told({ kind: 'exportFinished', file: 'ș%2F..&?#.json' });
  const second = await ana.told();
  const list = await ask<{ notifications: object }>(
    `query { notifications(pageSize: 100, pageToken: "1", status: "UNREAD") { items { ${FIELDS} } nextPageToken total unreadTotal } }`,
  );
  expect(present(list.notifications)).toEqual(await ana.page('status=unread&pageSize=100'));
  const search = 'query ($search: SearchText!) { searchNotifications(search: $search) { items { uid } total } }';
  for (const [text, total] of [
    ['export Ș', 1],
    ['ș/../json', 1],
    ['?x=#', 0],
    ['%2e%2e export', 0],
  ] as const) {
    const found = await ask<{ searchNotifications: { total: number } }>(search, { search: text });
    expect([text, found.searchNotifications.total]).toEqual([text, total]);
  }
  const marked = await ask<object>(
    `mutation ($uid: NotificationId!) { markNotificationAsRead(uid: $uid) { notification { ${FIELDS} } unreadTotal } }`,
    { uid: first.uid },
  );
  expect(marked).toEqual({ markNotificationAsRead: { notification: { ...first, status: 'read' }, unreadTotal: 1 } });
  const deleted = await ask<{ deleteNotification: { deletion: string } }>(
    'mutation ($uid: NotificationId!) { deleteNotification(uid: $uid) { deletion deleted unreadTotal } }',
    { uid: second.uid },
  );
  const restored = await ask<object>(
    'mutation ($deletion: DeletionId!) { restoreNotifications(deletion: $deletion) { restored unreadTotal } }',
    { deletion: deleted.deleteNotification.deletion },
  );
  expect(restored).toEqual({ restoreNotifications: { restored: 1, unreadTotal: 1 } });
  expect(await ask('mutation { markAllNotificationsAsRead { marked unreadTotal } }')).toEqual({
    markAllNotificationsAsRead: { marked: 1, unreadTotal: 0 },
  });
  expect(
    await ask(`query ($uid: NotificationId!) { notification(uid: $uid) { ${FIELDS} } }`, { uid: first.uid }),
  ).toEqual({
    notification: { ...first, status: 'read' },
  });
  const all = await ask<object>('mutation { deleteAllNotifications { deletion deleted unreadTotal } }');
  expect(all).toMatchObject({ deleteAllNotifications: { deleted: 2, unreadTotal: 0 } });
});
