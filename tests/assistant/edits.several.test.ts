import { expect, test } from 'vitest';

import { proposalOf } from '../../server/assistant/edits/proposalOf.js';
import { GraphReading } from '../../server/assistant/reading/GraphReading.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { type Language } from './graphs/Language.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

/** Printers, where they work and what they ordered. */
const world = new World();
world.add('Printer', 'name', { Ana: { wage: 10 }, Mihai: { wage: 12 }, 'Bo Lind': { wage: 9 } });
world.add('Press', 'name', { Orion: {}, Vesta: {} });
world.add('Order', 'code', { 'O-1': { price: 5 }, 'O-2': { price: 7 }, 'O-3': { price: 9 } });
world.join('WORKS_AT', 'Ana > Vesta, Bo_Lind > Vesta, Mihai > Orion');
world.join('PLACED_BY', 'O-1 > Ana, O-2 > Mihai, O-3 > Bo_Lind');
const store = memoryGraphStore();

/** What is proposed, each change as it is summed up. */
async function proposed(language: Language, request: string): Promise<readonly string[]> {
  const scope = await loadGraph(store, 'several', world.graph);
  const reading = new GraphReading(store, scope, new AbortController().signal);
  const came = await proposalOf(request, { language, reading, now: '2026-11-26T12:00:00.000Z' });
  return came?.kind === 'proposal' ? came.operations.map(({ summary }) => summary) : [];
}

const LEAVES = 'Delete the relationship “Ana works at Vesta”';
const COMES = 'Add the relationship “Ana works at Orion”';
const ORDERS = ['Delete O-1 (Order) with its 1 relationship', 'Delete O-2 (Order) with its 1 relationship'];

test.each([
  // Of several a sentence is told as of each; who is there already stays.
  ['en', 'Ana and Mihai work at Orion', [LEAVES, COMES]],
  [
    'ro',
    'Ana și Mihai lucrează la Orion',
    ['Șterge relația „Ana works at Vesta”', 'Adaugă relația „Ana works at Orion”'],
  ],
  ['en', 'Ana and Mihai moved to Orion', [LEAVES, COMES]],
  [
    'ro',
    'Ana și Mihai s-au mutat la Orion',
    ['Șterge relația „Ana works at Vesta”', 'Adaugă relația „Ana works at Orion”'],
  ],
  ['en', 'Ana and Bo Lind left Vesta', [LEAVES, 'Delete the relationship “Bo Lind works at Vesta”']],
  [
    'ro',
    'Ana și Bo Lind nu mai lucrează la Vesta',
    ['Șterge relația „Ana works at Vesta”', 'Șterge relația „Bo Lind works at Vesta”'],
  ],
  [
    'en',
    'Ana, Mihai and Bo Lind have a wage of 12',
    ['Ana: change wage from 10 to 12', 'Bo Lind: change wage from 9 to 12'],
  ],
  // What belongs to one and to another: never the other.
  ['en', 'Delete the orders of Ana and of Mihai', ORDERS],
  ['en', 'delete all orders placed by Ana and by Mihai', ORDERS],
  [
    'ro',
    'Șterge comenzile lui Ana și ale lui Mihai',
    ['Șterge O-1 (Order) împreună cu 1 relație', 'Șterge O-2 (Order) împreună cu 1 relație'],
  ],
  ['en', 'Set the wage of Ana and of Mihai to 4', ['Ana: change wage from 10 to 4', 'Mihai: change wage from 12 to 4']],
  ['en', 'Delete the notes of Ana and of Mihai', []],
  ['ro', 'Șterge notițele lui Ana și ale lui Mihai', []],
] as const)('%s: %s', async (language, request, wanted) => {
  expect(await proposed(language, request)).toEqual(wanted);
});
