import { expect, test } from 'vitest';

import { loadGraph } from '../../../tests/assistant/harness/loadGraph.js';
import { GraphBuilder } from '../../../tests/assistant/graphs/GraphBuilder.js';
import { memoryGraphStore } from '../../graph/memory/memoryGraphStore.js';
import { type ProjectScope } from '../../graph/ports/scope.js';
import { projectWords } from './projectWords.js';

/** What a text is told that the nodes of a project are called, whose pupils have this caption. */
async function namesWith(caption: string) {
  const graph = new GraphBuilder();
  graph.node('Maria', 'Elev', { Prenume: 'Maria', Nume: 'Pop' });
  graph.node('Cluj', 'Town', { name: 'Cluj' });
  const store = memoryGraphStore();
  const scope = (await loadGraph(store, 'names', graph)) as ProjectScope;
  const style = { caption };
  await store.setStyle(scope, { kind: 'label', name: 'Elev', version: 0, style }, { source: 'import' });
  const { nodes } = await projectWords(store, scope, new AbortController().signal);
  return nodes.map(({ name }) => name);
}

test('a text is read by what the nodes of its project are called', async () => {
  expect(await namesWith('{Prenume} {Nume}')).toEqual(['Maria Pop', 'Cluj']);
});

test('where nothing is to be written at them it is read by their names all the same', async () => {
  expect(await namesWith('')).toEqual(['Pop', 'Cluj']);
});
