import { describe, expect, test } from 'vitest';

import { type AskingContext } from '../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { hotel } from '../unseen/newWords/hotel.js';
import { World } from '../unseen/World.js';
import { port } from './port.js';

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scope = await loadGraph(store, 'goingOn', port.world.graph);

/** What each question of a conversation is answered with. */
async function answers(language: Language, ...questions: readonly string[]): Promise<string[]> {
  const earlier: AskingContext['earlier'][number][] = [];
  const told: string[] = [];
  for (const question of questions) {
    const context = { scope, language, now: '2026-11-22T12:00:00.000Z', earlier: [...earlier], examples: [] };
    const answer = await engine.answer(question, context, () => undefined, new AbortController().signal);
    told.push(answer.refused ? 'refused' : answer.text);
    earlier.push({ ...answer, question, answer: answer.text });
  }
  return told;
}

describe('a question after another', () => {
  test('how much it is asks for what it was ranked by', async () => {
    const [, much] = await answers('en', 'Which ship has the highest tonnage?', 'How much is it?');
    expect(much).toContain('9000');
  });

  test.each([
    ['en', 'Which ship has the highest tonnage?', 'But the lowest?', 'Tern'],
    ['en', 'Which ship has the highest tonnage?', 'And the smallest one?', 'Tern'],
    ['en', 'Which ship has the highest tonnage?', 'The lowest?', 'Tern'],
    ['en', 'Who is the oldest sailor?', 'And the youngest?', 'Cleo Voss'],
    ['ro', 'Care marinar are cea mai mare vârstă?', 'Dar cea mai mică?', 'Cleo Voss'],
    ['ro', 'Care marinar are cea mai mare vârstă?', 'Dar cel mai mic?', 'Cleo Voss'],
  ] as const)(
    'the other end of a ranking is asked for by its name alone (%s: %s %s)',
    async (language, first, then, named) => {
      const [one, other] = await answers(language, first, then);
      expect(one).not.toContain(named);
      expect(other).toContain(named);
    },
  );

  test('the heaviest one is one of those that were told of, the lightest one of the same', async () => {
    const [, most, least] = await answers(
      'en',
      'Which ships are in Skerry?',
      'Whats the oldest one?',
      'And the newest one?',
    );
    expect(most).toContain('Marlin');
    expect(least).toContain('Petrel');
  });

  test('whole questions that begin as those that go on are about what was told of', async () => {
    const [, who] = await answers('ro', 'Ce nave sunt în Vale?', 'și cine le comandă?', 'și ce transportă?');
    expect(who).toBe('refused');
  });

  test('a question that went on and was not understood changes nothing of what is spoken about', async () => {
    const [, refused, ages] = await answers('en', 'Who sails on Marlin?', 'And who paints them?', 'How old are they?');
    expect(refused).toBe('refused');
    expect(ages).toMatch(/Ada Roe.*51[\s\S]*Cleo Voss.*28/u);
  });

  test('a question by itself that was not understood ends what was spoken about', async () => {
    const [, , old] = await answers('en', 'Who sails on Tern?', 'Who painted the moon?', 'How old is he?');
    expect(old).toBe('refused');
  });

  test('a pronoun may be left out in Romanian', async () => {
    const [, old] = await answers('ro', 'Cine comandă Cleo Voss?', 'Ce vârstă are?');
    expect(old).toContain('51');
  });

  test('a pronoun is of what was told of before it is of what was asked about', async () => {
    const [told, old] = await answers('en', 'Who sails on Tern?', 'And how old is he?');
    const [name = ''] = /[A-Z]\w+ [A-Z]\w+/u.exec(told ?? '') ?? [];
    expect(name).not.toBe('');
    expect(old).toContain(`**${name}**`);
  });

  test('“their” is of all that were told of', async () => {
    const [, mean] = await answers('en', 'Who sails on Marlin?', 'What is their average age?');
    expect(mean).toContain('39.5');
  });

  test('a small pronoun that no noun doubles is not left out in Romanian', async () => {
    const [alone] = await answers('ro', 'Cine l-a comandat?');
    expect(alone).toBe('refused');
  });

  test('a noun with its article is the one that was named', async () => {
    const [, country] = await answers('en', 'Which ships are moored at Vale?', 'What country does the harbour have?');
    expect(country).toContain('Spain');
    expect(country).not.toContain('Norway');
  });
});

describe('what there is none of', () => {
  test.each([
    ['en', 'Who sails on Petrel?', /^No results: .*Sailors, sails on Petrel\.$/u],
    ['en', 'How many sailors sail on Petrel?', /^No results: 0 .*Sailors, sails on Petrel\.$/u],
    ['ro', 'Câți marinari sunt pe Petrel?', /Am căutat: .*Petrel\.$/u],
  ] as const)('is told with what was looked for (%s: %s)', async (language, question, text) => {
    expect((await answers(language, question))[0]).toMatch(text);
  });
});

test('a verb that is a noun of the graph too is no noun at the end of a question', async () => {
  expect(await answers('en', 'What did Northline ship?')).toEqual(['refused']);
  expect((await answers('en', 'Which ships does Northline have?'))[0]).toContain('Marlin');
});

describe('what a question after another is never taken for', () => {
  const hotels = loadGraph(store, 'goingOn hotels', hotel.world.graph);
  const ask = async (language: Language, question: string, earlier: AskingContext['earlier'] = []) => {
    const context = { scope: await hotels, language, now: '2026-11-22T12:00:00.000Z', earlier, examples: [] };
    return engine.answer(question, context, () => undefined, new AbortController().signal);
  };
  const after = async (language: Language, first: string, then: string) => {
    const told = await ask(language, first);
    return ask(language, then, [{ ...told, question: first, answer: told.text }]);
  };

  test('one that names what it is about is read by itself, whatever its small words may point to', async () => {
    const { text } = await after('ro', 'Câte camere are Lotus?', 'Care este salariul lui Vlad Stan?');
    expect(text).toContain('Vlad Stan');
  });

  test('where nothing is known that it goes on from, one that says nothing alone is no question of help', async () => {
    const { refused, basis } = await after('ro', 'Ce cântă zidarii la nuntă?', 'Câte sunt?');
    expect([refused, basis]).toEqual([true, 'none']);
  });

  test('a word for several does not mean the one that was chosen of them', async () => {
    const { text } = await after('ro', 'Cine lucrează la Lotus și are cel mai mare salariu?', 'Arată-i pe toți');
    expect(text).not.toMatch(/^\*\*Irina Dobre\*\*/u);
  });
});

describe('what is somebody’s who is named', () => {
  test.each([
    ['Cine este căpitanul lui Tern?', 'Tern'],
    ['cine e capitanul lui tern?', 'Tern'],
    ['Cine este șeful lui Popescu?', 'Popescu'],
  ])('stands for itself after another question, though the graph does not say it: %s', async (question, named) => {
    const context = { scope, language: 'ro' as const, now: '2026-11-22T12:00:00.000Z', examples: [] };
    const first = { question: 'Ce nave sunt în Skerry?' };
    const signal = new AbortController().signal;
    const before = await engine.answer(first.question, { ...context, earlier: [] }, () => undefined, signal);
    const earlier = [{ ...before, ...first, answer: before.text }];
    const { text, refused } = await engine.answer(question, { ...context, earlier }, () => undefined, signal);
    expect(refused).toBe(true);
    expect(text).toContain(named);
  });
});

describe('a label before a name', () => {
  const pets = new World();
  pets.graph.node('rex', 'Animal', { name: 'Rex', age: 4 });
  pets.graph.node('breed', 'Breed', { name: 'Rex', origin: 'Devon' });
  pets.graph.node('mia', 'Animal', { name: 'Mia', age: 2 });
  for (const pet of ['rex', 'mia']) pets.graph.relationship(pet, 'HAS_BREED', 'breed');
  const loaded = loadGraph(store, 'goingOn pets', pets.graph);

  test.each([
    ['en', 'Tell me about the animal Rex', 'Animal'],
    ['en', 'Tell me about the breed Rex', 'Breed'],
    ['ro', 'Spune-mi despre animalul Rex', 'Animal'],
  ] as const)('picks the node of that label (%s: %s)', async (language, question, label) => {
    const context = { scope: await loaded, language, now: '2026-11-22T12:00:00.000Z', earlier: [], examples: [] };
    const { query, text } = await engine.answer(question, context, () => undefined, new AbortController().signal);
    expect(query?.kind).toBe('describe');
    expect(text).toContain(`Rex** (${label})`);
  });
});
