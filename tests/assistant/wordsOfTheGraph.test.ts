import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { type Language } from './graphs/Language.js';
import { askAfter } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

/** Boats of a regatta, with labels and properties as files have them. */
function regatta(): World {
  const world = new World();
  world.add('harbour_masters', 'name', { 'Ottoline Freke': { sworn: 2004 }, 'Tudor Pană': { sworn: 2011 } });
  world.add('boat', 'name', {
    'Blue Heron': {
      riggingKind: 'gaff cutter',
      dep_tide: 'spring',
      crewWage: 410,
      note: 'leaks a little at the transom',
    },
    Cormoran: { riggingKind: 'Bermudan sloop', dep_tide: 'neap', crewWage: 380 },
  });
  world.join('DEPARTS', 'Ottoline_Freke > Blue_Heron, Tudor_Pană > Cormoran', () => ({
    distance: 12,
    pilotage: 'compulsory',
  }));
  return world;
}

async function asked(question: string, language: Language) {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, 'regatta', regatta().graph);
  const context = { scope, language, now: '2026-11-25T08:00:00.000Z', examples: [] };
  return (await askAfter(new OfflineEngine(store), [], question, context)).answer;
}

describe('a refusal says what it found of the words of a question', () => {
  test.each([
    [
      'a property of relationships',
      'Zorbed distance quorl?',
      'en',
      'distance',
      '**distance** (a property of the relationship departs)',
    ],
    ['a word of a label of several', 'Quorl of the masters zorbed?', 'en', 'masters', '**harbour_masters** (a label)'],
    [
      'a word of a name in camel case',
      'Zorbed rigging quorl?',
      'en',
      'rigging',
      '**rigging kind** (a property of boat)',
    ],
    ['what a heading abbreviates', 'Zorbed departure quorl?', 'en', 'departure', '**dep tide** (a property of boat)'],
    ['a value that begins so', 'Zorbed Bermuda quorl?', 'en', 'Bermuda', '**Bermudan sloop**'],
    [
      'a value with a typing error',
      'Zorbed compulsroy quorl?',
      'en',
      'compulsroy',
      '**compulsory** (a value of pilotage)',
    ],
    ['a word of a long text', 'Zorbed transoms quorl?', 'en', 'transoms', 'leaks a little at the transom'],
    ['a name', 'Zorbed herons quorl?', 'en', 'herons', '**Blue Heron**'],
    [
      'o proprietate a relațiilor',
      'Zorbat pilotage quorlat?',
      'ro',
      'pilotage',
      '**pilotage** (proprietate a relației departs)',
    ],
    [
      'un cuvânt din altă limbă',
      'Zorbată distanța quorlată?',
      'ro',
      'distanța',
      '**distance** (proprietate a relației departs)',
    ],
  ] as const)('%s', async (_, question, language, word, found) => {
    const { refused, text } = await asked(question, language);
    expect(refused).toBe(true);
    expect(text).toContain(found);
    expect(text).not.toMatch(new RegExp(`(?:nothing of|nimic despre)[^.]*[“„]${word}”`, 'u'));
    expect(text).toMatch(/(?:nothing of|nimic despre)[^.]*[“„](?:quorl|Quorl|quorlat|quorlată)”/u);
  });

  test.each([
    ['Crew wages by sworn rigging?', 'en', 'did not understand'],
    ['Distanța pentru rigging?', 'ro', 'Nu am înțeles'],
  ] as const)('“%s” has no other words: it was not understood', async (question, language, said) => {
    const { refused, text } = await asked(question, language);
    expect(refused).toBe(true);
    expect(text).toContain(said);
    expect(text).not.toMatch(/nothing of|nimic despre|can add|Poți adăuga/u);
  });

  test('what was found can be pressed, and is answered', async () => {
    const { suggestions } = await asked('Zorbed Bermuda quorl?', 'en');
    const guess = suggestions.find(({ kind }) => kind === 'guess');
    if (guess?.query === undefined) throw new Error('Nothing is offered');
    const store = memoryGraphStore();
    const scope = await loadGraph(store, 'regatta', regatta().graph);
    const context = {
      scope,
      language: 'en',
      now: '2026-11-25T08:00:00.000Z',
      examples: [],
      earlier: [],
      query: guess.query,
    } as const;
    const { text, refused } = await new OfflineEngine(store).answer(
      '',
      context,
      () => undefined,
      AbortSignal.timeout(9000),
    );
    expect(refused).toBe(false);
    expect(text).toContain('Cormoran');
  });
});
