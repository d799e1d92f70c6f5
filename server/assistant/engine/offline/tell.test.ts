import { describe, expect, test } from 'vitest';

import { askAfter } from '../../../../tests/assistant/harness/asking.js';
import { loadGraph } from '../../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../../tests/assistant/unseen/World.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { type Language } from '../../language/lexicon/files.js';
import { OfflineEngine } from './OfflineEngine.js';

/** Anchorages with a table of what kinds there are, and in whose district they lie: a name is a town, a district and an office. */
function anchorages(): World {
  const world = new World();
  const kinds = { F: 'Fjord', L: 'Lagoon', R: 'River mouth' };
  world.add('Kind', 'code', Object.fromEntries(Object.entries(kinds).map(([code, meaning]) => [code, { meaning }])));
  world.add('Office', 'name', { Bergen: {}, Molde: {} });
  world.add('Anchorage', 'name', {
    Norvik: { town: 'Bergen', nbuoys: 3 },
    Sundal: { town: 'Bergen', nbuoys: 8 },
    Tofte: { town: 'Molde', nbuoys: 5 },
    Ulvoy: { town: 'Molde', nbuoys: 12 },
  });
  world.join('OF_KIND', 'Norvik > F, Sundal > F, Tofte > L, Ulvoy > F');
  world.join('RUN_BY', 'Norvik > Bergen, Sundal > Molde, Tofte > Molde, Ulvoy > Bergen');
  return world;
}

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const charts = loadGraph(store, 'anchorages', anchorages().graph);

async function answerTo(question: string, language: Language = 'en') {
  const context = { scope: await charts, language, now: '2026-11-21T12:00:00.000Z', examples: [] };
  return (await askAfter(engine, [], question, context)).answer;
}

describe('a code that one node has', () => {
  test.each([
    ['how many fjords are there?', /\b3\b/u],
    ['list the fjords', /Norvik, Sundal,? and Ulvoy/u],
    ['list the lagoons', /Tofte/u],
  ])('stands for what is joined to it: “%s”', async (question, said) => {
    const { text, isAsRead, suggestions } = await answerTo(question);
    expect(text).toMatch(said);
    expect(isAsRead).toBe(true);
    // The node itself is a press away.
    expect(suggestions.map(({ query }) => JSON.stringify(query)).join()).toContain(
      '"of":{"kind":"label","label":"Kind"}',
    );
  });

  test('is the node where the question names its label', async () => {
    expect((await answerTo('which kinds have the meaning Fjord?')).text).not.toContain('Norvik');
  });
});

describe('a name that stands in several places', () => {
  test('is told by one of them, marked, with the others a press away', async () => {
    const { text, isAsRead, suggestions } = await answerTo('which anchorages are in Bergen?');
    expect(isAsRead, text).toBe(true);
    const queries = suggestions.map(({ query }) => JSON.stringify(query)).join();
    expect(`${text} ${queries}`).toMatch(/town/u);
  });
});

describe('nothing that several conditions leave', () => {
  test('is marked, and told without one of them at a press', async () => {
    const { text, isAsRead, suggestions } = await answerTo('which anchorages in Molde have more than 20 nbuoys?');
    expect(text).toContain('No results');
    expect(isAsRead).toBe(true);
    expect(suggestions.length).toBeGreaterThan(0);
  });
});

describe('words that are no names of the graph', () => {
  test.each([
    'how many buoys does Sundal have?',
    'which anchorage has the most buoys?',
    'anchorages with more than 6 buoys',
  ])('stand for the heading that ends in one, which is told marked or offered: “%s”', async (question) => {
    const { isAsRead, suggestions, query } = await answerTo(question);
    const all = [query, ...suggestions.map((one) => one.query)].map((one) => JSON.stringify(one) ?? '').join();
    expect(all).toContain('nbuoys');
    expect(isAsRead === true || query === undefined).toBe(true);
  });
});
