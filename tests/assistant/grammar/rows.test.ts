import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { endingIn } from '../harness/endingIn.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** Rows that became nodes, some of their columns nodes beside them and some texts: what a table leaves. */
const world = new World();
world.add('Show', 'Title', {
  'Late Tea': { Host: 'Wanda Pryce', Mechanic: 'Olga Fink', Aired: true, Note: 'loud', Zone: 'North', 'Fee ($)': 120 },
  'Early Tea': { Host: 'Elliot Sand', Mechanic: 'Olga Fink', Aired: false, Note: 'calm', Zone: 'South', 'Fee ($)': 80 },
});
world.add('Guest', 'name', { 'Omar Sid': {}, 'Petra Nov': {}, 'Omar Low': {} });
world.add('Car', 'name', { Panda: {} });
world.add('Comandă', 'cod', { C1: {} });
world.add('Client', 'name', { 'Ana Dobre': {} });
world.add('Produs', 'name', { covrigi: {} });
world.join('HAS_GUEST', 'Late_Tea > Omar_Sid, Early_Tea > Petra_Nov');
world.join('HAS_CAR', 'Late_Tea > Panda');
world.join('HAS_CLIENT', 'C1 > Ana_Dobre');
world.join('HAS_PRODUS', 'C1 > covrigi');

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scope = await loadGraph(store, 'rows', world.graph);

async function answered(question: string, language: Language = 'en') {
  const context = { scope, language, now: '2026-11-22T12:00:00.000Z', earlier: [], examples: [] };
  return engine.answer(question, context, () => undefined, new AbortController().signal);
}

async function told(question: string, language: Language = 'en'): Promise<string> {
  const { text, refused } = await answered(question, language);
  return refused ? 'refused' : text;
}

describe('a word that is a name of the graph', () => {
  test('is nobody at the other end of a relationship', async () => {
    expect(await told('Who hosted Late Tea?')).toContain('Wanda Pryce');
    expect(await told('Who is the host of Late Tea?')).toContain('Wanda Pryce');
  });
  test('is nothing that is only kin to it', async () => {
    expect(await told('Who was the mechanic of Late Tea?')).toContain('Olga Fink');
  });
});

test('by whom something is done may be a value', async () => {
  expect(await told('Which shows were hosted by Elliot Sand?')).toContain('Early Tea');
  expect(await told('Which shows were aired by Wanda Pryce?')).toBe('refused');
});

test('what texts come to is not told as nothing', async () => {
  expect(await told('What is the average note?')).toBe('refused');
  expect(await told('What is the average fee?')).toContain('100');
});

test('who has done something is asked for, and not what was done', async () => {
  expect(await told('Cine a comandat covrigi?', 'ro')).not.toContain('C1');
  expect(await told('Ce clienți au comandat covrigi?', 'ro')).toContain('Ana Dobre');
});

test('what stands in one row is joined by way of it', async () => {
  expect(await told('Which guests had a Panda?')).toSatisfy(endingIn('Omar Sid.'));
  // Those of no row are of none in that zone either: the answer says so, as one of the ways to read it.
  expect(await told('Which guests are not in the South zone?')).toMatch(
    /^Guests, of none of: Shows \(Zone: South\) \(2\): Omar Low and Omar Sid\.\n\nAs I read it;/u,
  );
});

test('how much there is of something in all is what its numbers come to', async () => {
  expect(await told('How much is the fee in total?')).toContain('200');
});

test('which of several is meant who share a first name is asked, and each is offered by the whole name', async () => {
  const { text, refused, suggestions } = await answered('Which car did Omar have?');
  expect(refused).toBe(true);
  expect(text).toContain('Omar Sid');
  expect(text).toContain('Omar Low');
  expect(suggestions.map((one) => one.text)).toEqual(['Which car did Omar Low have?', 'Which car did Omar Sid have?']);
  expect(await told('Which car did Omar Sid have?')).toContain('Panda');
});
