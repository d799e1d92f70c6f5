import { describe, expect, test } from 'vitest';

import { deletionMachineOf } from '../../machines/deletionMachine';
import { done, failed, replay, uncovered, walks } from './replay';

const machine = deletionMachineOf<{ readonly id: string }>();
const events = [
  { type: 'DELETE.ASKED', item: { id: 'C' } },
  { type: 'CONFIRMED' },
  { type: 'DECLINED' },
  done('remove'),
  failed('remove'),
];
const taken = walks(machine, { events });

describe('every path through the deletion of one thing', () => {
  test('takes every transition', () => expect(uncovered(machine, taken)).toEqual([]));
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(machine, walk);
    expect([end.value, end.context]).toEqual([walk.after.value, walk.after.context]);
  });
  test('nothing is deleted without a question', () => {
    for (const { name, before, after } of taken)
      if (after.matches('deleting')) expect([name, before.value]).toEqual([name, 'confirming']);
  });
});
