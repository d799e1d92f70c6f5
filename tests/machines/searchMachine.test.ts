import { describe, expect, test } from 'vitest';

import { searchMachine } from '../../machines/searchMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const found = { nodes: [], relationships: [], more: true };
const taken = walks(searchMachine, {
  events: [
    { type: 'TYPED', text: 'ro' },
    { type: 'TYPED', text: '  ' },
    { type: 'CLEARED' },
    elapsed('patience', 'search.waiting'),
    done('search', found),
    failed('search'),
  ],
});

describe('every path through the search', () => {
  test('takes every transition', () => expect(uncovered(searchMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(searchMachine, taken));
  test('never asks the backend for nothing', () => {
    for (const { after } of taken)
      if (after.value === 'searching') expect(String(after.context.text).trim()).not.toBe('');
  });
});
