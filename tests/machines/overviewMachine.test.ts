import { describe, expect, test } from 'vitest';

import { overviewMachine } from '../../machines/overviewMachine';
import { done, failed, replay, uncovered, walks } from './replay';

const input = { projectId: 'one' };
const taken = walks(overviewMachine, {
  input,
  events: [
    { type: 'MORE.WANTED' },
    { type: 'RELOAD' },
    done('load'),
    failed('load'),
    done('refresh'),
    failed('refresh'),
  ],
  within: (context: { nodes: number }) => context.nodes < 3000,
});

describe('every path through the overview', () => {
  test('takes every transition', () => expect(uncovered(overviewMachine, taken)).toEqual([]));
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(overviewMachine, walk, { input });
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
  test('a refresh that fails leaves the canvas as it was', () => {
    for (const { events, after } of taken)
      if (events.at(-1)?.type === 'xstate.error.actor.refresh') expect(after.value).toBe('ready');
  });
});
