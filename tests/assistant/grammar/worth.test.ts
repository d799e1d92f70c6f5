import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { World } from '../unseen/World.js';

/** A chapel's benefactors and what they gave: rows with one amount each. */
const chapel = new World();
chapel.add('Benefactor', 'Name', { 'Ada Frost': {}, 'Bram Oake': {}, 'Cleo Marsh': {} });
chapel.add('Fund', 'name', { 'Bell fund': {}, 'Roof fund': {} });
chapel.add('Donation', 'Receipt', {
  R1: { Date: '2025-03-02', 'Amount (£)': 40, 'Sent on': '2025-04-01' },
  R2: { Date: '2025-03-09', 'Amount (£)': 60, 'Sent on': '2025-03-10' },
  R3: { Date: '2025-04-11', 'Amount (£)': 50, 'Sent on': '2025-04-12' },
  R4: { Date: '2025-05-12', 'Amount (£)': 90, 'Sent on': '2025-05-13' },
});
chapel.join('HAS_BENEFACTOR', 'R1 > Ada_Frost, R2 > Ada_Frost, R3 > Ada_Frost, R4 > Bram_Oake');
chapel.join('HAS_FUND', 'R1 > Roof_fund, R2 > Roof_fund, R3 > Bell_fund, R4 > Bell_fund');

/** A tailor's invoices, their state, and lines of what was sold. */
const tailor = new World();
tailor.add('Client', 'Nume', { 'Ion Rus': {}, 'Mara Stan': {} });
tailor.add('Stare', 'name', { anulată: {}, achitată: {} });
tailor.add('Articol', 'name', { 'Rochie lungă': {}, Sacou: {} });
tailor.add('Factură', 'Număr', {
  'F-1': { 'Data facturii': '2025-03-02', Scadență: '2025-04-02', 'Total (lei)': 100 },
  'F-2': { 'Data facturii': '2025-04-03', Scadență: '2025-05-03', 'Total (lei)': 300 },
  'F-3': { 'Data facturii': '2025-04-04', Scadență: '2025-05-04', 'Total (lei)': 50 },
});
tailor.add('Poziție', 'Cod', { P1: { Cantitate: 2 }, P2: { Cantitate: 5 }, P3: { Cantitate: 1 } });
tailor.join('HAS_CLIENT', 'F-1 > Ion_Rus, F-2 > Mara_Stan, F-3 > Ion_Rus');
tailor.join('HAS_STARE', 'F-1 > achitată, F-2 > achitată, F-3 > anulată');
tailor.join('HAS_FACTURĂ', 'P1 > F-1, P2 > F-2, P3 > F-3');
tailor.join('HAS_ARTICOL', 'P1 > Rochie_lungă, P2 > Rochie_lungă, P3 > Sacou');

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const scopes = {
  chapel: await loadGraph(store, 'chapel', chapel.graph),
  tailor: await loadGraph(store, 'tailor', tailor.graph),
};
async function answered(of: keyof typeof scopes, language: Language, question: string) {
  const context = { scope: scopes[of], language, now: '2026-11-26T12:00:00.000Z', earlier: [], examples: [] };
  return engine.answer(question, context, () => undefined, new AbortController().signal);
}

test.each([
  // What one of a kind comes to, where no word of the question names it.
  ['chapel', 'en', 'What is the average donation?', '**60 £**'],
  ['chapel', 'en', "What's the average donation to the Bell fund?", '**70 £**'],
  ['chapel', 'en', 'What is my largest donation?', '**R4**'],
  ['chapel', 'ro', 'Care este donația medie?', '**60 £**'],
  ['chapel', 'en', 'What is the total value of donations to the Roof fund?', '**100 £**'],
  ['tailor', 'ro', 'Care e valoarea medie a facturilor?', '**150 lei**'],
  ['tailor', 'ro', 'Care este cea mai mare factură?', '**F-2**'],
  // Who gave most, by all that they gave.
  ['chapel', 'en', 'Which benefactor has donated the most money in total?', '**Ada Frost** (150 £)'],
  ['chapel', 'en', 'Who donated the most?', '**Ada Frost** (150 £)'],
  ['chapel', 'en', 'Who donated the most to the Bell fund?', '**Bram Oake** (90 £)'],
  ['chapel', 'ro', 'Care binefăcător a donat cel mai mult?', '**Ada Frost**'],
  ['chapel', 'en', 'Which benefactor paid the most?', '**Ada Frost** (150 £)'],
  // How often, and how much.
  ['chapel', 'en', 'Who donated more than 2 times?', 'Ada Frost.'],
  ['chapel', 'en', 'How much did Ada Frost donate?', '**150 £**'],
  ['chapel', 'en', 'How much have we received?', 'By “received”, do you mean “Amount (£)”?'],
  ['chapel', 'en', 'How much was donated to the Roof fund?', '**100 £**'],
  ['tailor', 'ro', 'Cât am încasat în martie 2025?', 'Prin „încasat” vrei să spui „Total (lei)”?'],
  ['tailor', 'ro', 'Câte rochii lungi am vândut în total?', 'Prin „vândut” vrei să spui „Cantitate”?'],
] as const)('%s, %s: %s', async (of, language, question, wanted) => {
  expect((await answered(of, language, question)).text).toContain(wanted);
});

describe('a verb that only says that a row took place', () => {
  test.each([
    ['chapel', 'en', 'Which fund donated the most?'],
    ['chapel', 'en', 'How much did the Bell fund donate?'],
    ['chapel', 'en', 'Which benefactor got the most money?'],
    ['chapel', 'en', 'How many times did Ada Frost donate?'],
    ['chapel', 'en', 'How much was not donated?'],
    ['chapel', 'en', 'What has Ada Frost donated?'],
    ['chapel', 'ro', 'Care fond a donat cel mai mult?'],
    ['tailor', 'ro', 'Cine nu a plătit?'],
  ] as const)('is never sure of what else it may say: %s, %s: %s', async (of, language, question) => {
    const { refused, isAsRead } = await answered(of, language, question);
    expect(refused || isAsRead === true).toBe(true);
  });
});

test('the date of a thing itself is meant before others that it has', async () => {
  const { text } = await answered('chapel', 'en', 'How many donations were there in April 2025?');
  expect(text).toContain('R3');
  expect(text).not.toContain('R1');
});

test.each([
  ['en', 'How many donations are there except the Bell fund ones?', 'chapel', ': **2**'],
  ['en', 'List the donations except the Roof fund ones', 'chapel', 'R3 and R4'],
  ['ro', 'Câte facturi sunt în afară de anulată?', 'tailor', ': **2**'],
] as const)('what is joined to what is named is excepted: %s: %s', async (language, question, of, wanted) => {
  expect((await answered(of, language, question)).text).toContain(wanted);
});

describe('what is marked as a state', () => {
  test.each([
    ['en', 'mark F-3 as achitată'],
    ['ro', 'Marchează F-3 ca achitată'],
  ] as const)('goes from the one that it is in: %s: %s', async (language, question) => {
    const { proposal } = await answered('tailor', language, question);
    expect(proposal?.operations.map(({ operation }) => operation)).toMatchObject([
      { op: 'deleteRelationship' },
      { op: 'createRelationship', type: 'HAS_STARE' },
    ]);
  });

  test('is left where it is so already', async () => {
    const { proposal, text } = await answered('tailor', 'en', 'mark F-1 as achitată');
    expect(proposal).toBeUndefined();
    expect(text).toContain('F-1');
  });
});
