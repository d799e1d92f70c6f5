import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { type TrainExample } from '../../machines/trainExample';
import { type ExamplePage, type ExampleRequest, trainExampleListMachine } from '../../machines/trainExampleListMachine';
import { done, elapsed, failed, replay, uncovered, walks } from './replay';

const example = (id: string): TrainExample => ({
  id,
  question: id,
  answer: 'A',
  language: 'en',
  tags: [],
  duplicates: [],
  contradicts: [],
  version: 1,
});
const page = (nextPageToken: string | null, ...ids: string[]): ExamplePage => ({
  items: ids.map(example),
  nextPageToken,
  total: 3,
  flaggedTotal: 0,
});
const events = [
  { type: 'TYPED', text: ' ro ' },
  { type: 'LANGUAGE.CHOSEN', language: 'ro' },
  { type: 'FLAGGED.CHOSEN', flagged: true },
  { type: 'SAME.WANTED', text: 'capital' },
  { type: 'CLEARED' },
  { type: 'MORE.WANTED' },
  { type: 'CHANGED' },
  done('load', page('t2', 'C', 'B')),
  failed('load'),
  done('loadMore', page(null, 'B', 'A')),
  failed('loadMore'),
  done('refresh', page(null, 'C', 'B', 'A')),
  failed('refresh'),
  elapsed('patience', 'trainExampleList.typing'),
];
const taken = walks(trainExampleListMachine, {
  events,
  // One filter at a time is enough: they do not know of each other.
  within: (context: { text: string; language: unknown; flagged: boolean }) =>
    [context.text, context.language, context.flagged].filter(Boolean).length < 2,
});
/** One walk for each way from state to state; contexts that differ in their filters alone are walked once. */
const replayed = [
  ...new Map(taken.map((walk) => [JSON.stringify([walk.before.value, walk.events.at(-1)]), walk])).values(),
];

describe('every path through the list of train examples', () => {
  test('takes every transition', () => expect(uncovered(trainExampleListMachine, taken)).toEqual([]));
  test.each(replayed.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(trainExampleListMachine, walk);
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
  test('never holds one of them twice, and keeps what is shown when a change is read again', () => {
    for (const { before, events: way, after } of taken) {
      const ids = (after.context.page?.items ?? []).map(({ id }: TrainExample) => id);
      expect(new Set(ids).size).toBe(ids.length);
      if (before.context.page !== null && way.at(-1)?.type === 'CHANGED') expect(after.context.page).not.toBeNull();
    }
  });
});

test('after a change as much is read as is shown', async () => {
  const asked: ExampleRequest[] = [];
  const ids = Array.from({ length: 60 }, (_, index) => `E${index}`);
  const load = fromPromise<ExamplePage, ExampleRequest>(({ input }) => {
    asked.push(input);
    return Promise.resolve(page(null, ...ids));
  });
  const actor = createActor(trainExampleListMachine.provide({ actors: { load } })).start();
  await new Promise((settled) => setTimeout(settled, 0));
  actor.send({ type: 'CHANGED' });
  await new Promise((settled) => setTimeout(settled, 0));
  expect(asked.map(({ pageSize, pageToken }) => [pageSize, pageToken])).toEqual([
    [20, '1'],
    [60, '1'],
  ]);
});
