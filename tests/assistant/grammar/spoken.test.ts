import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { asWritten } from '../../../server/assistant/language/spoken.js';
import { PACKS } from '../../../server/assistant/language/Pack.js';
import { tokensOf } from '../../../server/assistant/language/tokens.js';
import { timeIn } from '../../../server/assistant/language/dates.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';
import { port } from './port.js';

const NOW = '2026-11-22T12:00:00.000Z';
const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scope = await loadGraph(store, 'spoken', port.world.graph);

async function answer(question: string, language: Language): Promise<string> {
  const context = { scope, language, now: NOW, earlier: [], examples: [] };
  const { refused, text } = await engine.answer(question, context, () => undefined, new AbortController().signal);
  return refused ? 'refused' : text;
}

describe('small words as people write them in a hurry', () => {
  test.each([
    ['en', 'Whats the oldest ship', 'what is the oldest ship'],
    ['en', 'ships that arent at Vale', 'ships that are not at Vale'],
    ['ro', 'ce sa schimbat azi', 'ce s-a schimbat azi'],
  ] as const)('%s: “%s” is “%s”', (language, question, written) => {
    expect(asWritten(question, language)).toBe(written);
  });

  test.each([
    ['en', 'Who wrote "whats on"?'],
    ['en', 'Who sings for Wat?'],
    ['en', 'Which ships are at Vale?'],
    ['ro', 'Ce vrea sa schimbe?'],
  ] as const)('%s: “%s” stays as it is', (language, question) => {
    expect(asWritten(question, language)).toBe(question);
  });
});

describe('when something changed', () => {
  test.each([
    ['en', 'what changed in the last hour', '2026-11-22T11:00:00.000Z'],
    ['ro', 'ce s-a schimbat în ultima oră', '2026-11-22T11:00:00.000Z'],
    ['en', 'what changed since friday', '2026-11-20T00:00:00.000Z'],
    ['ro', 'ce s-a schimbat de luni', '2026-11-16T00:00:00.000Z'],
    ['en', 'what changed since sunday', '2026-11-15T00:00:00.000Z'],
    ['en', 'what changed since Monday, November 9', '2026-11-09T00:00:00.000Z'],
  ] as const)('%s: “%s” is since %s', (language, question, since) => {
    expect(timeIn(tokensOf(question, language), PACKS[language], NOW)?.since).toBe(since);
  });
});

describe('which of two', () => {
  test.each([
    ['en', 'Who earns more, Ben Orr or Ada Roe?', '**Ada Roe** has the greater wage.'],
    ['en', 'who earns less, Ben Orr or Ada Roe', '**Ben Orr** has the smaller wage.'],
    ['ro', 'cine castiga mai mult, Ben Orr sau Ada Roe', '**Ada Roe** are valoarea mai mare la wage.'],
    ['en', 'Was Marlin before Osprey?', 'Yes. **Marlin** comes earlier (built).'],
  ] as const)('%s: “%s”', async (language, question, told) => {
    expect(await answer(question, language)).toContain(told);
  });
});

test.each([
  ['en', 'whats the gate password'],
  ['ro', 'câte pisici sunt'],
  ['en', 'who sings more?'],
] as const)('help is no answer to what it has no word of (%s: “%s”)', async (language, question) => {
  expect(await answer(question, language)).toBe('refused');
});

test('what nothing is joined to is looked for in words', async () => {
  expect(await answer('Which harbours are not commanded by anybody?', 'en')).not.toMatch(/lookedFor/u);
  expect(await answer('Which ships does nobody carry?', 'en')).not.toMatch(/lookedFor/u);
});

describe('a long text', () => {
  const REPORT =
    'The yearly report of the harbour tells of storms, of late arrivals and of a good year for all crews. '.repeat(9);
  const RAPORT =
    'Raportul anual al portului vorbește despre furtuni, despre sosiri târzii și despre un an bun pentru toți. '.repeat(
      9,
    );

  test.each([
    ['en', `${REPORT} Which ship is the oldest? Many thanks for your help.`, 'Tern'],
    ['en', `Which ship is the oldest. ${REPORT}`, 'Tern'],
    ['ro', `${RAPORT} Care navă este cea mai veche? Mulțumesc mult.`, 'Tern'],
  ] as const)('is answered by the question in it (%s)', async (language, text, told) => {
    expect(await answer(text, language)).toContain(told);
  });

  test.each([
    ['en', REPORT],
    ['ro', RAPORT],
  ] as const)('without a question is asked for one, and nothing of it is said again (%s)', async (language, text) => {
    const context = { scope, language, now: NOW, earlier: [], examples: [] };
    const told = await engine.answer(text, context, () => undefined, new AbortController().signal);
    expect(told.refused).toBe(true);
    expect(told.text).toMatch(/\?$/u);
    expect(told.text).not.toMatch(/report|raport/iu);
  });

  test('with several questions has one of them chosen', async () => {
    const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: [] };
    const text = `${REPORT} Which ship is the oldest? Who is the oldest sailor?`;
    const told = await engine.answer(text, context, () => undefined, new AbortController().signal);
    expect(told.suggestions.map((one) => one.text)).toEqual(['Which ship is the oldest?', 'Who is the oldest sailor?']);
  });

  test('of few words echoes three that are not known at the most', async () => {
    const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: [] };
    const text = 'Which wizards juggle purple lanterns beneath frozen waterfalls?';
    const told = await engine.answer(text, context, () => undefined, new AbortController().signal);
    expect(told.text.match(/“/gu)?.length).toBe(3);
  });
});

test('the oldest baker is told of where a column calls bakers by their own word', async () => {
  const world = new World();
  world.add('Baker', 'baker', { 'Ada Finch': { born: '1970-02-03' }, 'Cora Rye': { born: '1962-09-09' } });
  const own = await loadGraph(store, 'bakers', world.graph);
  const context = { scope: own, language: 'en' as const, now: NOW, earlier: [], examples: [] };
  const told = await engine.answer('Who is the oldest baker?', context, () => undefined, new AbortController().signal);
  expect(told.text).toContain('Cora Rye');
});
