import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { type TrainExample } from '../../domain/teaching/trainExample';
import {
  type ExampleFilter,
  type ExamplePage,
  type ExampleRequest,
  trainExampleListMachine,
} from '../../machines/trainExampleListMachine';
import { atMostOne, changedWhileShown, pageEvents, pagesAsked } from './pagedLists';
import { expectTaken, uncovered, walks } from './replay';

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
  ...pageEvents('trainExampleList', page),
  { type: 'LANGUAGE.CHOSEN', language: 'ro' },
  { type: 'FLAGGED.CHOSEN', flagged: true },
  { type: 'SAME.WANTED', text: 'capital' },
];
const taken = walks(trainExampleListMachine, {
  events,
  within: ({ text, language, flagged }: ExampleFilter) => atMostOne(text, language, flagged),
});

describe('every path through the list of train examples', () => {
  test('takes every transition', () => expect(uncovered(trainExampleListMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(trainExampleListMachine, taken));
  test('never holds one of them twice, and keeps what is shown when a change is read again', () => {
    for (const { after } of taken) {
      const ids = (after.context.page?.items ?? []).map(({ id }: TrainExample) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { after } of changedWhileShown(taken)) expect(after.context.page).not.toBeNull();
  });
});

test('after a change as much is read as is shown', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `E${index}`);
  const asked = await pagesAsked<ExamplePage, ExampleRequest>(page(null, ...ids), (load) =>
    createActor(trainExampleListMachine.provide({ actors: { load } })),
  );
  expect(asked).toEqual([
    [20, '1'],
    [60, '1'],
  ]);
});
