import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getSimplePaths } from 'xstate/graph';

import { LOADING_PATIENCE_MS, loadingMachine } from '../../machines/loadingMachine';

const atMost = 2;
const paths = getSimplePaths(loadingMachine, {
  events: [{ type: 'REQUEST.STARTED' }, { type: 'REQUEST.ENDED' }],
  filterEvents: ({ context }, { type }) => type !== 'REQUEST.STARTED' || context.inFlight < atMost,
});

describe('every path through the loading indicator', () => {
  it('goes up to two requests at a time and back to idle', () => {
    const counts = new Set(paths.flatMap((path) => path.steps.map((step) => step.state.context.inFlight)));
    expect([...counts].sort()).toEqual([0, 1, 2]);
  });

  it.each(paths.map((path) => [path.steps.map(({ event }) => JSON.stringify(event)).join(' '), path] as const))(
    '%s',
    (_, path) => {
      const clock = new SimulatedClock();
      const actor = createActor(loadingMachine, { clock }).start();
      for (const { event } of path.steps) {
        actor.send(event);
        clock.increment(LOADING_PATIENCE_MS);
        const snapshot = actor.getSnapshot();
        expect(snapshot.matches({ inFlight: 'shown' })).toBe(snapshot.context.inFlight > 0);
      }
      expect(actor.getSnapshot().context).toEqual(path.state.context);
    },
  );
});

describe('the loading indicator', () => {
  it('does not flash for an answer that comes at once', () => {
    const clock = new SimulatedClock();
    const actor = createActor(loadingMachine, { clock }).start();
    const seen = new Set<boolean>();
    actor.subscribe((snapshot) => seen.add(snapshot.matches({ inFlight: 'shown' })));
    actor.send({ type: 'REQUEST.STARTED' });
    clock.increment(LOADING_PATIENCE_MS - 1);
    actor.send({ type: 'REQUEST.ENDED' });
    clock.increment(LOADING_PATIENCE_MS);
    expect([...seen]).toEqual([false]);
  });

  it('is not put off by a second request', () => {
    const clock = new SimulatedClock();
    const actor = createActor(loadingMachine, { clock }).start();
    actor.send({ type: 'REQUEST.STARTED' });
    clock.increment(LOADING_PATIENCE_MS - 1);
    actor.send({ type: 'REQUEST.STARTED' });
    clock.increment(1);
    expect(actor.getSnapshot().matches({ inFlight: 'shown' })).toBe(true);
  });
});
