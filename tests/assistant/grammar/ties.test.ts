import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { openStore } from '../../../server/platform/store/openStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

const world = new World();
world.add('Actor', 'name', { 'Ada Finch': { born: 1980 }, 'Ben Holt': { born: 1970 }, 'Cleo Marsh': { born: 1990 } });
world.add('Play', 'title', { 'Night Boat': {}, 'Red Barn': {}, 'Old Mill': {} });
world.add('Backer', 'name', { 'Delta Fund': {}, 'Omega Bank': {} });
world.tie('Ada Finch', 'ACTS_IN', 'Night Boat', { part: 'queen', fee: 300, since: 2021 });
world.tie('Ada Finch', 'ACTS_IN', 'Red Barn', { part: 'maid', fee: 150, since: 2022 });
world.tie('Ben Holt', 'ACTS_IN', 'Night Boat', { part: 'king', fee: 500, since: 2019 });
world.tie('Cleo Marsh', 'ACTS_IN', 'Red Barn', { part: 'maid', fee: 120, since: 2023 });
world.tie('Delta Fund', 'SUPPORTS', 'Night Boat', { amount_eur: 9000, signedYear: 2018 });
world.tie('Delta Fund', 'SUPPORTS', 'Old Mill', { amount_eur: 4000, signedYear: 2020 });
world.tie('Omega Bank', 'SUPPORTS', 'Old Mill', { amount_eur: 7000, signedYear: 2021 });
world.tie('Ada Finch', 'TAUGHT', 'Ben Holt', { hours: 40, year: 2020 });

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-ties-'));
const opened = await openStore({ dataDir, readers: 0 });
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

const asked = async (store: Parameters<typeof loadGraph>[0]) => {
  const engine = new OfflineEngine(store);
  const scope = await loadGraph(store, 'stage', world.graph);
  return (question: string, language: Language = 'en') => {
    const context = { scope, language, now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] };
    return engine.answer(question, context, () => undefined, new AbortController().signal);
  };
};
const stores = [
  ['in memory', await asked(memoryGraphStore())],
  ['in SQLite', await asked(opened.store)],
] as const;

describe.each(stores)('what relationships say, %s', (_store, answer) => {
  test.each([
    // What a relationship holds is told from where it starts, whichever end was asked about.
    ['What part does Ada Finch have in Night Boat?', '**Ada Finch** acts in **Night Boat**: part is queen.'],
    ["What is Ada Finch's fee in Red Barn?", '**Ada Finch** acts in **Red Barn**: fee is 150.'],
    ['What amount did Delta Fund support Night Boat with?', 'amount eur is 9000'],
    // What it comes to.
    ['What is the total fee of Ada Finch?', '**450** (from 2): Night Boat and Red Barn.'],
    ['average fee of Night Boat', '**400** (from 2): Ada Finch and Ben Holt.'],
    ['What is the average fee?', '**267.5** (from 4): Night Boat and Red Barn.'],
    // A condition on it.
    ['Who is the queen in Night Boat?', 'Ada Finch.'],
    ['Which actors act in Red Barn with a fee below 130?', 'Cleo Marsh.'],
    ['Which plays were supported after 2020?', 'Old Mill.'],
    ['Which actors have a fee above 200?', '(2): Ada Finch and Ben Holt.'],
    ['Did Ada Finch act in Red Barn in 2021?', 'No. I looked for: '],
    // The time beside a verb is of what was done.
    ['Whom did Ada Finch teach in 2020?', 'Ben Holt.'],
  ])('“%s” is answered by what relationships say', async (question, said) => {
    const { refused, text } = await answer(question);
    expect(refused).toBe(false);
    expect(text).toContain(said);
  });

  test('in Romanian as well, in the order of its words', async () => {
    expect((await answer('Ce fee are Ada Finch în Red Barn?', 'ro')).text).toContain('fee – 150');
    expect((await answer('Ce fee a obținut în total Ada Finch?', 'ro')).text).toContain('450');
  });

  test('of two of one label nobody knows whose it is, and nothing is told', async () => {
    expect((await answer('How many hours did Ben Holt teach Ada Finch?')).refused).toBe(true);
  });
});
