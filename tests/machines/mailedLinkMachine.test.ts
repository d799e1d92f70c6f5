import { describe, expect, test } from 'vitest';

import { mailedLinkMachine } from '../../machines/mailedLinkMachine';
import { done, failed, replay, uncovered, walks } from './replay';

const input = { code: 'abc' };
const taken = walks(mailedLinkMachine, {
  input,
  events: [
    { type: 'RETRY' },
    done('apply'),
    failed('apply', { code: 'auth/invalid-action-code' }),
    done('renewSession'),
    failed('renewSession'),
  ],
});

describe('every path through a mailed link', () => {
  test('takes every transition', () => expect(uncovered(mailedLinkMachine, taken)).toEqual([]));
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(mailedLinkMachine, walk, { input });
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
  test('the address counts as confirmed even when the session cannot be renewed just then', () => {
    const end = taken.find(({ events }) => events.at(-1)?.type === 'xstate.error.actor.renewSession');
    expect(end?.after.value).toBe('applied');
  });
});
