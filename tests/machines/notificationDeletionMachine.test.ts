import { describe, expect, test } from 'vitest';

import { notificationDeletionMachine } from '../../machines/notificationDeletionMachine';
import { done, failed, replay, uncovered, walks } from './replay';

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
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(notificationDeletionMachine, walk);
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
  test('nothing is deleted without a yes', () => {
    for (const { events: way, after } of taken)
      if (after.value === 'deleting') expect(way.at(-1)?.type).toBe('CONFIRMED');
  });
});
