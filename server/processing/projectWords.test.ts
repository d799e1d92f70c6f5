import { expect, test } from 'vitest';

import { loadGraph } from '../../tests/assistant/harness/loadGraph.js';
import { GraphBuilder } from '../../tests/assistant/graphs/GraphBuilder.js';
import { memoryGraphStore } from '../graph/memory/memoryGraphStore.js';
import { type ProjectScope } from '../graph/ports/scope.js';
import { projectWords } from './projectWords.js';

test('a text is read by what the nodes of its project are called', async () => {
  const graph = new GraphBuilder();
  graph.node('Maria', 'Elev', { Prenume: 'Maria', Nume: 'Pop' });
  graph.node('Cluj', 'Town', { name: 'Cluj' });
  const store = memoryGraphStore();
  const scope = (await loadGraph(store, 'names', graph)) as ProjectScope;
  const style = { caption: '{Prenume} {Nume}' };
  await store.setStyle(scope, { kind: 'label', name: 'Elev', version: 0, style }, { source: 'import' });
  const { nodes } = await projectWords(store, scope, new AbortController().signal);
  expect(nodes.map(({ name }) => name)).toEqual(['Maria Pop', 'Cluj']);
});
