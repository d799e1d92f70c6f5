import { describe, expect, test } from 'vitest';

import { overviewMachine } from '../../machines/overviewMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const input = { projectId: 'one' };
const taken = walks(overviewMachine, {
  input,
  events: [
    { type: 'ALL.WANTED' },
    { type: 'RETRIED' },
    done('load'),
    failed('load'),
    done('refresh'),
    failed('refresh'),
  ],
  within: (context: { nodes: number }) => context.nodes <= 20_000,
});

describe('every path through the overview', () => {
  test('takes every transition', () => expect(uncovered(overviewMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(overviewMachine, taken));
  test('a refresh that fails leaves the canvas as it was', () => {
    for (const { events, after } of taken)
      if (events.at(-1)?.type === 'xstate.error.actor.refresh') expect(after.value).toBe('ready');
  });
});
