import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { wordsOfName } from '../../../server/assistant/grammar/Schema.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** A brewer's vats in two cellars, and what was measured of their batches. */
const brewery = new World();
brewery.add('Cellar', 'name', { North: {}, South: {} });
brewery.add('Hop', 'name', { Saaz: {}, Fuggle: {}, Citra: {} });
brewery.add('Vat', 'Name', {
  Bruno: { 'Hose (cm)': 40, organic: true },
  Greta: { 'Hose (cm)': 60, organic: true },
  Otto: { 'Hose (cm)': 90, organic: false },
});
brewery.add('Batch', 'Code', {
  'B-01': { pH: 4, 'Mash temp (°C)': 66, 'Sugar (g)': 10 },
  'B-02': { pH: 5, 'Mash temp (°C)': 70, 'Sugar (g)': 20 },
  'B-03': { pH: 6, 'Mash temp (°C)': 62, 'Sugar (g)': 40 },
});
brewery.join('IN_CELLAR', 'Bruno > North, Greta > South, Otto > North');
brewery.join('FROM_VAT', 'B-01 > Bruno, B-02 > Bruno, B-03 > Otto');
brewery.join('HAS_HOP', 'B-01 > Saaz Fuggle, B-02 > Fuggle, B-03 > Citra');

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scope = await loadGraph(store, 'brewery', brewery.graph);

test.each([
  // A sign of a quantity, over the rows joined to what is named.
  ['en', 'What is the average pH of Bruno?', '**4.5**'],
  // Warmth is told by what is called a temperature.
  ['en', 'Which batches were warmer than 65?', '(2): B-01 and B-02.'],
  ['ro', 'Care batch a fost mai cald de 65?', 'B-01 și B-02'],
  // A word for what a number is says nothing beside its name.
  ['en', 'What is the average hose size of the vats?', '**63.33 cm**'],
  // What is left out, by a pronoun for the same noun.
  ['en', 'Which vats are organic, except those in the North?', 'Greta.'],
  ['en', 'Which vats are organic, except the ones in the North?', 'Greta.'],
  ['en', 'Which batches had Fuggle in them?', '(2): B-01 and B-02.'],
] as const)('%s: %s', async (language: Language, question, told) => {
  const context = { scope, language, now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] };
  const { text } = await engine.answer(question, context, () => undefined, new AbortController().signal);
  expect(text).toContain(told);
});

test('a sign is one word, whatever its capitals', () => {
  expect(wordsOfName('pH')).toEqual(['ph']);
  expect(wordsOfName('eGFR')).toEqual(['egfr']);
  expect(wordsOfName('bloodType')).toEqual(['blood', 'type']);
});
