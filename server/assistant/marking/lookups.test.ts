import { describe, expect, test } from 'vitest';

import { askAfter } from '../../../tests/assistant/harness/asking.js';
import { loadGraph } from '../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../tests/assistant/unseen/World.js';
import { memoryGraphStore } from '../../graph/memory/memoryGraphStore.js';
import { OfflineEngine } from '../engine/offline/OfflineEngine.js';

const world = new World();
world.add('Lake', 'name', {
  Orvand: { depth: 40, country: 'Norway' },
  Selbusjø: { depth: 90, country: 'Norway' },
  Nordfjell: { depth: 12, country: 'Sweden' },
});
world.add('Diver', 'name', { 'Ada Lind': {}, 'Bo Strand': {} });
world.join('DIVED_IN', 'Ada_Lind > Orvand, Ada_Lind > Nordfjell, Bo_Strand > Selbusjø');

const graph = memoryGraphStore();
const scope = loadGraph(graph, 'lakes', world.graph);

/** How often the store is asked for names while a question is answered. */
async function lookupsOf(question: string): Promise<number> {
  let count = 0;
  const counting: typeof graph = {
    ...graph,
    lookup: (...asked) => {
      count += 1;
      return graph.lookup(...asked);
    },
  };
  const context = { scope: await scope, language: 'en', now: '2026-11-21T12:00:00.000Z', examples: [] } as const;
  await askAfter(new OfflineEngine(counting), [], question, context);
  return count;
}

describe('names of the graph are looked up', () => {
  // Once for the message as a name alone, and once for its words.
  test.each([
    ['What is the depth of Orvand?', 2],
    ['Which lakes did Ada Lind dive in?', 2],
    ['How many lakes are there?', 2],
  ])('once where the graph’s own words read the question: “%s”', async (question, most) => {
    expect(await lookupsOf(question)).toBeLessThanOrEqual(most);
  });

  test('for typing errors where words are left', async () => {
    expect(await lookupsOf('What is the depth of Orvnad?')).toBeLessThanOrEqual(4);
  });

  test('no more often by each of the readers that refuse', async () => {
    expect(await lookupsOf('Who inspected the plumbing of the lakes?')).toBeLessThanOrEqual(7);
  });
});
