import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type EditReading, proposalOf } from '../../../server/assistant/edits/proposalOf.js';
import { GraphReading } from '../../../server/assistant/reading/GraphReading.js';
import { type ChangeCounts } from '../../../server/contract/edits.js';
import { type GraphScope, type GraphStore, parse } from '../../../server/graph/GraphStore.js';
import { openSqliteGraphStore } from '../../../server/graph/sqlite/openStore.js';
import { graphOf, type GraphName } from '../graphs/graphs.js';
import { type Language } from '../graphs/Language.js';
import { loadGraph } from './loadGraph.js';

export const NOW = '2026-11-21T12:00:00.000Z';

/** A store of its own in which requests are read and proposals applied. */
export class Proposing {
  private constructor(
    readonly store: GraphStore,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Proposing> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-edits-'));
    const opened = await openSqliteGraphStore({ dataDir, readers: 0 });
    return new Proposing(opened.store, async () => {
      await opened.close();
      rmSync(dataDir, { recursive: true });
    });
  }

  /** A fresh copy of a graph, of a person of its own. */
  load(language: Language, graph: GraphName = 'sample'): Promise<GraphScope> {
    return loadGraph(this.store, `${graph} ${language}`, graphOf(graph, language));
  }

  propose(request: string, language: Language, scope: GraphScope, earlier: readonly string[] = []) {
    const reading = new GraphReading(this.store, scope, new AbortController().signal);
    return proposalOf(request, { language, reading, now: NOW, earlier });
  }

  /** Applies all of a proposal as one change. Throws when it is none, or when the store refuses it. */
  async apply(reading: EditReading | undefined, scope: GraphScope): Promise<ChangeCounts> {
    if (reading?.kind !== 'proposal') throw new Error(`No proposal: ${reading?.said ?? 'no edit'}`);
    const operations = reading.operations.map(({ operation }) => operation);
    const receipt = parse(await this.store.applyPatch(scope, operations, { source: 'assistant', reference: 'test' }));
    return receipt.change.counts;
  }

  /** How many changes the history of a graph holds. */
  async changes(scope: GraphScope): Promise<number> {
    return parse(await this.store.changes(scope, { pageSize: 10 })).total;
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
