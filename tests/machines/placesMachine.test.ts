import { describe, expect, test } from 'vitest';

import { placesMachine } from '../../machines/placesMachine';
import { done, elapsed, failed, replay, uncovered, walks } from './replay';

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
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(placesMachine, walk);
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
});
