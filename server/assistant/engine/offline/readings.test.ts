import { describe, expect, test } from 'vitest';

import { askAfter } from '../../../../tests/assistant/harness/asking.js';
import { endingIn } from '../../../../tests/assistant/harness/endingIn.js';
import { loadGraph } from '../../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../../tests/assistant/unseen/World.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { type Language } from '../../language/lexicon/files.js';
import { OfflineEngine } from './OfflineEngine.js';
import { READERS } from './readers.js';

const WORDS = {
  en: {
    labels: ['Bridge', 'Engineer'],
    types: ['DESIGNED_BY', 'BORDERS'],
    properties: ['length (m)', 'cost (USD)', 'rating', 'opened on'],
  },
  ro: {
    labels: ['Film', 'Regizor'],
    types: ['REGIZAT_DE', 'SE_ÎNVECINEAZĂ_CU'],
    properties: ['durată (minute)', 'buget (USD)', 'notă', 'data lansării'],
  },
} as const;
/** Length, cost, rating and day of opening. */
const ROWS = {
  Vantor: [900, 7_000_000, 9, '1950-03-01'],
  Ostrel: [400, 2_000_000, 8.5, '1990-03-01'],
  Quendal: [700, 30_000_000, 4, '2005-03-01'],
  Ulvik: [100, 500_000, 3, '1970-03-01'],
} as const;

function smallWorld(language: Language): World {
  const { labels, types, properties } = WORDS[language];
  const naming = language === 'en' ? 'name' : 'nume';
  const world = new World();
  for (const [name, values] of Object.entries(ROWS))
    world.add(labels[0], naming, {
      [name]: Object.fromEntries(properties.map((property, at) => [property, values[at] ?? ''])),
    });
  world.add(labels[1], naming, { 'Ada Brunel': {}, 'Timo Marsk': {} });
  world.join(types[0], 'Vantor > Ada_Brunel, Ostrel > Ada_Brunel, Quendal > Timo_Marsk, Ulvik > Timo_Marsk');
  world.join(types[1], 'Vantor > Ostrel, Ostrel > Quendal, Quendal > Ulvik');
  return world;
}

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scopes = {
  en: loadGraph(store, 'en', smallWorld('en').graph),
  ro: loadGraph(store, 'ro', smallWorld('ro').graph),
};

/** The answer to a question after others; undefined when it is refused. */
async function answerTo(question: string, language: Language, ...earlier: string[]): Promise<string | undefined> {
  const context = { scope: await scopes[language], language, now: '2026-11-21T12:00:00.000Z', examples: [] };
  const { answer } = await askAfter(engine, earlier, question, context);
  return answer.refused ? undefined : answer.text;
}

const answers = async (language: Language, question: string, answer: string) =>
  expect(await answerTo(question, language)).toSatisfy(endingIn(answer));
const answersFirst = async (language: Language, question: string, answer: string) =>
  expect((await answerTo(question, language))?.split('\n')[0]).toSatisfy(endingIn(answer));
/** Where its first line says of which one it is told. */
const answersSecond = async (language: Language, question: string, answer: string) =>
  expect((await answerTo(question, language))?.split('\n\n')[1]).toBe(answer);
const refuses = async (question: string) => expect(await answerTo(question, 'en')).toBeUndefined();

describe('a superlative beside an amount', () => {
  test.each([
    ['en', 'the cheapest bridge with a rating over 8', '**Ostrel** (2,000,000).'],
    ['en', 'the longest bridge with a cost under 10 million', '**Vantor** (900).'],
    ['en', 'the most expensive bridge shorter than 800 m', '**Quendal** (30,000,000).'],
    ['en', 'the highest rating of a bridge with a cost over 6 million', '**Vantor** (9).'],
    ['ro', 'cel mai ieftin film cu nota peste 8', '**Ostrel** (2.000.000).'],
    ['ro', 'cel mai lung film cu buget sub 10 milioane', '**Vantor** (900).'],
  ] as const)('%s: “%s” ranks by its own measure', answers);

  test('is no amount of what it ranks by', async () => {
    expect(await answerTo('the lowest cost bridge over 8', 'en')).toBeUndefined();
  });

  test('is no number of things: who made the most expensive one is not who made most', async () => {
    expect(await answerTo('who designed the most expensive bridge', 'en')).toSatisfy(endingIn('Timo Marsk.'));
  });
});

describe('what is asked of the first of a ranking', () => {
  test.each([
    ['en', 'what is the cost of the longest bridge', '**Vantor**: cost (USD) is 7,000,000.'],
    ['en', 'how long is the most expensive bridge', '**Quendal**: length (m) is 700.'],
    ['en', 'when was the longest bridge opened', '**Vantor**: opened on is March 1, 1950.'],
    ['ro', 'ce buget are cel mai lung film', '**Vantor**: buget (USD) – 7.000.000.'],
    ['ro', 'nota celui mai scump film', '**Quendal**: notă – 4.'],
  ] as const)('%s: “%s” is told of it, and does not rank', answersSecond);
});

describe('what is joined to the first of a ranking', () => {
  test.each([
    ['en', 'who designed the longest bridge', 'Ada Brunel.'],
    ['en', 'which engineer designed the cheapest bridge', 'Timo Marsk.'],
    ['en', 'what bridges border the shortest bridge', 'Quendal.'],
    ['en', 'how many bridges border the most expensive bridge', '**2** (Ostrel and Ulvik).'],
    ['ro', 'cine a regizat cel mai lung film', 'Ada Brunel.'],
  ] as const)('%s: “%s”', answersFirst);

  test.each([
    'who painted the longest bridge',
    'who designed the longest tunnel',
    'which bridge beside Vantor borders the longest bridge',
  ])('is not told where a word is unknown, or a name describes it: “%s”', refuses);
});

describe('a superlative that nothing measures', () => {
  test('is not left out: the best is asked for, and not all', async () => {
    expect(await answerTo('care e cel mai bun regizor', 'ro')).toBeUndefined();
    expect(await answerTo('care e cea mai bună regizoare', 'ro')).toBeUndefined();
  });
});

describe('the rim of a list that a property orders', () => {
  test.each([
    ['en', 'top 2 bridges by cost', '**Quendal** (30,000,000) and **Vantor** (7,000,000).'],
    ['en', 'bottom 1 bridges by length', '**Ulvik** (100).'],
    ['ro', 'top 2 filme după buget', '**Quendal** (30.000.000) și **Vantor** (7.000.000).'],
    ['ro', 'primele 2 filme ca durată', '**Vantor** (900) și **Quendal** (700).'],
    ['ro', 'ultimele 2 filme ca durată', '**Ulvik** (100) și **Ostrel** (400).'],
  ] as const)('%s: “%s”', answers);

  test('is nothing where a name stands after “by”', async () => {
    expect(await answerTo('top 2 bridges by Ada Brunel', 'en')).toBeUndefined();
  });
});

describe('what adds nothing to a superlative or to the shortest way', () => {
  test.each([
    ['en', 'the longest bridge ever', '**Vantor** (900).'],
    ['ro', 'cel mai lung film din toate timpurile', '**Vantor** (900).'],
    ['en', 'how do I get from Vantor to Ulvik with as few bridges as possible', 'over Ostrel and Quendal'],
    ['ro', 'cum ajung de la Vantor la Ulvik cu cât mai puține filme', 'prin Ostrel și Quendal'],
  ] as const)('%s: “%s”', async (language, question, answer) => {
    expect(await answerTo(question, language)).toContain(answer);
  });

  test('“these days” points to nothing that was asked before', async () => {
    expect(await answerTo('who rules Vantor these days', 'en', 'list the bridges')).toBeUndefined();
  });
});

describe('what is told before a question', () => {
  test.each([
    'I am off to Vantor next month, who designed it?',
    'I mean the ruined Vantor, who designed it?',
    'I am off to the old Vantor, who designed it?',
  ])('is not left out: “%s”', refuses);
});

describe('things that are compared', () => {
  test.each([
    ['en', 'bridges longer than Ulvik but shorter than Quendal', 'Ostrel.'],
    ['ro', 'filme mai lungi decât Ulvik dar mai scurte decât Quendal', 'Ostrel.'],
  ] as const)('%s: “%s” are sought, not set side by side', answers);

  test.each([
    ['en', 'which is shorter, Ulvik or Ostrel?', '**Ulvik** is shorter.'],
    ['en', 'which is less expensive, Quendal or Ostrel?', '**Ostrel** is less expensive.'],
    ['en', 'which is longer, Ulvik or Ostrel?', '**Ostrel** is longer.'],
    ['ro', 'care e mai scurt, Ulvik sau Ostrel?', '**Ulvik** este mai scurt.'],
    ['ro', 'care e mai scump, Ulvik sau Ostrel?', '**Ostrel** este mai scump.'],
  ] as const)('%s: “%s” names the one that is asked for', answersFirst);
});

test('each reader has a name of its own, and those that know how well they understand come first', () => {
  expect(new Set(READERS.map(({ name }) => name)).size).toBe(READERS.length);
  const known = READERS.map(({ means }) => means !== undefined);
  expect(known.lastIndexOf(true)).toBeLessThan(known.indexOf(false));
});
