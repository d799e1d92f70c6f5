import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** Films of twenty years and of twenty places: one of the first year, two of the next, and three of all others. */
const festival = new World();
const years = Array.from({ length: 20 }, (_, at) => 1990 + at);
const films = years.flatMap((year, at) =>
  Array.from(
    { length: Math.min(at + 1, 3) },
    (_, nth) => [`Film ${year} ${nth}`, { year, place: `Place ${at}` }] as const,
  ),
);
festival.add('Film', 'title', Object.fromEntries(films));

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scope = await loadGraph(store, 'festival', festival.graph);

const ask = (question: string, language: Language) =>
  engine.answer(
    question,
    { scope, language, now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] },
    () => undefined,
    new AbortController().signal,
  );

describe('groups', () => {
  test.each([
    ['en', 'which years had less than 3 films?', '**1990** (1) and **1991** (2)'],
    ['en', 'Which years had exactly 2 films?', '**1991** (2)'],
    ['ro', 'Ce ani au avut mai puțin de 3 filme?', 'numărul'],
  ] as const)('are held against an amount, in %s: %s', async (language, question, told) => {
    const { text, refused } = await ask(question, language);
    expect(refused, text).toBe(false);
    expect(text).toContain(told);
  });

  test('that are more than fifteen come by their number, with all a press away', async () => {
    const { text, suggestions } = await ask('how many films per year?', 'en');
    expect(text).toMatch(/: \*\*\d{4}\*\* \(3\), .*, and 5 more/u);
    const [all] = suggestions;
    expect(all?.text).toBe('Show all (20)');
    expect(all?.query).toMatchObject({ kind: 'group', limit: 1000 });
  });

  test('that are ranked come by their number', async () => {
    expect((await ask('how many films per place?', 'en')).text).toMatch(/: \*\*Place \d+\*\* \(3\)/u);
  });

  test('of times come as time goes by where all are told', async () => {
    const { suggestions } = await ask('how many films per year?', 'en');
    const query = suggestions[0]?.query;
    const context = { scope, language: 'en', now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] } as const;
    const whole = { ...context, ...(query === undefined ? {} : { query }) };
    const { text } = await engine.answer('', whole, () => undefined, new AbortController().signal);
    expect(text).toMatch(/: \*\*1990\*\* \(1\), \*\*1991\*\* \(2\), .* and \*\*2009\*\* \(3\)/u);
  });
});
