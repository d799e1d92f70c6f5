import { describe, expect, test } from 'vitest';

import { proposalOf } from '../../server/assistant/edits/proposalOf.js';
import { proposalSentence } from '../../server/assistant/edits/told/proposed.js';
import { GraphReading } from '../../server/assistant/reading/GraphReading.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

const store = memoryGraphStore();
const world = new World();
world.add('Seed', 'title', {
  'Red Kuri': { weight_g: 40, organic: true },
  Nantes: { weight_g: 5, organic: false },
  Purplette: { weight_g: 8, organic: true },
});
world.add('Supplier', 'company', { Feldhof: { city: 'Graz' }, Samenwerk: { city: 'Bern' } });
world.tie('Red Kuri', 'BOUGHT_FROM', 'Feldhof', { price: 4, ordered: '2026-02-01' });
world.tie('Nantes', 'BOUGHT_FROM', 'Feldhof', { price: 2 });
world.tie('Purplette', 'BOUGHT_FROM', 'Samenwerk', { price: 3 });

/** What is proposed, each operation by what it sets; or what came instead. */
async function read(request: string, language: 'en' | 'ro' = 'en', { graph } = world): Promise<unknown> {
  const scope = await loadGraph(store, request, graph);
  const reading = new GraphReading(store, scope, new AbortController().signal);
  const said = await proposalOf(request, { language, reading, now: '2026-11-22T12:00:00.000Z' });
  if (said?.kind !== 'proposal') return said?.kind ?? 'none';
  return said.operations.map(({ operation }) => operation.setProperties ?? operation.properties ?? operation.op);
}

describe('a new node is named by the property that names its label', () => {
  test.each([
    ['Add a seed Hokkaido', [{ title: 'Hokkaido' }]],
    ['Create a supplier called Blumhof in Basel', [{ company: 'Blumhof', city: 'Basel' }]],
    ['Rename Feldhof to Feldhof Bio', [{ company: 'Feldhof Bio' }]],
  ])('%s', async (request, operations) => {
    expect(await read(request)).toEqual(operations);
  });
});

describe('something new has what is said of it, and nothing that is told by a verb', () => {
  test.each([
    ['Create a film Love and Death', [{ title: 'Love and Death' }]],
    ['Create a planet Mars with moons 2 and motto "Dare"', [{ title: 'Mars', moons: 2, motto: 'Dare' }]],
    ['Add a seed Hokkaido that grows in Basel', 'question'],
    ['Add suppliers Blumhof and Weidehof, farms', 'question'],
  ])('%s', async (request, expected) => {
    expect(await read(request)).toEqual(expected);
  });
});

test.each([
  ['Red Kuri is heavier by 10', 'en'],
  ['Red Kuri e mai greu cu 10', 'ro'],
] as const)('what grows by an amount is not that amount: %s', async (request, language) => {
  expect(await read(request, language)).toEqual([{ weight_g: 50 }]);
});

describe('every step is read, or asked about', () => {
  test('more of a unit that one property is told in', async () => {
    const request = 'Add a seed Hokkaido with weight 30, and give all seeds from Feldhof 10 g more';
    expect(await read(request)).toEqual([{ title: 'Hokkaido', weight_g: 30 }, { weight_g: 15 }, { weight_g: 50 }]);
  });

  test('as much in Romanian', async () => {
    expect(await read('Dă-i lui Nantes cu 2 g mai mult', 'ro')).toEqual([{ weight_g: 7 }]);
  });

  test.each([
    'Set the price of all seeds to 5',
    'Give all seeds from Feldhof 10 kg more',
    'Set the city of Feldhof to Linz, but leave Samenwerk alone',
    'Set the city of Feldhof to it',
    'Raise the weight of Nantes to 3',
  ])('%s', async (request) => {
    expect(Array.isArray(await read(request))).toBe(false);
  });

  test('what a node is joined to is set as its properties are', async () => {
    expect(await read('Set the supplier of Nantes to Samenwerk')).toEqual(['deleteRelationship', { price: 2 }]);
  });

  test('a text is a value as a whole where it is quoted', async () => {
    expect(await read('Set the city of Feldhof to "Linz, but leave it"')).toEqual([{ city: 'Linz, but leave it' }]);
  });
});

describe('what a command is not to touch', () => {
  test.each([
    ['Set the weight of all seeds to 5, but leave Red Kuri alone', [{ weight_g: 5 }]],
    ['Raise the weight of all seeds by 10%, except that of Nantes', [{ weight_g: 44 }, { weight_g: 8.8 }]],
  ])('%s', async (request, operations) => {
    expect(await read(request)).toEqual(expect.arrayContaining(operations));
  });
});

describe('a relationship', () => {
  test('gets what is said of it', async () => {
    expect(await read('Add a seed Hokkaido, bought from Feldhof at a price of 6')).toEqual([
      { title: 'Hokkaido' },
      { price: 6 },
    ]);
  });

  test('goes elsewhere with what it holds, but for the day on which it began', async () => {
    expect(await read('Move Red Kuri from Feldhof to Samenwerk')).toEqual(['deleteRelationship', { price: 4 }]);
  });

  test('is told of by another name of its type in one word', async () => {
    expect(await read('Rename the relationship BOUGHT_FROM to ORDERED_FROM')).toHaveLength(3);
  });
});

describe('that somebody is joined to what is no node yet, in the words that the interface has for the type', () => {
  const people = new World();
  people.add('Om', 'name', { 'Radu Vlad': {}, 'Ilinca Dan': {} });
  people.add('Oraș', 'name', { Sibiu: {}, Galați: {} });
  people.tie('Ilinca Dan', 'LIVES_IN', 'Galați', {});

  test.each([
    ['Adaugă că Radu Vlad locuiește la Brașov', [{ name: 'Brașov' }, 'createRelationship']],
    ['Adaugă că Radu Vlad locuiește în Brașov', [{ name: 'Brașov' }, 'createRelationship']],
    ['Adaugă că Radu Vlad locuiește la Sibiu', ['createRelationship']],
    [
      'Adaugă că Radu Vlad locuiește la Brașov și la Turda',
      [{ name: 'Brașov' }, 'createRelationship', { name: 'Turda' }, 'createRelationship'],
    ],
    ['Adaugă că Radu Vlad nu locuiește la Sibiu', 'question'],
    ['Adaugă că Radu Vlad nu mai locuiește la Sibiu', 'question'],
  ])('%s', async (request, expected) => {
    expect(await read(request, 'ro', people)).toEqual(expected);
  });
});

describe('what deletes is said, whatever is left out', () => {
  const change = (op: 'createNode' | 'deleteNode', summary: string) => ({ operation: { op }, summary });
  const made = ['A', 'B', 'C', 'D'].map((name) => change('createNode', `Add ${name}`));

  test('where it comes last', () => {
    expect(proposalSentence([...made, change('deleteNode', 'Delete E')], 'en')).toBe(
      'I propose 5 changes: Delete E; Add A; Add B; and 2 more. Nothing is written before you accept them.',
    );
  });

  test('where there is more of it than is told by name', () => {
    const gone = ['E', 'F', 'G', 'H', 'I'].map((name) => change('deleteNode', `Șterge ${name}`));
    expect(proposalSentence([...made, ...gone], 'ro')).toContain(
      'Șterge E; Șterge F; Șterge G; și încă 2 ștergeri; și încă 4',
    );
  });
});
