import { expect, test } from 'vitest';

import { proposalOf } from '../../server/assistant/edits/proposalOf.js';
import { GraphReading } from '../../server/assistant/reading/GraphReading.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { type Language } from './graphs/Language.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

const store = memoryGraphStore();
const harbour = new World();
harbour.add('Boat', 'name', { 'Sea Lark': { rented: false }, 'Blue Tern': { rented: true }, Grebe: { rented: true } });

/** What is proposed or said to a sentence; undefined where it is taken for no edit. */
async function told(language: Language, text: string): Promise<string | undefined> {
  const scope = await loadGraph(store, 'harbour', harbour.graph);
  const reading = new GraphReading(store, scope, new AbortController().signal);
  return (await proposalOf(text, { language, reading, now: '2026-11-27T12:00:00.000Z' }))?.said;
}

test.each([
  ['en', 'Sea Lark is rented now', 'Sea Lark: change rented from no to yes'],
  ['en', 'Sea Lark is now rented', 'Sea Lark: change rented from no to yes'],
  ['en', 'Blue Tern is no longer rented', 'Blue Tern: change rented from yes to no'],
  ['ro', 'Sea Lark este rented acum', 'Sea Lark: rented se schimbă din nu în da'],
  ['ro', 'Sea Lark nu mai este rented', 'Nu este nimic de făcut'],
  // A command may end with the same word, which asks for haste there.
  ['en', 'delete Grebe now', 'Delete Grebe (Boat)'],
] as const)('a sentence says what holds from now on: %s, %s', async (language, text, said) => {
  expect(await told(language, text)).toContain(said);
});

test('no proposal is empty: what no longer holds anyway is no change', async () => {
  expect((await told('en', 'Sea Lark is no longer rented')) ?? '').not.toContain('0 changes');
});

test.each(['is Sea Lark rented now?', 'which boats are rented now'])('a question stays one: %s', async (text) => {
  expect(await told('en', text)).toBeUndefined();
});
