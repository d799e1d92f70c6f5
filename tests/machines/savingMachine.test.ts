import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { savingMachineOf } from '../../machines/savingMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

type Ids = readonly string[];

const join = (earlier: Ids, later: Ids): Ids => [...new Set([...earlier, ...later])];
const kept = savingMachineOf<Ids>({ join, isKept: true, patienceMs: 700 });
const givenUp = savingMachineOf<Ids>({ join, isKept: false, patienceMs: 0 });
const events = [
  { type: 'CHANGED', content: ['a'] },
  { type: 'CHANGED', content: ['a', 'b'] },
  elapsed('patience', 'saving.waiting'),
  elapsed('again', 'saving.unsaved'),
  done('save'),
  failed('save'),
];

const both = [kept, givenUp].map((machine) => ({ machine, taken: walks(machine, { events }) }));

describe('every path through saving, where what fails is kept or given up', () => {
  test('takes every transition, in the one or in the other', () => {
    const [one = [], other = []] = both.map(({ machine, taken }) => uncovered(machine, taken));
    expect(one.filter((transition) => other.includes(transition))).toEqual([]);
  });
  test('is the one that a running actor takes', async () => {
    for (const { machine, taken } of both) await expectTaken(machine, taken);
  });
});

test('after a failure what was to be saved waits with what came meanwhile, or is given up', () => {
  const ends = (index: number) =>
    both[index]!.taken.filter(({ events: taken }) => taken.at(-1)?.type === 'xstate.error.actor.save').map(
      ({ before, after }) => ({ before: before.context, after: after.context }),
    );
  for (const { before, after } of ends(0))
    expect(after).toEqual({ unsaved: join(before.underWay ?? [], before.unsaved ?? []), underWay: null });
  for (const { after } of ends(1)) expect(after).toEqual({ unsaved: null, underWay: null });
});

test('what is changed while a save is under way is saved after it, and never beside it', async () => {
  vi.useFakeTimers();
  const saves: Ids[] = [];
  const arrivals: (() => void)[] = [];
  const save = fromPromise<unknown, { content: Ids }>(({ input: { content } }) => {
    saves.push(content);
    return new Promise<void>((resolve) => arrivals.push(resolve));
  });
  const actor = createActor(kept.provide({ actors: { save } })).start();
  actor.send({ type: 'CHANGED', content: ['a'] });
  await vi.advanceTimersByTimeAsync(700);
  actor.send({ type: 'CHANGED', content: ['b'] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([['a']]);
  arrivals[0]?.();
  await vi.advanceTimersByTimeAsync(700);
  expect(saves).toEqual([['a'], ['b']]);
  vi.useRealTimers();
});
