import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { type Language } from '../graphs/Language.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** A smithy: its jobs with the day of each and the day it was fetched, at which anvil, what for, and who keeps the anvils. */
const world = new World();
const job = (day: string, fetched: string, steel: number, price: number) => ({
  'Job date': day,
  Fetched: fetched,
  'Steel (%)': steel,
  'Price (£)': price,
});
world.add('Job', 'name', {
  'Gate hinge': job('2024-03-02', '2025-01-04', 60, 40),
  'Fire poker': job('2024-11-20', '2024-12-01', 95, 25),
  'Boot scraper': job('2025-02-11', '2025-03-01', 80, 55),
  Weathercock: job('2025-09-30', '2026-01-15', 20, 310),
});
world.add('Anvil', 'name', { K1: { 'Bought on': '2010-01-01' }, K2: { 'Bought on': '2019-01-01' } });
world.add('OnTheAnvil', 'name', { 'Old tongs': {}, Swage: {} });
world.add('AnvilHolder', 'name', {
  'Per Lund': { hired: '2025-03-01', wage: 900 },
  'Ida Brok': { hired: '2019-03-01', wage: 700 },
});
world.add('Workshop', 'name', {
  'North forge': { founded: '2019-05-01', rent: 900 },
  'South forge': { founded: '2021-01-01', rent: 500 },
});
world.join('HAS_ON_THE_ANVIL', 'K1 > Old_tongs, K2 > Swage');
world.join('KEPT_BY', 'K1 > Per_Lund, K2 > Ida_Brok');

const store = memoryGraphStore();
const scope = await loadGraph(store, 'smithy', world.graph);

async function asked(question: string, language: Language = 'en') {
  const context = { scope, language, now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] };
  return new OfflineEngine(store).answer(question, context, () => undefined, AbortSignal.timeout(60_000));
}

describe('a year or a part of one is of the own date of a thing, where it has others as well', () => {
  test.each<[string, Language, string, string]>([
    ['which jobs were there in 2024', 'en', 'Fire poker', 'Boot scraper'],
    ['which jobs were there last year', 'en', 'Weathercock', 'Fire poker'],
    ['which jobs in the first half of 2025', 'en', 'Boot scraper', 'Weathercock'],
    ['which jobs since the third quarter of 2024', 'en', 'Boot scraper', 'Gate hinge'],
    ['ce jobs au fost în a doua jumătate a lui 2024', 'ro', 'Fire poker', 'Gate hinge'],
  ])('%s', async (question, language, is, isNot) => {
    const { text } = await asked(question, language);
    expect(text).toContain(is);
    expect(text).not.toContain(isNot);
  });

  test('and so is what numbers come to in it', async () => {
    expect((await asked('total price in 2024')).text).toContain('65');
    // Those that were founded then are not what is paid then.
    expect((await asked('total rent in 2021')).refused).toBe(true);
    expect((await asked('average wage last year')).refused).toBe(true);
    expect((await asked('total wage in March 2025')).refused).toBe(true);
  });
});

test('a sign beside a number is its unit', async () => {
  const { text } = await asked('which jobs are over 75%');
  expect(text).toContain('Fire poker');
  expect(text).toContain('Boot scraper');
  expect(text).not.toContain('Weathercock');
});

test.each<[string, Language]>([
  ['Are over 60% of the jobs from 2024?', 'en'],
  ['which jobs are 60 percent of the jobs', 'en'],
  ['Sunt peste 60% din jobs din 2024?', 'ro'],
])('but no share of several is one of the things: %s', async (question, language) => {
  const { refused, suggestions } = await asked(question, language);
  expect(refused).toBe(true);
  expect(suggestions.filter(({ kind }) => kind === 'guess')).toEqual([]);
});

test.each([
  ['which jobs were fetched in 2025', 'Boot scraper', 'Weathercock'],
  ['which jobs before the second half of 2024', 'Gate hinge', 'Fire poker'],
  ['which jobs with a price over 30 in February 2025', 'Boot scraper', 'Weathercock'],
])('a word for another date is that one, and a time may be a bound: %s', async (question, is, isNot) => {
  const { text } = await asked(question);
  expect(text).toContain(is);
  expect(text).not.toContain(isNot);
});

// What lay on it was told.
test('a word before a name of its label is that label, and who has one is a person', async () => {
  const { text } = await asked("who's got anvil K1?");
  expect(text).toContain('Per Lund');
  expect(text).not.toContain('Old tongs');
});

// Rows of payments were told.
test.each<[string, Language]>([
  ['On what was the money for the Weathercock spent?', 'en'],
  ['What was the money for the Weathercock spent on?', 'en'],
  ['Pe ce s-au cheltuit banii de la Weathercock?', 'ro'],
])('what money went on is nothing that it came from: %s', async (question, language) => {
  expect((await asked(question, language)).refused).toBe(true);
});
