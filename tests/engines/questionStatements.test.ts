import { afterAll, beforeAll, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { graphOf } from '../assistant/graphs/graphs.js';
import { ask } from '../assistant/harness/asking.js';
import { loadGraph } from '../assistant/harness/loadGraph.js';
import { askedBy } from './askedBy.js';
import { openPostgres } from './postgres.js';

/** The beginning, the row of the project, five statements and the end. */
const MOST_OF_READ = 8;
/** Statements of a whole question, the beginning and end of each reading and what is suggested besides included. */
const MOST_OF_QUESTION = 60;

let opened: Awaited<ReturnType<typeof openPostgres>>;
let scope: GraphScope;
beforeAll(async () => {
  opened = await openPostgres();
  scope = await loadGraph(opened.store, 'questions', graphOf('sample', 'en'));
});
afterAll(() => opened.close());

test('words are looked up by as many statements, however many they are', async () => {
  const many = (word: string) => Array.from({ length: 80 }, (_, at) => `${word} ${at}`);
  for (const words of [['france'], ['france', 'italy', 'spain', ...many('land')]]) {
    const near = words.map((beginning) => ({ beginning: beginning.slice(0, 3), least: 1, most: 9 }));
    const { clients } = await askedBy(async () => {
      const found = await opened.store.lookup(scope, { captions: words, beginnings: words, words, near });
      expect(found.length).toBeGreaterThanOrEqual(Math.min(3, words.length));
    });
    expect(clients.length).toBeLessThanOrEqual(MOST_OF_READ);
    // The beginning, the row of the project, what is looked up and the end.
    expect(clients.length).toBeGreaterThan(3);
  }
});

test('what a graph is made of is read by five statements in two exchanges', async () => {
  const { clients, exchanges } = await askedBy(async () => {
    expect((await opened.store.schema(scope)).labels.length).toBeGreaterThan(3);
  });
  expect(clients.length).toBeLessThanOrEqual(MOST_OF_READ);
  expect(exchanges).toBeLessThanOrEqual(4);
});

test.each([
  'What is the capital of France?',
  'Which countries border both France and Germany?',
  'Which languages are spoken in Belgum?',
  'How many countries are there on each continent?',
])('"%s" sends a bounded number of statements', async (question) => {
  const context = { scope, language: 'en', now: '2026-11-21T12:00:00.000Z', earlier: [], examples: [] } as const;
  const { clients } = await askedBy(async () => {
    expect((await ask(new OfflineEngine(opened.store), question, context)).answer.refused).toBe(false);
  });
  expect(clients.length).toBeLessThanOrEqual(MOST_OF_QUESTION);
});
