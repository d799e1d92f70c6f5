import { expect, test } from 'vitest';

import { askAfter } from '../../../tests/assistant/harness/asking.js';
import { loadGraph } from '../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../tests/assistant/unseen/World.js';
import { memoryGraphStore } from '../../graph/memory/memoryGraphStore.js';
import { type Language } from '../language/lexicon/files.js';
import { OfflineEngine } from '../engine/offline/OfflineEngine.js';

/** Kites of two makers, with the day on which each was flown first. */
function kites(): World {
  const world = new World();
  world.add('Kite', 'name', {
    Swift: { colour: 'red', span: 120, 'first flown': '2019-04-03' },
    Osprey: { colour: 'red', span: 310, 'first flown': '2019-05-20' },
    Gnat: { colour: 'blue', span: 60, 'first flown': '2020-05-11' },
    Heron: { colour: 'blue', span: 240, 'first flown': '2019-05-02' },
  });
  world.add('Maker', 'name', { 'Ada Quist': {}, 'Tor Bell': {} });
  world.join('MADE', 'Ada_Quist > Swift Osprey, Tor_Bell > Gnat Heron');
  return world;
}

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const graph = loadGraph(store, 'kites', kites().graph);

async function answerTo(question: string, language: Language, ...earlier: string[]) {
  const context = { scope: await graph, language, now: '2026-11-21T12:00:00.000Z', examples: [] };
  return (await askAfter(engine, earlier, question, context)).answer;
}

test.each<[Language, string, string, RegExp]>([
  ['en', 'which kites are red?', 'and the others?', /Gnat.*Heron/u],
  ['ro', 'ce kite sunt red?', 'dar celelalte?', /Gnat.*Heron/u],
  ['en', 'what is the span of Swift?', 'is that more than for Gnat?', /^Yes/u],
  ['en', 'what is the span of Swift?', 'is that less than for Gnat?', /^No/u],
  ['ro', 'ce span are Swift?', 'e mai mult decât Heron?', /^Nu/u],
  ['en', 'how many kites were first flown in 2019?', 'is that more than in 2020?', /^Yes/u],
  ['en', 'how many kites were first flown in 2020?', 'is that more than in 2019?', /^No/u],
  ['en', 'the average span of kites for each colour', 'the other way round', /blue.*150.*red.*215/u],
  ['en', 'how many kites were first flown in April 2019?', 'and in May?', /\*\*2\*\*/u],
  ['en', 'which kites were first flown in 2019?', 'and in 2020?', /Gnat/u],
  ['en', 'who made Swift?', 'what else did she make?', /Osprey/u],
  ['en', 'which kites are red?', 'and azul (blue)?', /Gnat.*Heron/u],
  ['en', 'which kites are red?', 'the average span of those', /215/u],
  ['ro', 'ce kite sunt blue?', 'care dintre ele are span mai mare?', /Heron/u],
])('%s: after “%s” “%s” goes on from it', async (language, first, turn, text) => {
  expect((await answerTo(turn, language, first)).text).toMatch(text);
});

test('what goes on from a reading that was only offered is marked as read so', async () => {
  const { text, isAsRead } = await answerTo('how many are there?', 'en', 'kites crafted by Ada Quist');
  expect(text).toContain('2');
  expect(isAsRead).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Why?'],
  ['ro', 'De ce?'],
])('%s: “%s” tells what the last answer was found by, or that there is none', async (language, why) => {
  const after = await answerTo(why, language, 'which kites are red?');
  expect(after.refused).toBe(true);
  expect(after.text).toContain('red');
  const alone = await answerTo(why, language);
  expect(alone.basis).toBe('none');
  expect(alone.text).not.toMatch(/project|proiect/u);
});
