import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromPromise, waitFor } from 'xstate';

import {
  changesOf,
  contentOf,
  type ExampleContent,
  type TrainExample,
  type ExampleWrite,
} from '../../domain/teaching/trainExample';
import { trainExampleFormMachine } from '../../machines/trainExampleFormMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const example: TrainExample = {
  id: 'E',
  question: 'Q',
  answer: 'A',
  language: 'en',
  tags: ['t'],
  duplicates: [],
  contradicts: [],
  version: 1,
};
const content: ExampleContent = { ...contentOf(example), answer: 'B' };
const present: TrainExample = { ...example, question: 'Q, please', version: 2 };
const events: AnyEventObject[] = [
  { type: 'SUBMITTED', content },
  { type: 'SUBMITTED', content: contentOf(example) },
  { type: 'MINE.KEPT' },
  { type: 'THEIRS.TAKEN' },
  done('save', { ...example, ...content, version: 3 }),
  failed('save', { code: 'VERSION_CONFLICT', present }),
  failed('save', { code: 'EXAMPLE_NOT_FOUND' }),
  failed('save', new Error('cut off')),
];

describe.each([
  ['of an example', { example }],
  ['of a new example', { example: null }],
])('every path through the form %s', (_, input) => {
  const taken = walks(trainExampleFormMachine, { events, input });
  test('is the one that a running actor takes', () => expectTaken(trainExampleFormMachine, taken));
  test('takes every transition', () =>
    expect(uncovered(trainExampleFormMachine, taken)).toEqual(
      // A new example is never the same as before.
      input.example === null ? ['editing --SUBMITTED--> done'] : [],
    ));
});

/** Submits an edit of the first version to a backend that keeps `stored`. */
async function submitted(stored: TrainExample) {
  const calls: ExampleWrite[] = [];
  const save = fromPromise<TrainExample, ExampleWrite>(({ input }) => {
    calls.push(input);
    if (input.id === null || input.version !== stored.version)
      // What the page injects rejects with plain refusals, as here.
      return Promise.reject({ code: 'VERSION_CONFLICT', present: stored });
    return Promise.resolve({ ...stored, ...input.changes, version: stored.version + 1 });
  });
  const shown: unknown[] = [];
  const machine = trainExampleFormMachine.provide({
    actors: { save },
    actions: { showTheirs: (_, theirs) => void shown.push(theirs) },
  });
  const actor = createActor(machine, { input: { example } }).start();
  actor.send({ type: 'SUBMITTED', content });
  await waitFor(actor, (state) => state.matches('conflicted'));
  return { actor, calls, shown };
}

test('keeping one’s own parts leaves the parts that another window changed', async () => {
  const { actor, calls } = await submitted(present);
  actor.send({ type: 'MINE.KEPT' });
  await waitFor(actor, (state) => state.status === 'done');
  expect(calls).toEqual([
    { id: 'E', version: 1, changes: { answer: 'B' } },
    { id: 'E', version: 2, changes: { answer: 'B' } },
  ]);
});

test('taking what another window kept shows it, and the next edit is one of that', async () => {
  const { actor, calls, shown } = await submitted(present);
  actor.send({ type: 'THEIRS.TAKEN' });
  expect(shown).toEqual([present]);
  actor.send({ type: 'SUBMITTED', content: { ...contentOf(present), tags: [] } });
  await waitFor(actor, (state) => state.status === 'done');
  expect(calls.at(-1)).toEqual({ id: 'E', version: 2, changes: { tags: [] } });
});

test('only what differs counts as changed', () => {
  expect(changesOf(example, contentOf(example))).toEqual({});
  expect(changesOf(example, { ...contentOf(example), tags: [], language: 'ro' })).toEqual({ tags: [], language: 'ro' });
});
