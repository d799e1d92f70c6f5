import { describe, expect, test } from 'vitest';

import { landingMachine } from '../../machines/landingMachine';
import { done, failed, replay, uncovered, walks } from './replay';

const events = [
  { type: 'TARGET.NAMED', target: { kind: 'node', id: 'A' } },
  { type: 'RETRIED' },
  { type: 'DISMISSED' },
  done('find', true),
  done('find', false),
  failed('find'),
];
const taken = walks(landingMachine, { events });

describe('every path to the element that the address names', () => {
  test('takes every transition', () => expect(uncovered(landingMachine, taken)).toEqual([]));
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(landingMachine, walk);
    expect([end.value, end.context]).toEqual([walk.after.value, walk.after.context]);
  });
  test('an element that is not there is never called found', () => {
    for (const { events: way, after } of taken) if (way.at(-1)?.['output'] === false) expect(after.value).toBe('gone');
  });
});
