import { expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type Language } from '../../server/assistant/language/lexicon/files.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { company } from './unseen/fields/company.js';
import { football } from './unseen/fields/football.js';
import { hospital } from './unseen/fields/hospital.js';
import { library } from './unseen/fields/library.js';
import { shop } from './unseen/fields/shop.js';
import { type Field } from './unseen/Gold.js';

const store = memoryGraphStore();
const engine = new OfflineEngine(store);

/** Wordings so plain that no set of strangers' questions has them: without the rules of them all sets came out as before. */
test.each<readonly [field: Field, language: Language, question: string, told: string]>([
  [shop, 'en', 'How many customers are there in total?', '**12**'],
  [shop, 'en', 'the latest order', '**O-1009**'],
  [shop, 'en', 'In York, how many customers are there?', '**2**'],
  [hospital, 'en', 'What is the most common blood type?', '**AB** (6), **B** (5), and **O** (3)'],
  [hospital, 'en', 'Which blood type is the rarest?', '**O** (3), **B** (5), and **AB** (6)'],
  [
    football,
    'en',
    'the last three players by age',
    '**Aaron Pike** (18), **Erik Dahl** (19), and **Ivan Petrov** (20)',
  ],
  [
    library,
    'en',
    'Which books were never borrowed?',
    'A Map of Salt, Paper Moons, Silent Orchard, Small Fires, and Winter Bees',
  ],
  [company, 'ro', 'Care este cel mai recent proiect?', '**Zefir**'],
  [
    company,
    'ro',
    'ultimele trei proiecte după buget',
    '**Orizont** (45.000), **Meridian** (80.000) și **Aurora** (120.000)',
  ],
])('$0.name, $1: “$2”', async (field, language, question, told) => {
  const scope = await loadGraph(store, field.name, field.world.graph);
  const context = { scope, language, now: '2026-11-22T12:00:00.000Z', examples: [], earlier: [] };
  const { answer } = await ask(engine, question, context);
  expect(answer.text).toContain(told);
  expect(answer.isAsRead).not.toBe(true);
});
