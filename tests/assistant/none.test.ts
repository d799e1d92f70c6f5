import { expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { GraphBuilder } from './graphs/GraphBuilder.js';
import { type Language } from './graphs/Language.js';
import { askAfter } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { NOW } from './harness/proposing.js';

/** Ferries, of which one carried 0 cars, and of one of which nobody counted them. */
function ferries(): GraphBuilder {
  const graph = new GraphBuilder();
  graph.node('Skua', 'Ferry', { name: 'Skua', cars: 12, lifeboats: 2, captain: 'Ada Moore' });
  graph.node('Tern', 'Ferry', { name: 'Tern', cars: 0, lifeboats: 4 });
  graph.node('Fulmar', 'Ferry', { name: 'Fulmar', lifeboats: 2, captain: 'Ben Cole' });
  return graph;
}

async function told(question: string, language: Language) {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, question, ferries());
  const context = { scope, language, now: NOW, examples: [] };
  return (await askAfter(new OfflineEngine(store), [], question, context)).answer.text;
}

test.each<[Language, string, readonly string[]]>([
  ['en', 'Which ferries have no cars?', ['Tern', 'Fulmar']],
  ['en', 'Ferries without cars', ['Tern', 'Fulmar']],
  ['en', 'Which ferries have no captain?', ['Tern']],
  ['ro', 'Ce ferry nu are cars?', ['Tern', 'Fulmar']],
])('of a number none is 0 as well as nothing: %s “%s”', async (language, question, expected) => {
  const text = await told(question, language);
  const named = ['Skua', 'Tern', 'Fulmar'].filter((name) => text.includes(name));
  expect([text, ...named]).toEqual([text, ...expected]);
});
