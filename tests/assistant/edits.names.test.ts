import { expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { GraphBuilder } from './graphs/GraphBuilder.js';
import { type Language } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { NOW } from './harness/proposing.js';

/** Two bakeries, one of which is also a shop. */
function bakeries(): GraphBuilder {
  const graph = new GraphBuilder();
  graph.node('Crust', 'Bakery', { name: 'Crust', seats: 12 });
  graph.node('Rye', 'Bakery', { name: 'Rye', seats: 4 });
  graph.nodes[0]?.labels.push('Shop');
  graph.node('Tenby', 'Town', { name: 'Tenby' });
  graph.relationship('Crust', 'LIES_IN', 'Tenby');
  return graph;
}

async function proposed(request: string, language: Language) {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, request, bakeries());
  const { answer } = await ask(new OfflineEngine(store), request, {
    scope,
    language,
    now: NOW,
    earlier: [],
    examples: [],
  });
  return answer.proposal?.operations.map(({ operation }) => operation);
}

test.each<[Language, string]>([
  ['en', 'Rename the property seats to places everywhere'],
  ['en', 'Rename the seats property to places'],
  ['ro', 'Redenumește proprietatea seats în places peste tot'],
])('a property is renamed wherever it stands, with its values: %s “%s”', async (language, request) => {
  const moved = (places: number) => ({ op: 'updateNode', setProperties: { places }, removeProperties: ['seats'] });
  expect(await proposed(request, language)).toMatchObject([moved(12), moved(4)]);
});

test.each<[Language, string]>([
  ['en', 'Remove the label Shop from Crust'],
  ['ro', 'Șterge eticheta Shop de la Crust'],
])('a label is taken off a node that has others: %s “%s”', async (language, request) => {
  expect(await proposed(request, language)).toMatchObject([{ op: 'updateNode', removeLabels: ['Shop'] }]);
});

test.each<[Language, string]>([
  ['en', 'Add a node called Oat in Tenby with label Bakery'],
  ['en', 'Add a bakery called Oat in Tenby'],
  ['ro', 'Adaugă un nod numit Oat în Tenby cu eticheta Bakery'],
])('a new node is put where it is said to be: %s “%s”', async (language, request) => {
  expect(await proposed(request, language)).toMatchObject([
    { op: 'createNode', labels: ['Bakery'], properties: { name: 'Oat' } },
    { op: 'createRelationship', type: 'LIES_IN' },
  ]);
});
