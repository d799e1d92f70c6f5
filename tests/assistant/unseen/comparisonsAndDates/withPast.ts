import { vi } from 'vitest';

import { type PatchOperation } from '../../../../server/contract/edits.js';
import { type GraphStore } from '../../../../server/graph/GraphStore.js';
import { type GraphScope } from '../../../../server/graph/ports/scope.js';
import { loadGraph } from '../../harness/loadGraph.js';
import { type Field } from '../Gold.js';

/** What was done to a graph at one time. */
export interface Done {
  readonly at: string;
  readonly operations: readonly object[];
}

/** Loads a graph and does what was done to it since, each at its own time. */
export async function withPast(store: GraphStore, { name, world }: Field, past: readonly Done[]): Promise<GraphScope> {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime('2026-10-30T08:00:00.000Z');
    const scope = await loadGraph(store, name, world.graph);
    for (const { at, operations } of past) {
      vi.setSystemTime(at);
      await store.applyPatch(scope, operations as PatchOperation[], { source: 'hand' });
    }
    return scope;
  } finally {
    vi.useRealTimers();
  }
}
