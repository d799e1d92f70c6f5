import { describe, expect, test } from 'vitest';

import { isUnread, parseNotification } from './Notification';

const sent = {
  uid: '01JD0000000000000000000000',
  kind: 'importFinished',
  status: 'unread',
  message: 'Done',
  messages: { en: 'Done', ro: 'Gata' },
  link: '/dashboard/data-overview',
  createdAt: '2026-11-21T10:00:00.000Z',
};

describe('a notification in a live event', () => {
  test('is read out of its text', () =>
    expect(parseNotification(JSON.stringify(sent))).toMatchObject({ uid: sent.uid, messages: sent.messages }));
  test.each(['', 'null', '{', '[]', '"text"', JSON.stringify({ ...sent, uid: 7 }), JSON.stringify({ uid: 'A' })])(
    'is none in %j',
    (text) => expect(parseNotification(text)).toBeUndefined(),
  );
});

test.each([
  ['unread', true],
  ['UNREAD', true],
  ['Read', false],
])('a status written %s counts as unread: %s', (status, expected) => expect(isUnread({ status })).toBe(expected));
