import { describe, expect, test } from 'vitest';

import { mailedLinkMachine } from '../../machines/mailedLinkMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const input = { code: 'abc' };
const taken = walks(mailedLinkMachine, {
  input,
  events: [
    { type: 'RETRIED' },
    done('apply'),
    failed('apply', { code: 'auth/invalid-action-code' }),
    done('renewSession'),
    failed('renewSession'),
  ],
});

describe('every path through a mailed link', () => {
  test('takes every transition', () => expect(uncovered(mailedLinkMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(mailedLinkMachine, taken));
  test('the address counts as confirmed even when the session cannot be renewed just then', () => {
    const end = taken.find(({ events }) => events.at(-1)?.type === 'xstate.error.actor.renewSession');
    expect(end?.after.value).toBe('applied');
  });
});
