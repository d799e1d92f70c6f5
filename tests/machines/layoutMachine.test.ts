import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { layoutMachine } from '../../machines/layoutMachine';
import { expectTaken, uncovered, walks } from './replay';

const taken = walks(layoutMachine, {
  events: [
    { type: 'LAYOUT.WANTED', layout: 'force' },
    { type: 'LAYOUT.WANTED', layout: 'grid', isFirst: true },
    { type: 'LAYOUT.WANTED', layout: 'circle', only: ['a'] },
    { type: 'LAYOUT.STEPPED', progress: 0.5 },
    { type: 'LAYOUT.ENDED' },
    { type: 'LAYOUT.FAILED' },
    { type: 'LAYOUT.CANCELLED' },
  ],
});

describe('every path through a layout', () => {
  test('takes every transition', () => expect(uncovered(layoutMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(layoutMachine, taken, ['run']));
});

describe('a layout', () => {
  const observed = () => {
    const log: string[] = [];
    const machine = layoutMachine.provide({
      actors: {
        run: fromCallback(({ input }) => {
          log.push(`run ${(input as { layout: string }).layout}`);
          return () => log.push('stop');
        }),
      },
      actions: { keepPlaces: () => log.push('keep') },
    });
    return { actor: createActor(machine).start(), log };
  };
  test('is stopped at once by cancelling, and the places reached are kept', () => {
    const { actor, log } = observed();
    actor.send({ type: 'LAYOUT.WANTED', layout: 'force' });
    actor.send({ type: 'LAYOUT.CANCELLED' });
    expect([...log].sort()).toEqual(['keep', 'run force', 'stop']);
  });
  test('starts over when another is asked for meanwhile', () => {
    const { actor, log } = observed();
    actor.send({ type: 'LAYOUT.WANTED', layout: 'force' });
    actor.send({ type: 'LAYOUT.WANTED', layout: 'grid' });
    expect(log).toEqual(['run force', 'stop', 'run grid']);
  });
  test('that failed keeps nothing', () => {
    const { actor, log } = observed();
    actor.send({ type: 'LAYOUT.WANTED', layout: 'force' });
    actor.send({ type: 'LAYOUT.FAILED' });
    expect(log).not.toContain('keep');
  });
});
