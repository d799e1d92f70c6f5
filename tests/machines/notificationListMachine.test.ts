import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import {
  notificationListMachine,
  type NotificationPage,
  type NotificationRequest,
} from '../../machines/notificationListMachine';
import { done, elapsed, failed, replay, uncovered, walks } from './replay';

const notification = (uid: string) => ({
  __typename: 'Notification' as const,
  uid,
  kind: 'importFinished' as const,
  status: 'unread' as const,
  messages: { __typename: 'NotificationTexts' as const, en: uid, ro: uid },
  link: null,
  createdAt: '2026-11-21T10:00:00.000Z',
});
const page = (nextPageToken: string | null, ...uids: string[]): NotificationPage => ({
  items: uids.map(notification),
  nextPageToken,
  total: 3,
  unreadTotal: 3,
});
const events = [
  { type: 'TYPED', text: ' ro ' },
  { type: 'STATUS.CHOSEN', status: 'unread' },
  { type: 'KIND.CHOSEN', kind: 'newDevice' },
  { type: 'CLEARED' },
  { type: 'MORE.WANTED' },
  { type: 'CHANGED' },
  { type: 'RELOAD' },
  done('load', page('t2', 'C', 'B')),
  failed('load'),
  done('loadMore', page(null, 'B', 'A')),
  failed('loadMore'),
  done('refresh', page(null, 'C', 'B', 'A')),
  failed('refresh'),
  elapsed('patience', 'notificationList.typing'),
];
const taken = walks(notificationListMachine, {
  events,
  // One filter at a time is enough: they do not know of each other.
  within: (context: { text: string; status: unknown; kind: unknown; typed: string }) =>
    [context.text, context.status, context.kind].filter(Boolean).length < 2,
});
/** One walk for each way from state to state; contexts that differ in their filters alone are walked once. */
const replayed = [
  ...new Map(
    taken.map((walk) => [
      JSON.stringify([walk.before.value, walk.before.context.isOvertaken, walk.events.at(-1)]),
      walk,
    ]),
  ).values(),
];

describe('every path through the list of notifications', () => {
  test('takes every transition', () => expect(uncovered(notificationListMachine, taken)).toEqual([]));
  test.each(replayed.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(notificationListMachine, walk);
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
  test('never holds one of them twice', () => {
    for (const { after } of taken) {
      const uids = (after.context.page?.items ?? []).map(({ uid }: { uid: string }) => uid);
      expect(new Set(uids).size).toBe(uids.length);
    }
  });
  test('what happens elsewhere never takes away what is shown', () => {
    for (const { before, events: way, after } of taken)
      if (before.context.page !== null && way.at(-1)?.type === 'CHANGED') expect(after.context.page).not.toBeNull();
  });
});

test('a refresh reads as much as is shown, so that nothing that was scrolled to goes', async () => {
  const asked: NotificationRequest[] = [];
  const uids = Array.from({ length: 60 }, (_, index) => `N${index}`);
  const actor = createActor(
    notificationListMachine.provide({
      actors: {
        load: fromPromise<NotificationPage, NotificationRequest>(({ input }) => {
          asked.push(input);
          return Promise.resolve(page(null, ...uids));
        }),
      },
    }),
  ).start();
  await new Promise((settled) => setTimeout(settled, 0));
  actor.send({ type: 'CHANGED' });
  await new Promise((settled) => setTimeout(settled, 0));
  expect(asked.map(({ pageSize, pageToken }) => [pageSize, pageToken])).toEqual([
    [50, '1'],
    [60, '1'],
  ]);
});
