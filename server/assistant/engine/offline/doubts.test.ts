import { describe, expect, test } from 'vitest';

import { askAfter } from '../../../../tests/assistant/harness/asking.js';
import { loadGraph } from '../../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../../tests/assistant/unseen/World.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type Language } from '../../language/lexicon/files.js';
import { isRefuted } from './doubts.js';
import { Message } from './Message.js';
import { OfflineEngine } from './OfflineEngine.js';

const GLAZES = ['Strong', 'Mild', 'true', 'false'];

/** Pots of two potters, each of one studio, with the studios that are next to each other. */
function pottery(): World {
  const world = new World();
  world.add('Pot', 'name', {
    Amber: { city: 'Riga', 'city code': 'RG', year: 1971, chips: 12 },
    Basil: { city: 'Riga', 'city code': 'RG', year: 1975, chips: 30 },
    Coral: { city: 'Lund', 'city code': 'LD', year: 1979, chips: 7 },
  });
  world.add('Kiln', 'name', { Vulcan: {}, Topleț: {}, Hestia: {}, Group: {} });
  world.add('Glaze', 'name', Object.fromEntries(GLAZES.map((name) => [name, {}])));
  world.join('FIRED_IN', 'Amber > Vulcan, Basil > Topleț, Coral > Hestia');
  world.join('GLAZED_WITH', 'Amber > Strong, Basil > Mild, Coral > true');
  world.join('BESIDE', 'Vulcan > Topleț, Topleț > Hestia');
  return world;
}

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const pots = loadGraph(store, 'pots', pottery().graph);

/** Plants on islands, of which one row repeats the headings, with kinds that several share. */
function garden(): World {
  const world = new World();
  world.add('Plant', 'name', {
    Pippali: { binomial: 'Piper longum', island: 'Maui' },
    'Black pepper': { binomial: 'Piper nigrum', island: 'Oahu' },
    'White pepper': { binomial: 'Piper nigrum', island: 'Oahu' },
    Name: { binomial: 'Binomial', island: 'Island' },
  });
  world.add('House', 'name', { 'Kensington Palm House': {}, Orangery: {} });
  world.join('GROWN_IN', 'Pippali > Kensington_Palm_House, White_pepper > Orangery');
  return world;
}
const plants = loadGraph(store, 'garden', garden().graph);

async function answerIn(graph: typeof pots, question: string, language: Language = 'en', ...earlier: string[]) {
  const context = { scope: await graph, language, now: '2026-11-21T12:00:00.000Z', examples: [] };
  return (await askAfter(engine, earlier, question, context)).answer;
}
const answerTo = (question: string, language?: Language, ...earlier: string[]) =>
  answerIn(pots, question, language, ...earlier);

describe('nothing is told as sure', () => {
  test('of a rank in which all are first', async () => {
    const { text, isAsRead, refused } = await answerTo('which pot has the most kilns?');
    expect(refused || isAsRead === true, text).toBe(true);
  });

  test('of a superlative that is read as a value', async () => {
    const { text, refused } = await answerTo('which pot is glazed with the strongest?');
    expect(refused, text).toBe(true);
  });

  test('of things that are called yes and no', async () => {
    const { text, refused } = await answerTo('glaze of Coral');
    expect(refused || !text.includes('true'), text).toBe(true);
  });

  test('of a label for a message that goes on from another', async () => {
    expect((await answerTo('in which kiln?', 'en', 'How many pots are there?')).text).not.toContain('Hestia, Topleț');
    // By itself it asks for all of them.
    expect((await answerTo('which kilns are there?')).text).toContain('Hestia, Topleț');
  });

  test('of several where one is asked for', async () => {
    const { text } = await answerTo('and which one in Riga?', 'en', 'How many pots are in Lund?');
    expect(text).not.toMatch(/Amber|2/u);
  });

  test('of a reason', async () => {
    expect((await answerTo('de ce?', 'ro', 'Care pot e in Lund?')).refused).toBe(true);
  });

  test('of all, where one of those is asked about that were told of', async () => {
    const { text } = await answerTo('which one has the most chips?', 'en', 'Which pots are in Lund?');
    expect(text).not.toContain('Basil');
  });

  test('of a part of a name that has several words', async () => {
    expect((await answerTo('which city code does Amber have?')).text).toContain('RG');
  });
});

/** Whether a reading of a question is refuted by what the question says besides. */
async function isDoubted(scope: typeof pots, question: string, query: Query): Promise<boolean> {
  const context = {
    scope: await scope,
    language: 'en',
    now: '2026-11-21T12:00:00.000Z',
    examples: [],
    earlier: [],
  } as const;
  const refuse = () => Promise.reject(new Error('nothing else is asked'));
  const message = new Message(store, question, context, new AbortController().signal, refuse);
  return isRefuted({ query, answer: { citations: [] }, message });
}

describe('a reading', () => {
  const ofPlants = (value: Partial<Query> & Pick<Query, 'kind'>): Query =>
    ({ set: { kind: 'label', label: 'Plant' }, ...value }) as Query;
  const that = (property: string, value: string) =>
    ({
      kind: 'where',
      of: { kind: 'label', label: 'Plant' },
      that: { kind: 'compare', property, is: '=', value },
    }) as const;
  const binomials = ofPlants({ kind: 'values', set: that('binomial', 'Piper nigrum'), properties: ['binomial'] });
  test.each([
    [
      'a text where it is asked how many',
      'how many binomials are there?',
      { ...binomials, set: { kind: 'label', label: 'Plant' } },
      true,
    ],
    [
      'a heading as a value',
      'which plants are on an island?',
      ofPlants({ kind: 'nodes', set: that('island', 'Island') }),
      true,
    ],
    ['a value', 'which plants are on Maui?', ofPlants({ kind: 'nodes', set: that('island', 'Maui') }), false],
    ['a text that is asked for', 'what binomials are on Oahu?', { ...binomials, set: that('island', 'Oahu') }, false],
  ] as const)('%s, where that is in doubt: “%s”', async (_, question, query, isInDoubt) => {
    expect(await isDoubted(plants, question, query as Query)).toBe(isInDoubt);
  });
});

describe('a query that leaves out whom a question names', () => {
  const ofPots: Query = { kind: 'nodes', set: { kind: 'label', label: 'Pot' } };
  const byYear: Query = {
    kind: 'group',
    set: { kind: 'label', label: 'Pot' },
    by: { kind: 'property', property: 'year' },
    total: { kind: 'count' },
    order: 'most',
  };
  const holding = (property: string, is: '=' | '>', value: number): Query => {
    const that = { kind: 'compare', property, is, value } as const;
    return { kind: 'nodes', set: { kind: 'where', of: { kind: 'label', label: 'Pot' }, that } };
  };
  test.each([
    ['in small letters', 'which pots were fired in toplet?', ofPots, true],
    ['by a word of its own notation', 'pots of each year from Group', byYear, true],
    ['that has a value by chance', 'which pots of 1971 are near Amber?', holding('year', '=', 1971), true],
    [
      'whose number is of another property',
      'which pots of years over 12 are near Amber?',
      holding('year', '>', 12),
      true,
    ],
    [
      'but not whom a number is held against',
      'which pots have more chips than Amber?',
      holding('chips', '>', 12),
      false,
    ],
  ] as const)('is in doubt: one %s', async (_, question, query, isInDoubt) => {
    expect(await isDoubted(pots, question, query)).toBe(isInDoubt);
  });
});

describe('is told, and marked as one reading', () => {
  test('that nothing fulfils a condition', async () => {
    const { text, isAsRead } = await answerTo('which pots have more than 40 chips?');
    expect(text).toMatch(/^No results/u);
    expect(isAsRead).toBe(true);
  });

  test('what goes on from a question before one that was not answered, and says from which', async () => {
    const { text, isAsRead } = await answerTo(
      'and in Riga?',
      'en',
      'How many pots are in Lund?',
      'which of them purrs?',
    );
    expect(text).toContain('**2**');
    expect(text).toContain('I went on from “How many pots are in Lund?”.');
    expect(isAsRead).toBe(true);
  });

  test('a column without the digits of its name, which are left out', async () => {
    const { text, isAsRead, refused } = await answerTo('average chips2020');
    expect(refused || (isAsRead === true && text.includes('“2020”')), text).toBe(true);
  });

  test.each([
    ['Kensington', true],
    ['Kensington Palm House', undefined],
  ])('what is named by the beginning of a name: “%s”', async (house, isMarked) => {
    const { text, isAsRead } = await answerIn(plants, `which plants are in ${house}?`);
    expect(text).toContain('Pippali');
    expect(isAsRead).toBe(isMarked);
  });

  test('how many there are of what each has one of', async () => {
    const { text, isAsRead, refused } = await answerTo('how many kilns does Amber have?');
    expect(refused || isAsRead === true, text).toBe(true);
  });

  test('one average of two that stand side by side', async () => {
    const { text, isAsRead, refused } = await answerTo('average chips in Riga and in Lund');
    expect(refused || isAsRead === true, text).toBe(true);
  });
});

describe('yes or no is told', () => {
  test.each([
    ['en', 'are Vulcan and Topleț connected?', /^Yes\. .*directly/u],
    ['en', 'is Vulcan directly connected to Hestia?', /^No\. .*Topleț/u],
    ['ro', 'E legat Vulcan de Topleț?', /^Da\. .*direct/u],
    ['ro', 'e Vulcan legat direct de Hestia', /^Nu\. .*Topleț/u],
    ['ro', 'exista pot in Lund?', /^Da/u],
  ] as const)('%s: “%s”', async (language, question, text) => {
    expect((await answerTo(question, language)).text).toMatch(text);
  });
});
