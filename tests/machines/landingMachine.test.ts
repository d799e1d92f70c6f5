import { describe, expect, test } from 'vitest';

import { landingMachine } from '../../machines/landingMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

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
  test('is the one that a running actor takes', () => expectTaken(landingMachine, taken));
  test('an element that is not there is never called found', () => {
    for (const { events: way, after } of taken) if (way.at(-1)?.['output'] === false) expect(after.value).toBe('gone');
  });
});
