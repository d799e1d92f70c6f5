import { describe, expect, test } from 'vitest';

import { type AskingContext } from '../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { nameOf } from '../graphs/names.js';
import { behindReading } from '../harness/endingIn.js';
import { loadGraph } from '../harness/loadGraph.js';
import { bakery } from './bakery.js';

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scope = await loadGraph(store, 'forms', bakery.world.graph);

async function answered(language: Language, ...questions: readonly string[]) {
  const earlier: AskingContext['earlier'][number][] = [];
  for (const question of questions) {
    const context = { scope, language, now: '2026-11-22T12:00:00.000Z', earlier: [...earlier], examples: [] };
    const answer = await engine.answer(question, context, () => undefined, new AbortController().signal);
    earlier.push({ ...answer, question, answer: answer.text });
  }
  return earlier.at(-1);
}
const told = async (language: Language, ...questions: readonly string[]) =>
  (await answered(language, ...questions))?.answer ?? '';

const NAMES = bakery.world.graph.nodes.map(nameOf);
/** The names that an answer tells behind its reading, in its order. */
const namesIn = (text: string) => {
  const told = behindReading(text);
  return NAMES.filter((name) => told.includes(name)).sort((one, other) => told.indexOf(one) - told.indexOf(other));
};

describe('forms of questions', () => {
  test('what is sorted by a property says it of each', async () => {
    const text = await told('en', 'Which breads are there?', 'Sort them by weight');
    expect(text).toMatch(/Millstone.*900.*Harvest.*750.*Sunloaf.*500.*Quickbun.*120/u);
  });

  test('a question back says types in words', async () => {
    const answer = await answered('en', 'Which breads are peddled at Dock Market?');
    expect(answer?.answer).toBe('By “peddled”, do you mean “… offered at …”?');
    expect(answer?.suggestions).toMatchObject([{ text: 'offered at', name: 'OFFERED_AT' }]);
    const further = await told('en', 'Which breads are peddled at Dock Market?', 'offered at');
    expect(namesIn(further)).toEqual(['Millstone', 'Quickbun', 'Sunloaf']);
  });

  test.each([
    // A type of what is done leads from whom it is done to.
    ['en', 'Who trained Rui Tavares?', 'Olav Berg'],
    ['en', 'Whom did Olav Berg train?', 'Mina Roth, Rui Tavares'],
    ['en', 'Who was trained by Olav Berg?', 'Mina Roth, Rui Tavares'],
    ['en', 'Whom was Rui Tavares trained by?', 'Olav Berg'],
    ['en', 'Did Olav Berg train Rui Tavares?', 'Yes'],
    ['en', 'Did Rui Tavares train Olav Berg?', 'No'],
    ['ro', 'Cine îl înlocuiește pe Olav Berg?', 'Mina Roth'],
    ['ro', 'Pe cine a înlocuit Tess Holm?', 'Rui Tavares'],
    ['ro', 'Cine a fost înlocuit de Tess Holm?', 'Rui Tavares'],
    ['ro', 'De cine a fost înlocuit Olav Berg?', 'Mina Roth'],
    // So many of some by their order.
    ['en', 'the two bakers with the highest wage', 'Olav Berg, Mina Roth'],
    ['en', 'list the three breads with the lowest asking price', 'Quickbun, Sunloaf, Harvest'],
    ['en', 'Which two organic breads have the highest asking price?', 'Millstone, Sunloaf'],
    // However a verb is denied, and whatever time is meant.
    ['en', "Which bakers haven't been trained by anyone?", 'Olav Berg'],
    ['en', 'which bakers havent been trained by anyone yet', 'Olav Berg'],
    // Codes are names, and a word of a heading says it.
    ['en', "Is B-2's total higher than B-1's?", 'Yes'],
    ['en', "Is Sunloaf's price higher than Harvest's?", 'No'],
    // What each has of its own is had by way of it.
    ['en', 'customers who had a complaint dismissed', 'Ann Poole, Bo Lind'],
    ['en', 'Which customers had no complaint dismissed?', 'Cy Marsh'],
    ['ro', 'cele două Market cu cele mai multe tarabe', 'Dock Market, Hill Market'],
  ] as const)('%s: %s', async (language, question, wanted) => {
    const text = await told(language, question);
    expect(wanted === 'Yes' || wanted === 'No' ? text.split(/\W/u)[0] : namesIn(text).join(', ')).toBe(wanted);
  });

  test.each([
    ['en', 'Which breads are there?', 'Only the organic ones', 'Millstone, Sunloaf'],
    ['en', 'Which breads are offered at Dock Market?', 'just the rye ones', 'Sunloaf'],
    ['en', 'Which breads are there?', 'only those baked by Olav Berg', 'Millstone'],
    ['ro', 'Ce Market sunt?', 'doar cele cu peste 20 de tarabe', 'Dock Market'],
  ] as const)('a word that narrows what was told: %s %s → %s', async (language, first, then, wanted) => {
    expect(namesIn(await told(language, first, then)).join(', ')).toBe(wanted);
  });
});
