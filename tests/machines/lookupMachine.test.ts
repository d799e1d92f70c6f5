import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { type LookupRequest, lookupMachineOf } from '../../machines/lookupMachine';
import { graphSearch } from '../../src/graph/graphSearch';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const found = { nodes: [], relationships: [], more: true };
const landing = lookupMachineOf<{ readonly kind: 'node'; readonly id: string }, boolean>({ patience: 0 });

const KINDS = [
  { name: 'the search', machine: graphSearch, questions: ['ro', '  '], answers: [found] },
  {
    name: 'the element that an address names',
    machine: landing,
    questions: [{ kind: 'node', id: 'A' }],
    answers: [true, false],
  },
];

describe.each(KINDS)('every path through the lookup of $name', ({ machine, questions, answers }) => {
  const taken = walks(machine, {
    events: [
      ...questions.map((question) => ({ type: 'ASKED', question })),
      { type: 'CLEARED' },
      { type: 'RETRIED' },
      elapsed('patience', 'lookup.waiting'),
      ...answers.map((answer) => done('ask', answer)),
      failed('ask'),
    ],
  });
  test('takes every transition', () => expect(uncovered(machine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(machine, taken));
  test('never asks the backend for nothing', () => {
    const asking = taken.filter(({ after }) => after.value === 'asking');
    expect(asking.length).toBeGreaterThan(0);
    for (const { after } of asking)
      expect([null, '  ']).not.toContain((after.context as { question: unknown }).question);
  });
  test('gives the answer that came, and keeps the one before when asking fails', () => {
    for (const { before, events, after } of taken.filter(({ before: { value } }) => value === 'asking')) {
      const last = events.at(-1);
      if (last?.type === 'xstate.done.actor.ask')
        expect([after.value, after.context.answer]).toEqual(['found', last['output']]);
      if (last?.type === 'xstate.error.actor.ask')
        expect([after.value, after.context.answer]).toEqual(['failed', before.context.answer]);
    }
  });
});

test('an answer that a newer question has overtaken is forgotten', async () => {
  const answers: Record<string, (isThere: string) => void> = {};
  const ask = fromPromise<string, LookupRequest<string>>(
    ({ input: { question } }) => new Promise((resolve) => (answers[question] = resolve)),
  );
  const clock = new SimulatedClock();
  const machine = lookupMachineOf<string, string>({ patience: 100 }).provide({ actors: { ask } });
  const actor = createActor(machine, { clock }).start();
  for (const question of ['r', 'ro']) {
    actor.send({ type: 'ASKED', question });
    clock.increment(100);
  }
  answers['ro']?.('Romania');
  answers['r']?.('Russia');
  await new Promise((settled) => setTimeout(settled, 0));
  expect(actor.getSnapshot().context.answer).toBe('Romania');
});
