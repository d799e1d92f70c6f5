import { type Answer } from '../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from '../harness/loadGraph.js';
import { NOW } from '../harness/proposing.js';

/** A message over a graph, which is loaded once by its name. */
interface Asked {
  readonly name: string;
  readonly graph: () => ImportBatch;
  readonly language: Language;
  readonly request: string;
}

/** What the rules answer to messages over graphs. */
export function askedOf(): (asked: Asked) => Promise<Answer> {
  const store = memoryGraphStore();
  const engine = new OfflineEngine(store);
  const scopes = new Map<string, Promise<GraphScope>>();
  return async ({ name, graph, language, request }) => {
    const scope = scopes.get(name) ?? loadGraph(store, name, graph());
    scopes.set(name, scope);
    const context = { scope: await scope, language, now: NOW, earlier: [], aliases: [], examples: [] };
    return engine.answer(request, context, () => undefined, new AbortController().signal);
  };
}
