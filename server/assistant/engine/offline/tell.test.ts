import { describe, expect, test } from 'vitest';

import { askAfter } from '../../../../tests/assistant/harness/asking.js';
import { loadGraph } from '../../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../../tests/assistant/unseen/World.js';
import { formsIn } from '../../../../domain/query/named.js';
import { type Query } from '../../../../domain/query/Query.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { GraphReading } from '../../reading/GraphReading.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { type Language } from '../../language/lexicon/files.js';
import { type Answer } from '../Engine.js';
import { beside, relaxed } from './near.js';
import { OfflineEngine } from './OfflineEngine.js';

/** Anchorages with a table of what kinds there are, and in whose district they lie: a name is a town, a district and an office. */
function anchorages(): World {
  const world = new World();
  const kinds = { F: 'Fjord', L: 'Lagoon', R: 'River mouth' };
  world.add('Kind', 'code', Object.fromEntries(Object.entries(kinds).map(([code, meaning]) => [code, { meaning }])));
  world.add('Office', 'name', { Bergen: {}, Molde: {} });
  world.add('Anchorage', 'name', {
    Norvik: { town: 'Bergen', nbuoys: 3, opened: '1990-03-01' },
    Sundal: { town: 'Bergen', nbuoys: 8, opened: '1995-03-01' },
    Tofte: { town: 'Molde', nbuoys: 5, opened: '2001-03-01' },
    Ulvoy: { town: 'Molde', nbuoys: 12, opened: '2003-03-01' },
  });
  world.join('OF_KIND', 'Norvik > F, Sundal > F, Tofte > L, Ulvoy > F');
  world.join('RUN_BY', 'Norvik > Bergen, Sundal > Molde, Tofte > Molde, Ulvoy > Bergen');
  return world;
}

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const charts = loadGraph(store, 'anchorages', anchorages().graph);

async function answerTo(question: string, language: Language = 'en', by = engine) {
  const context = { scope: await charts, language, now: '2026-11-21T12:00:00.000Z', examples: [] };
  return (await askAfter(by, [], question, context)).answer;
}

const queriesOf = (suggestions: Answer['suggestions']) => suggestions.map(({ query }) => JSON.stringify(query));

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

  test.each(['which kinds have the meaning Fjord?', 'which has the meaning Fjord?'])(
    'is the node where the question names its label or its column: “%s”',
    async (question) => {
      expect((await answerTo(question)).text).not.toContain('Norvik');
    },
  );

  test.each([
    ['are there any river mouths?', /^No\b/u],
    ['are there any fjords?', /^Yes\b/u],
  ])('is what is joined to it for yes or no as well: “%s”', async (question, said) => {
    const { text, isAsRead } = await answerTo(question);
    expect(text).toMatch(said);
    expect(isAsRead).toBe(true);
  });
});

describe('a name that stands in several places', () => {
  test('is told by one of them, marked, with the others a press away', async () => {
    const { text, isAsRead, suggestions } = await answerTo('which anchorages are in Bergen?');
    expect(isAsRead, text).toBe(true);
    expect(text).toContain('town: Bergen (2): Norvik and Sundal');
    expect(queriesOf(suggestions).join()).toContain('"types":["RUN_BY"]');
  });

  test('has no others where they take too long, or nobody has time for them', async () => {
    const asked: string[] = [];
    const strained = new Proxy(store, {
      get: (all, name) =>
        name !== 'query'
          ? Reflect.get(all, name)
          : async (...[scope, query, deadline]: Parameters<typeof store.query>) => {
              asked.push(JSON.stringify(query));
              if (JSON.stringify(query).includes('Molde')) throw new ProblemError('QUERY_TOO_COSTLY');
              return all.query(scope, query, deadline);
            },
    });
    const reading = new GraphReading(strained, await charts, new AbortController().signal);
    const inTown = (value: string): Query => {
      const that = { kind: 'compare', property: 'town', is: '=', value } as const;
      return { kind: 'nodes', set: { kind: 'where', of: { kind: 'label', label: 'Anchorage' }, that } };
    };
    const end = performance.now() + 60_000;
    expect(await beside(inTown('Bergen'), [inTown('Molde')], reading, end)).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(await beside(inTown('Bergen'), [inTown('Oslo')], reading, performance.now() - 1)).toEqual([]);
    expect(asked).toHaveLength(2);
  });
});

describe('nothing that several conditions leave', () => {
  test('is marked, and told without one of them at a press', async () => {
    const { text, isAsRead, suggestions } = await answerTo('which anchorages in Molde have more than 20 nbuoys?');
    expect(text).toContain('No results');
    expect(isAsRead).toBe(true);
    expect(suggestions.map((one) => one.text)).toContain('Anchorages, town: Molde');
  });

  test('is never told with half a span', () => {
    const at = (is: '≥' | '<' | '=', value: number | string, property = 'opened') =>
      ({ kind: 'compare', property, is, value }) as const;
    const of = { kind: 'label', label: 'Anchorage' } as const;
    const conditions = [at('≥', '1995'), at('<', '1996'), at('=', 'Molde', 'town')];
    const query: Query = { kind: 'nodes', set: { kind: 'where', of, that: { kind: 'and', of: conditions } } };
    const sets = relaxed(query).map((one) => formsIn(one).filter(({ kind }) => kind === 'compare'));
    expect(sets).toEqual([conditions.slice(2), conditions.slice(0, 2)]);
  });
});

describe('words that are no names of the graph', () => {
  test.each([
    ['how many buoys does Sundal have?', 'Sundal, its nbuoys'],
    ['which anchorage has the most buoys?', 'Anchorages, with the highest nbuoys'],
    ['anchorages with more than 6 buoys', 'Anchorages, nbuoys over 6'],
  ])('stand for the heading that ends in one, which is offered and never told: “%s”', async (question, offered) => {
    const { refused, suggestions } = await answerTo(question);
    expect(refused).toBe(true);
    expect(suggestions.map(({ text }) => text)).toContain(offered);
    const queries = queriesOf(suggestions).filter((query) => query !== undefined);
    expect(new Set(queries).size).toBe(queries.length);
  });
});
