import { expect, test } from 'vitest';

import { modelStateOf } from './modelState.js';

test.each([
  ['there is none', undefined, false, 'none'],
  ['it was not tested yet, or passed half', 'held', false, 'held'],
  ['it passed its test', 'trusted', false, 'trusted'],
  ['it failed its test', 'unused', false, 'unused'],
  ['it does not answer', 'held', true, 'away'],
  ['it passed its test and does not answer', 'trusted', true, 'away'],
  ['nobody asks it, so nobody misses its answer', 'unused', true, 'unused'],
] as const)('the state of the model where %s', (_, trust, isAway, state) => {
  expect(modelStateOf(trust, isAway)).toBe(state);
});
