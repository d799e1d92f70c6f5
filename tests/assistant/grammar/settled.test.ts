import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { endingIn } from '../harness/endingIn.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** Ringers, their songs and poems, where several types say that somebody made something. */
const weir = new World();
weir.add('Person', 'name', {
  'Ana Dobre': { job: 'ringer' },
  'Mihai Dobre': { job: 'mayor' },
  'Maria Rusu': { job: 'carver' },
  'Ion Rusu': { job: 'tuner' },
  'Lia Stan': { job: 'clerk' },
});
weir.add('Song', 'name', { 'Night Bells': {} });
weir.add('Poem', 'name', { 'Salt Road': {} });
weir.add('Foundry', 'name', { Orion: {}, Vesta: {} });
weir.join('CREATED', 'Ana_Dobre > Salt_Road');
weir.join('COMPOSED', 'Ion_Rusu > Night_Bells');
weir.join('MARRIED_TO', 'Maria_Rusu > Ion_Rusu, Ana_Dobre > Mihai_Dobre');
weir.join('WORKS_AT', 'Ion_Rusu > Orion, Ana_Dobre > Vesta, Lia_Stan > Orion');

/** Bricklayers in Romanian, with what was delivered to whom. */
const masons = new World();
masons.add('Persoană', 'nume', {
  'Ion Rus': { meserie: 'zidar', salariu: 3100 },
  'Mara Rus': { meserie: 'primar', salariu: 5200 },
  'Ana Lup': { meserie: 'dulgher', salariu: 2800 },
  'Ioana Rus': { meserie: 'dulgher', salariu: 4000 },
});
masons.add('Livrare', 'Nr', { 'L-1': { 'Ciment (kg)': 40 }, 'L-2': { 'Ciment (kg)': 75 } });
masons.add('Șantier', 'nume', { 'Casa Roșie': {} });
masons.join('CĂSĂTORIT_CU', 'Mara_Rus > Ion_Rus');
masons.join('PĂRINTE_AL', 'Mara_Rus > Ioana_Rus');
masons.join('LUCREAZĂ_LA', 'Ion_Rus > Casa_Roșie');
masons.join('ADUSĂ_LA', 'L-1 > Casa_Roșie, L-2 > Casa_Roșie');

/** Ferries with a list of dishes each, harbours that dishes come to, and laundry that guests brought. */
const ferries = new World();
ferries.add('Ferry', 'name', {
  Alba: { Menu: ['cod', 'soup'], hull: 'steel' },
  Bura: { Menu: ['cod'], hull: 'wood' },
  Dorna: { Menu: ['cod', 'soup', 'rice'], hull: 'glass' },
});
ferries.add('Sauce', 'name', { Red: {}, Green: {} });
ferries.add('Port', 'name', { Vama: {}, Mila: {} });
ferries.add('Customer', 'name', { 'Ana Pop': {}, 'Bo Lind': {} });
ferries.add('Load', 'Ticket', { 'T-1': { Price: 12 }, 'T-2': { Price: 30 }, 'T-3': { Price: 22 } });
ferries.join('SUPPLIED_TO', 'Red > Vama Mila, Green > Vama');
ferries.join('BROUGHT_BY', 'T-1 > Ana_Pop, T-2 > Bo_Lind, T-3 > Ana_Pop');

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scopes = {
  weir: await loadGraph(store, 'weir', weir.graph),
  masons: await loadGraph(store, 'masons', masons.graph),
  ferries: await loadGraph(store, 'ferries', ferries.graph),
};
async function asked(of: keyof typeof scopes, language: Language, question: string) {
  const context = { scope: scopes[of], language, now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] };
  return engine.answer(question, context, () => undefined, new AbortController().signal);
}

describe('a verb that the graph has only in a wider or another word', () => {
  test('means the one type that it may where the labels beside it leave no other, and the answer says so', async () => {
    const { text } = await asked('weir', 'en', 'Who wrote Salt Road?');
    expect(text).toSatisfy(endingIn('Ana Dobre.\n\nI read “wrote” as “created”.'));
    expect((await asked('weir', 'en', 'By whom was Salt Road written?')).text).toContain('Ana Dobre');
    expect((await asked('weir', 'en', 'Which poem did Ana Dobre write?')).text).toContain('Salt Road');
  });

  test('is asked about where nothing is found by it', async () => {
    const { text, suggestions } = await asked('weir', 'en', 'Did Lia Stan write Salt Road?');
    expect(text).toBe('By “write”, do you mean “created”?');
    expect(suggestions).toMatchObject([{ name: 'CREATED' }]);
  });
});

test.each([
  // Whoever is somebody's wife, husband or mayor stands wherever a name may.
  ['weir', 'en', "Where does Maria Rusu's husband work?", 'Orion.'],
  ['weir', 'en', 'the foundry that the husband of Maria Rusu worked at', 'Orion.'],
  ['weir', 'en', "Which song did Maria Rusu's husband compose?", 'Night Bells.'],
  ['weir', 'en', 'Who is the wife of the mayor?', 'Ana Dobre.'],
  ['weir', 'en', 'At which foundry does the wife of the mayor work?', 'Vesta.'],
  // Romanian writes the case of a first name at its end.
  ['masons', 'ro', 'Cine este soțul Marei?', 'Ion Rus.'],
  ['masons', 'ro', 'Unde lucrează soțul Marei?', 'Casa Roșie.'],
  ['masons', 'ro', 'Cine este soțul primarului?', 'Ion Rus.'],
  ['masons', 'ro', 'Cât este salariul lui Ion?', '**Ion Rus**: salariu – 3100.'],
  ['masons', 'ro', 'Care este salariul Anei Lup?', '**Ana Lup**: salariu – 2800.'],
  ['masons', 'ro', 'Cine este mama Ioanei?', 'Prin „mama” vrei să spui „… este părinte al …”?'],
  // A verb that says only that something was used, and verbs of what somebody gives for each of theirs.
  ['masons', 'ro', 'Cât ciment s-a folosit în total?', '**115 kg** (din 2): L-1 și L-2.'],
  ['ferries', 'en', 'How much has Ana Pop been charged in total?', '**34** (from 2): T-1 and T-3.'],
  ['ferries', 'en', 'How much did Ana Pop pay?', '**34** (from 2): T-1 and T-3.'],
  ['ferries', 'en', 'How much was T-2 charged?', '**T-2**: Price is 30.'],
  // Both are meant where one may have both, and either where it has one.
  ['ferries', 'en', 'Which ferries serve cod and soup?', 'Alba and Dorna.'],
  ['ferries', 'en', 'ferries with cod and rice', 'Dorna.'],
  ['ferries', 'en', 'steel and wood ferries', 'Alba and Bura.'],
  ['ferries', 'en', 'ferries whose hull is steel or glass', 'Alba and Dorna.'],
  ['ferries', 'en', 'Which ports are supplied with Red and Green?', 'Vama.'],
] as const)('%s, %s: %s', async (of, language, question, wanted) => {
  expect((await asked(of, language, question)).text).toSatisfy(endingIn(wanted));
});

test('what somebody gave for theirs is surely told only where it is asked how much', async () => {
  for (const question of ['Has Ana Pop paid?', 'How heavy is Ana Pop?']) {
    const { refused, isAsRead } = await asked('ferries', 'en', question);
    expect(refused || isAsRead === true).toBe(true);
  }
});
