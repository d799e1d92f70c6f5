import { describe, expect, test } from 'vitest';

import { conflictMachine } from '../../machines/conflictMachine';
import { expectTaken, uncovered, walks } from './replay';

const input = { names: ['name', 'age'] };
const taken = walks(conflictMachine, {
  input,
  events: [
    { type: 'SIDE.CHOSEN', name: 'name', side: 'mine' },
    { type: 'SIDE.CHOSEN', name: 'age', side: 'theirs' },
    { type: 'SIDE.CHOSEN_FOR_ALL', side: 'theirs' },
    { type: 'APPLIED' },
    { type: 'DROPPED' },
  ],
});

describe('every path through a conflict', () => {
  test('takes every transition', () => expect(uncovered(conflictMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(conflictMachine, taken));
  test('applies nothing before every difference is decided', () => {
    const applied = taken.filter(({ after }) => after.value === 'applied');
    expect(applied.length).toBeGreaterThan(0);
    for (const { after } of applied)
      expect(Object.keys(after.context.choices as object).sort()).toEqual(['age', 'name']);
  });
});
