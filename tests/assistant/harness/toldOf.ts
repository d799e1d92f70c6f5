import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { type World } from '../unseen/World.js';
import { askAfter } from './asking.js';
import { loadGraph } from './loadGraph.js';

/** What is told of a graph of its own when it is asked a first question. */
export async function toldOf({ graph }: World, question: string, language: Language): Promise<string> {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, 'told', graph);
  const context = { scope, language, now: '2026-11-25T08:00:00.000Z', examples: [] };
  return (await askAfter(new OfflineEngine(store), [], question, context)).answer.text;
}
