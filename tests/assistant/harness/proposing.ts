import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type EditReading, proposalOf } from '../../../server/assistant/edits/proposalOf.js';
import { GraphReading } from '../../../server/assistant/reading/GraphReading.js';
import { type ChangeCounts } from '../../../server/contract/edits.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { openStore } from '../../../server/platform/store/openStore.js';
import { graphOf, type GraphName } from '../graphs/graphs.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from './loadGraph.js';

export const NOW = '2026-11-21T12:00:00.000Z';

/** A store of its own in which requests are read and proposals applied. */
export class Proposing {
  /** The graphs that were loaded, each with how many changes were applied to it since. */
  private readonly lent = new Map<string, { scope: GraphScope; applied: number }>();

  private constructor(
    readonly store: GraphStore,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Proposing> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-edits-'));
    const opened = await openStore({ dataDir, readers: 0 });
    return new Proposing(opened.store, async () => {
      await opened.close();
      rmSync(dataDir, { recursive: true });
    });
  }

  /** A graph as it is in its file: whatever was applied to it since it was loaded is undone, which is far quicker than to load it anew. */
  async load(language: Language, graph: GraphName = 'sample'): Promise<GraphScope> {
    const name = `${graph} ${language}`;
    const known = this.lent.get(name);
    if (known === undefined) {
      const scope = await loadGraph(this.store, name, graphOf(graph, language));
      this.lent.set(name, { scope, applied: 0 });
      return scope;
    }
    for (; known.applied > 0; known.applied -= 1) await this.store.undo(known.scope);
    return known.scope;
  }

  propose(request: string, language: Language, scope: GraphScope, earlier: readonly string[] = []) {
    const reading = new GraphReading(this.store, scope, new AbortController().signal);
    return proposalOf(request, { language, reading, now: NOW, earlier });
  }

  /** Applies all of a proposal as one change. Throws when it is none, or when the store refuses it. */
  async apply(reading: EditReading | undefined, scope: GraphScope): Promise<ChangeCounts> {
    if (reading?.kind !== 'proposal') throw new Error(`No proposal: ${reading?.said ?? 'no edit'}`);
    const operations = reading.operations.map(({ operation }) => operation);
    const receipt = await this.store.applyPatch(scope, operations, { source: 'assistant', reference: 'test' });
    for (const one of this.lent.values()) if (one.scope === scope) one.applied += 1;
    return receipt.change.counts;
  }

  /** How many changes of a graph are in effect: neither undone nor, by a later one, gone for good. */
  async changes(scope: GraphScope): Promise<number> {
    const { items } = await this.store.changes(scope, { pageSize: 10 });
    return items.filter(({ undone }) => !undone).length;
  }
}

/** What the operations of a proposal come to when all are applied; relationships also go with nodes, uncounted here. */
export function countsOf(reading: EditReading | undefined): Partial<ChangeCounts> {
  const operations = reading?.kind === 'proposal' ? reading.operations.map(({ operation }) => operation) : [];
  const count = (op: string) => operations.filter((one) => one.op === op).length;
  const updated = new Set(operations.flatMap(({ op, nodeId }) => (op === 'updateNode' ? [nodeId] : [])));
  const created = new Set(operations.flatMap(({ op, nodeId }) => (op === 'createNode' ? [nodeId] : [])));
  return {
    nodesCreated: created.size,
    nodesUpdated: [...updated].filter((id) => !created.has(id)).length,
    nodesDeleted: count('deleteNode'),
    relationshipsCreated: count('createRelationship'),
    relationshipsUpdated: count('updateRelationship'),
    ...(count('deleteNode') > 0 ? {} : { relationshipsDeleted: count('deleteRelationship') }),
  };
}
