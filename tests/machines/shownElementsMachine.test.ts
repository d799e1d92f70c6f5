import { describe, expect, test } from 'vitest';

import { shownElementsMachine } from '../../machines/shownElementsMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const elements = { nodes: [], relationships: [] };
const events = [
  { type: 'SEEN' },
  { type: 'CHANGED' },
  { type: 'RETRIED' },
  done('read', elements),
  failed('read'),
  done('refresh', elements),
  failed('refresh'),
  elapsed('patience', 'shownElements.gathering'),
];
const taken = walks(shownElementsMachine, { events });

describe('every path of the elements that an answer shows', () => {
  test('takes every transition', () => expect(uncovered(shownElementsMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(shownElementsMachine, taken));
  test('nothing is read before it is seen', () => {
    for (const { events: way, after } of taken)
      if (!way.some(({ type }) => type === 'SEEN')) expect(after.value).toBe('unseen');
  });
  test('a change during a reading is followed by another', () => {
    const during = taken.filter(
      ({ before, events: way }) => before.matches('refreshing') && way.at(-1)?.type === 'CHANGED',
    );
    expect(during.length).toBeGreaterThan(0);
    for (const { after } of during) expect(after.context.isOutdated).toBe(true);
  });
  test('a refresh that fails keeps what is shown', () => {
    for (const { events: way, after } of taken)
      if (way.at(-1)?.type === 'xstate.error.actor.refresh') expect(after.context.elements).toEqual(elements);
  });
});
