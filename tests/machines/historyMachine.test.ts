import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { type Direction, historyMachine } from '../../machines/historyMachine';
import { done, failed, replay, uncovered, walks } from './replay';

const taken = walks(historyMachine, {
  events: [
    { type: 'UNDO' },
    { type: 'REDO' },
    { type: 'HISTORY.KNOWN', canUndo: true, canRedo: true },
    { type: 'HISTORY.KNOWN', canUndo: false, canRedo: false },
    done('step', { canUndo: true, canRedo: false }),
    failed('step', { code: 'NOTHING_TO_UNDO' }),
  ],
  within: (context: { queue: unknown[] }) => context.queue.length < 3,
});

describe('every path through undo and redo', () => {
  test('takes every transition', () => expect(uncovered(historyMachine, taken)).toEqual([]));
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(historyMachine, walk);
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
});

test('three quick presses are three steps, one after the other', async () => {
  const log: string[] = [];
  const step = fromPromise<{ canUndo: boolean; canRedo: boolean }, Direction>(async ({ input }) => {
    log.push(`${input} begins`);
    await new Promise((settled) => setTimeout(settled, 2));
    log.push('ends');
    return { canUndo: true, canRedo: true };
  });
  const actor = createActor(historyMachine.provide({ actors: { step } })).start();
  actor.send({ type: 'HISTORY.KNOWN', canUndo: true, canRedo: false });
  for (let press = 0; press < 3; press += 1) actor.send({ type: 'UNDO' });
  await new Promise((settled) => setTimeout(settled, 60));
  expect(log).toEqual(['undo begins', 'ends', 'undo begins', 'ends', 'undo begins', 'ends']);
});

test('nothing is sent when there is nothing to undo', () => {
  const actor = createActor(historyMachine).start();
  actor.send({ type: 'UNDO' });
  expect(actor.getSnapshot().value).toBe('idle');
});
