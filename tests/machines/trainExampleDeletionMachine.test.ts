import { describe, expect, test } from 'vitest';

import { type TrainExample } from '../../machines/trainExample';
import { trainExampleDeletionMachine } from '../../machines/trainExampleDeletionMachine';
import { done, failed, replay, uncovered, walks } from './replay';

const example = { id: 'E', question: 'Q' } as TrainExample;
const events = [
  { type: 'DELETE.ASKED', example },
  { type: 'CONFIRMED' },
  { type: 'DECLINED' },
  done('remove'),
  failed('remove'),
];
const taken = walks(trainExampleDeletionMachine, { events });

describe('every path through the deletion of a train example', () => {
  test('takes every transition', () => expect(uncovered(trainExampleDeletionMachine, taken)).toEqual([]));
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(trainExampleDeletionMachine, walk);
    expect([end.value, end.context]).toEqual([walk.after.value, walk.after.context]);
  });
  test('nothing is deleted without a question', () => {
    for (const { name, before, after } of taken)
      if (after.matches('deleting')) expect([name, before.value]).toEqual([name, 'confirming']);
  });
});
