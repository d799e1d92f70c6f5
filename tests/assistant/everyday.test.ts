import { expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type Language } from '../../server/assistant/language/lexicon/files.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { ask, askAfter } from './harness/asking.js';
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
  [shop, 'en', 'most common category', '**Furniture** (4) and **Kitchen** (4)'],
  [
    shop,
    'en',
    'the last three orders',
    '**O-1009** (September 18, 2025), **O-1018** (September 17, 2025), and **O-1027**',
  ],
  [shop, 'en', 'the first two orders', '**O-1001** (January 10, 2023) and **O-1028**'],
  [
    company,
    'ro',
    'ultimele trei proiecte',
    '**Zefir** (1 septembrie 2026), **Aurora** (31 martie 2026) și **Orizont**',
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

/** Plain wordings that the graph leaves open: told as they were read, with what else they may mean beside it. */
test.each<readonly [field: Field, language: Language, question: string, told: string, beside: readonly string[]]>([
  [
    shop,
    'en',
    'most expensive order',
    '**O-1029** (899)',
    ['Orders, with the highest sum of price (Products (contains))'],
  ],
  [shop, 'en', 'orders by status', '**delivered** (11), **returned** (8), **pending** (6), and **shipped** (5)', []],
  [shop, 'en', 'how many orders in march', '**4** (O-1003, O-1012, O-1021, and O-1030)', []],
  [
    company,
    'ro',
    'salariul mediu pe departamente',
    '**Calitate** (7800), **Dezvoltare** (7214,29) și **Financiar** (6833,33)',
    ['media pentru salariu, Angajat, pentru fiecare Departament (conduce)'],
  ],
  [company, 'ro', 'câți angajați sunt pe departamente', '**Dezvoltare** (7), **Calitate** (4), **Financiar** (3)', []],
  [company, 'ro', 'angajați pe oraș', '**Cluj**', []],
])('$0.name, $1, left open: “$2”', async (field, language, question, told, beside) => {
  const scope = await loadGraph(store, field.name, field.world.graph);
  const context = { scope, language, now: '2026-11-22T12:00:00.000Z', examples: [], earlier: [] };
  const { answer } = await ask(engine, question, context);
  expect(answer.text).toContain(told);
  expect(answer.isAsRead).toBe(true);
  const offered = answer.suggestions.map(({ text }) => text);
  for (const one of beside) expect(offered).toContain(one);
});

/** Nothing is told of these, and what is offered says what it leaves out. */
test.each<readonly [field: Field, language: Language, question: string, offered: readonly string[]]>([
  [hospital, 'en', 'average age', ['average age, Patients', 'average age, Doctors']],
  [
    shop,
    'en',
    'are there more pending or shipped orders?',
    ['Orders, status: pending or Orders, status: shipped, how many'],
  ],
  [library, 'en', 'most borrowed book', ['Books, with the most Readers (borrowed it)']],
  [shop, 'en', 'most popular product', ['Products, with the most Customers (reviewed it), leaving out “popular”']],
  [shop, 'en', 'is the Teapot more expensive than the Toaster?', []],
])('$0.name, $1, offered: “$2”', async (field, language, question, offered) => {
  const scope = await loadGraph(store, field.name, field.world.graph);
  const context = { scope, language, now: '2026-11-22T12:00:00.000Z', examples: [], earlier: [] };
  const { answer } = await ask(engine, question, context);
  expect(answer.refused).toBe(true);
  const readings = answer.suggestions.flatMap(({ kind, text }) => (kind === 'guess' ? [text] : []));
  expect(readings).toEqual(expect.arrayContaining([...offered]));
  expect(readings.length === 0).toBe(offered.length === 0);
});

/** What goes on from an answer in a few words. */
test('what is asked of the first of a ranking, and what is told for each of a label, go on from the answer before', async () => {
  const scope = await loadGraph(store, company.name, company.world.graph);
  const context = { scope, language: 'ro' as const, now: '2026-11-22T12:00:00.000Z', examples: [] };
  const where = await askAfter(engine, ['Cine câștigă cel mai mult?'], 'în ce departament?', context);
  expect(where.answer.text).toContain('Calitate');
  const divided = await askAfter(engine, ['salariul mediu'], 'pe departamente', context);
  expect(divided.answer.suggestions.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'media pentru salariu, Angajat, pentru fiecare Departament (lucrează în)',
      'media pentru salariu, Angajat, pentru fiecare Departament (conduce)',
    ]),
  );
});
