import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import {
  type NotificationFilter,
  notificationListMachine,
  type NotificationPage,
  type NotificationRequest,
} from '../../machines/notificationListMachine';
import { notification } from './notification';
import { atMostOne, changedWhileShown, pageEvents, pagesAsked } from './pagedLists';
import { expectTaken, uncovered, walks } from './replay';

const page = (nextPageToken: string | null, ...uids: string[]): NotificationPage => ({
  items: uids.map(notification),
  nextPageToken,
  total: 3,
  unreadTotal: 3,
});
const events = [
  ...pageEvents('notificationList', page),
  { type: 'STATUS.CHOSEN', status: 'unread' },
  { type: 'KIND.CHOSEN', kind: 'newDevice' },
  { type: 'RELOAD' },
];
const taken = walks(notificationListMachine, {
  events,
  within: ({ text, status, kind }: NotificationFilter) => atMostOne(text, status, kind),
});

describe('every path through the list of notifications', () => {
  test('takes every transition', () => expect(uncovered(notificationListMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(notificationListMachine, taken));
  test('never holds one of them twice', () => {
    for (const { after } of taken) {
      const uids = (after.context.page?.items ?? []).map(({ uid }: { uid: string }) => uid);
      expect(new Set(uids).size).toBe(uids.length);
    }
  });
  test('what happens elsewhere never takes away what is shown', () => {
    for (const { after } of changedWhileShown(taken)) expect(after.context.page).not.toBeNull();
  });
});

test('a refresh reads as much as is shown, so that nothing that was scrolled to goes', async () => {
  const uids = Array.from({ length: 60 }, (_, index) => `N${index}`);
  const asked = await pagesAsked<NotificationPage, NotificationRequest>(page(null, ...uids), (load) =>
    createActor(notificationListMachine.provide({ actors: { load } })),
  );
  expect(asked).toEqual([
    [50, '1'],
    [60, '1'],
  ]);
});
