import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** Taps of a bar, whose numbers are ids but for two. */
const bar = new World();
bar.add('Tap', 'Beer', {
  'Old Fen': { tap_no: 12, brewery_id: 901, 'ABV (%)': 4.2, 'Keg [l]': 30, height_cm: 120 },
  'Dusk Porter': { tap_no: 2, brewery_id: 77, 'ABV (%)': 6.5, 'Keg [l]': 50, height_cm: 95 },
  'Hay Pale': { tap_no: 40, brewery_id: 5, 'ABV (%)': 5.1, 'Keg [l]': 20, height_cm: 101 },
});

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scope = await loadGraph(store, 'bar', bar.graph);

const asked = async (language: Language, question: string) => {
  const context = { scope, language, now: '2026-11-26T12:00:00.000Z', earlier: [], aliases: [], examples: [] };
  return engine.answer(question, context, () => undefined, new AbortController().signal);
};

test.each([
  ['en', 'Which taps are over 6?'],
  ['en', 'taps between 3 and 8'],
  ['en', 'What is the biggest tap?'],
  ['ro', 'Care tap e cel mai mare?'],
] as const)('%s: a bare number and "biggest" meet no number that is an id: %s', async (language, question) => {
  const { text, suggestions } = await asked(language, question);
  const told = JSON.stringify([text, suggestions.map(({ text: offered, query }) => [offered, query])]);
  expect(told).not.toMatch(/brewery_id|brewery id|tap_no|tap no/u);
});

test.each([
  ['en', 'Which taps have a brewery id over 800?', 'Old Fen'],
  ['en', 'Which taps are over 6%?', 'Dusk Porter'],
  ['ro', 'Care tap are peste 6%?', 'Dusk Porter'],
  ['en', 'Which taps have more than 40 litres?', 'Dusk Porter'],
  ['en', 'Which taps are taller than 1.1 m?', 'Old Fen'],
] as const)('%s: what is said by its name or its unit is: %s', async (language, question, told) => {
  const { text } = await asked(language, question);
  expect(text).toContain(told);
});
