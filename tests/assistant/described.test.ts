import { expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { askAfter } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { type Language } from './graphs/Language.js';
import { World } from './unseen/World.js';

const world = new World();
world.add('Mill', 'name', { 'Lower Mill': { wheels: 2 }, Tollgate: {} });
world.add('Person', 'name', { Ana: {}, Bob: {}, Cid: {} });
world.join('WORKS_AT', 'Ana > Lower_Mill, Bob > Lower_Mill, Bob > Lower_Mill');
world.join('ownedBy', 'Lower_Mill > Cid, Tollgate > Cid');

async function told(question: string, language: Language): Promise<string> {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, 'mills', world.graph);
  const context = { scope, language, now: '2026-11-25T08:00:00.000Z', examples: [] };
  return (await askAfter(new OfflineEngine(store), [], question, context)).answer.text;
}

test('what is around a node is told in sentences: each direction by itself, each neighbour once, types in words', async () => {
  expect(await told('Tell me about Lower Mill', 'en')).toBe(
    '**Lower Mill** (Mill): wheels: 2. Lower Mill owned by Cid. Works at Lower Mill: Ana and Bob.',
  );
  expect(await told('Povestește-mi despre Tollgate', 'ro')).toBe('**Tollgate** (Mill). Tollgate owned by Cid.');
});

test('the steps of a way have their types in words', async () => {
  expect(await told('How is Ana connected to Cid?', 'en')).toContain(
    'Ana works at Lower Mill; Lower Mill owned by Cid',
  );
});
