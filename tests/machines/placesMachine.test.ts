import { describe, expect, test } from 'vitest';

import { placesMachine } from '../../machines/placesMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const taken = walks(placesMachine, {
  events: [
    { type: 'MOVED', ids: ['a'] },
    { type: 'MOVED', ids: ['a', 'b'] },
    elapsed('patience', 'places.waiting'),
    done('save'),
    failed('save'),
  ],
});

describe('every path through the saving of places', () => {
  test('takes every transition', () => expect(uncovered(placesMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(placesMachine, taken));
});
