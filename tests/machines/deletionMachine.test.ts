import { describe, expect, test } from 'vitest';

import { deletionMachineOf } from '../../machines/deletionMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

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
  test('is the one that a running actor takes', () => expectTaken(machine, taken));
  test('nothing is deleted without a question', () => {
    for (const { name, before, after } of taken)
      if (after.matches('deleting')) expect([name, before.value]).toEqual([name, 'confirming']);
  });
});
