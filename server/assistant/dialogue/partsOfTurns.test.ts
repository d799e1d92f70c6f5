import { expect, test } from 'vitest';

import { askAfter } from '../../../tests/assistant/harness/asking.js';
import { loadGraph } from '../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../tests/assistant/unseen/World.js';
import { memoryGraphStore } from '../../graph/memory/memoryGraphStore.js';
import { type Language } from '../language/lexicon/files.js';
import { OfflineEngine } from '../engine/offline/OfflineEngine.js';

/** Stalls of two owners in two towns, with what was paid and won in a year. */
function market(): World {
  const world = new World();
  world.add('Stall', 'name', {
    Amber: { town: 'Riga', row: 3, wage: 1200, height: 2.5, opened: '2019-04-03', label: 'BSD tools', fines: 100 },
    Basil: { town: 'Riga', row: 5, wage: 1500, height: 3.5, opened: '2020-04-03', label: 'Apple tools', fines: 200 },
    Coral: { town: 'Lund', row: 3, wage: 1100, height: 4.5, opened: '2020-06-03', label: 'Apple trees', fines: 300 },
    Dahlia: { town: 'Lund', row: 5, wage: 1700, height: 1.5, opened: '2021-06-03', label: 'BSD trees', fines: 400 },
  });
  world.add('Owner', 'name', { 'Ada Quist': {}, 'Tor Bell': {} });
  world.join('OWNED_BY', 'Amber > Ada_Quist, Basil > Tor_Bell, Coral > Ada_Quist, Dahlia > Tor_Bell');
  return world;
}

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const graph = loadGraph(store, 'market', market().graph);

async function answerTo(question: string, language: Language, ...earlier: string[]) {
  const context = { scope: await graph, language, now: '2026-11-21T12:00:00.000Z', examples: [] };
  return (await askAfter(engine, earlier, question, context)).answer;
}

test.each<[Language, readonly string[], string, RegExp]>([
  ['en', ['which stalls are in Riga?', 'which one is the highest'], 'and in Lund?', /Coral.*4\.5/u],
  ['ro', ['câte stall sunt în Riga?', 'care e cel mai înalt'], 'dar în Lund?', /Coral.*4,5/u],
  ['en', ['which stalls are in Riga?', 'which of them is the highest'], 'and which one in Lund?', /Coral.*4\.5/u],
  ['en', ['which stalls are in Riga?', 'who owns them?'], 'and in Lund?', /Coral and Dahlia/u],
])('%s: after %j “%s” puts a part into the question that ranked, and else into the one about all', async (...asked) => {
  const [language, earlier, turn, text] = asked;
  expect((await answerTo(turn, language, ...earlier)).text.replaceAll('\n', ' ')).toMatch(text);
});

test('another reading of a part, in the question before that, is a press away', async () => {
  const { isAsRead, suggestions } = await answerTo(
    'and in Lund?',
    'en',
    'which stalls are in Riga?',
    'which one is the highest',
  );
  expect(isAsRead).toBe(true);
  expect(JSON.stringify(suggestions)).toContain('"value":"Lund"');
});

test.each<[string, RegExp]>([
  ['and which stalls are in Lund?', /Coral and Dahlia/u],
  ['and which is the lowest?', /Amber.*2\.5/u],
])('“%s” is asked of all where it says of what, and else of those', async (turn, text) => {
  expect((await answerTo(turn, 'en', 'which stalls are in Riga?', 'which of them is the highest')).text).toMatch(text);
});

test.each<[Language, string, string, RegExp]>([
  ['en', 'how many stalls have row 3', 'and 5', /row: 5.*\*\*2\*\*/u],
  ['en', 'how many stalls opened in 2020', 'and 2021', /2021.*\*\*1\*\*/u],
  ['en', 'the three highest stalls', 'top 2', /Coral.*Basil(?!.*Amber)/u],
])('%s: after “%s” the number of “%s” takes the place of the one before it', async (language, first, turn, text) => {
  expect((await answerTo(turn, language, first)).text).toMatch(text);
});

test('another text is looked for in the place of the one before', async () => {
  expect((await answerTo('and BSD?', 'en', 'how many stalls have Apple in the label')).text).toMatch(/BSD.*\*\*2\*\*/u);
});

test('a text that stands nowhere is not looked for instead', async () => {
  expect((await answerTo('and Debian?', 'en', 'how many stalls have Apple in the label')).refused).toBe(true);
});

test.each<[string, string, RegExp]>([
  ['how many stalls are in Riga?', 'which one is the tallest', /Basil.*3\.5/u],
  ['how many stalls are in Riga?', 'which one opened in 2019', /Amber/u],
])('after “%s” “%s” asks for one of those', async (first, turn, text) => {
  expect((await answerTo(turn, 'en', first)).text).toMatch(text);
});

test('“is that higher” is asked of the number that was told, and not of a height', async () => {
  expect((await answerTo('is that higher than for Coral?', 'en', 'what is the wage of Basil?')).text).toMatch(/^Yes/u);
});

test('what was held against something else is what more is asked about', async () => {
  const { text } = await answerTo(
    'what is its wage?',
    'en',
    'what is the height of Amber?',
    'is that more than for Coral?',
  );
  expect(text).toContain('1200');
  expect(text).not.toContain('Coral');
});

test.each(['and the wages that year', 'how many wages were given that year'])(
  'the year of “%s” is the one of the question before',
  async (turn) => {
    const { text } = await answerTo(turn, 'en', 'what was the sum of fines in 2020');
    expect(text.replaceAll(',', '')).toContain('2600');
    expect(text).not.toContain('“year”');
  },
);

test.each<[Language, string, RegExp]>([
  ['ro', 'cât câștigă (wage) Amber', /1200/u],
  ['en', 'what is the salary paid (wage) at Amber', /1200/u],
])('%s: “%s” is read by the name in brackets', async (language, question, text) => {
  expect((await answerTo(question, language)).text.replaceAll('.', '')).toMatch(text);
});

test('how many of what the graph does not have is not answered by how many were told of', async () => {
  expect((await answerTo('how many bikes do they have?', 'en', 'which stalls are in Riga?')).refused).toBe(true);
});
