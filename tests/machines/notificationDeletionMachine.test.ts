import { describe, expect, test } from 'vitest';

import { notificationDeletionMachine } from '../../machines/notificationDeletionMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const taken = walks(notificationDeletionMachine, {
  events: [
    { type: 'DELETE.ASKED', target: 'all' },
    { type: 'DELETE.ASKED', target: { uid: 'A' } },
    { type: 'CONFIRMED' },
    { type: 'DECLINED' },
    done('remove', { deletion: 'D', deleted: 1 }),
    failed('remove'),
  ],
});

describe('every path through a deletion of notifications', () => {
  test('takes every transition', () => expect(uncovered(notificationDeletionMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(notificationDeletionMachine, taken));
  test('nothing is deleted without a yes', () => {
    for (const { events: way, after } of taken)
      if (after.value === 'deleting') expect(way.at(-1)?.type).toBe('CONFIRMED');
  });
});
