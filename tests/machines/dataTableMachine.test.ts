import { describe, expect, test } from 'vitest';

import { dataTableMachine } from '../../machines/dataTableMachine';
import { elapsed, expectTaken, uncovered, walks } from './replay';

const input = { sort: 'caption', order: 'asc' } as const;
const taken = walks(dataTableMachine, {
  input,
  events: [
    { type: 'TYPED', text: ' rom ' },
    { type: 'TYPED', text: '' },
    { type: 'KIND.CHOSEN', kind: 'Country' },
    { type: 'KIND.CHOSEN', kind: null },
    { type: 'SORTED', sort: 'degree', order: 'desc' },
    { type: 'CLEARED' },
    elapsed('patience', 'dataTable.typing'),
  ],
});

describe('every path through what a table asks for', () => {
  test('takes every transition', () => expect(uncovered(dataTableMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(dataTableMachine, taken));
  test('asks for typed words only when typing has paused, and without the blanks around them', () => {
    const paused = taken.filter(({ events }) => events.at(-1)?.type.startsWith('xstate.after'));
    expect(paused.length).toBeGreaterThan(0);
    for (const { after } of paused) expect(after.context.text).toBe(after.context.typed.trim());
    for (const { before, after, events } of taken) {
      if (events.at(-1)?.type === 'TYPED') expect(after.context.text).toBe(before.context.text);
    }
  });
  test('clearing keeps the order and forgets the rest', () => {
    const cleared = taken.filter(({ events }) => events.at(-1)?.type === 'CLEARED');
    for (const { before, after } of cleared) {
      expect(after.context).toEqual({ ...before.context, typed: '', text: '', kind: null });
    }
  });
});
