import { expect, test } from 'vitest';

import { type Query } from '../../../domain/query/Query.js';
import { sayQuery } from '../../../server/assistant/grammar/saying/answer.js';
import { GraphReading } from '../../../server/assistant/reading/GraphReading.js';
import { WORDINGS } from '../../../server/assistant/texts/Wording.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { GraphBuilder } from '../graphs/GraphBuilder.js';
import { loadGraph } from '../harness/loadGraph.js';

/** Three ferries between ports, and one whose price nobody knows. */
async function ferriesSaid(order: 'most' | 'least'): Promise<string> {
  const graph = new GraphBuilder();
  for (const name of ['Aaland', 'Brest', 'Cork', 'Dover']) graph.node(name, 'Port', { name });
  graph.relationship('Aaland', 'FERRY', 'Brest', { price: 30 });
  graph.relationship('Brest', 'FERRY', 'Cork', { price: 95 });
  graph.relationship('Cork', 'FERRY', 'Dover', { price: 12 });
  graph.relationship('Dover', 'FERRY', 'Aaland', {});
  const store = memoryGraphStore();
  const scope = await loadGraph(store, `ferries ${order}`, graph);
  const ports = { kind: 'label', label: 'Port' } as const;
  const query: Query = {
    kind: 'values',
    set: ports,
    along: { step: { types: ['FERRY'], direction: 'out' }, set: ports },
    properties: ['price'],
    sort: { by: { kind: 'property', property: 'price' }, order },
    limit: 1,
  };
  return (await sayQuery(query, new GraphReading(store, scope, new AbortController().signal), WORDINGS.en)).text;
}

test('the relationship that holds most is told, and by what it was found', async () => {
  const text = await ferriesSaid('most');
  expect(text).toContain('**Brest** ferry **Cork**: price is 95');
  expect(text).toMatch(/^Ports, .*by price, highest first.*:\n/u);
});

test('the one that holds least is told, and not one that holds nothing', async () => {
  expect(await ferriesSaid('least')).toContain('**Cork** ferry **Dover**: price is 12');
});
