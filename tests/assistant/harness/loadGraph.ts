import { ulid } from 'ulid';
import { vi } from 'vitest';

import { type PatchOperation } from '../../../server/contract/edits.js';
import { type ImportId, type NodeId, type OwnerId } from '../../../server/contract/ids.js';
import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { type GraphScope, type ProjectScope } from '../../../server/graph/ports/scope.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { graphHistory } from '../graphs/history.js';
import { type Language } from '../graphs/Language.js';
import { findNode } from '../graphs/names.js';
import { applyOperations, type NamedOperation } from '../graphs/operations.js';

async function scopeFor(store: GraphStore, name: string): Promise<ProjectScope> {
  const ownerId = `owner of ${name} ${ulid()}` as OwnerId;
  return { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
}

async function load(
  store: GraphStore,
  scope: ProjectScope,
  graph: ImportBatch,
  source: 'sample' | 'import',
  reference?: string,
) {
  const id = ulid() as ImportId;
  await store.beginImport(scope, id);
  await store.appendImport(scope, id, graph);
  await store.publishImport(scope, id, reference === undefined ? { source } : { source, reference });
}

/** Loads a graph as a person's own. */
export async function loadGraph(store: GraphStore, name: string, graph: ImportBatch): Promise<GraphScope> {
  const scope = await scopeFor(store, name);
  await load(store, scope, graph, 'sample');
  return scope;
}

/** An edit of names as a patch of the store. */
function patchOf(graph: ImportBatch, operation: NamedOperation): PatchOperation {
  switch (operation.op) {
    case 'updateNode':
      return {
        op: 'updateNode',
        nodeId: findNode(graph, operation.node).id,
        version: 1,
        ...(operation.set === undefined ? {} : { setProperties: operation.set }),
        ...(operation.kinds === undefined ? {} : { setPropertyKinds: operation.kinds }),
      } as PatchOperation;
    case 'deleteNode':
      return { op: 'deleteNode', nodeId: findNode(graph, operation.node).id };
    default:
      throw new Error(`${operation.op} comes with a file`);
  }
}

const isFromFile = ({ op }: NamedOperation) => op === 'createNode' || op === 'createRelationship';

/** The known history done again, each change at its own time. */
export async function loadHistory(store: GraphStore, language: Language): Promise<GraphScope> {
  const { sampleLoadedAt, before, changes } = graphHistory(language);
  const naming = language === 'en' ? 'name' : 'nume';
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(sampleLoadedAt);
    const scope = await scopeFor(store, `history ${language}`);
    await load(store, scope, before, 'sample');
    let graph = before;
    const versions = new Map<NodeId, number>();
    for (const { at, source, reference, operations } of changes) {
      vi.setSystemTime(at);
      const after = applyOperations(graph, operations, naming);
      if (operations.every(isFromFile)) {
        const known = new Set<string>([...graph.nodes, ...graph.relationships].map(({ id }) => id));
        const fresh = {
          nodes: after.nodes.filter(({ id }) => !known.has(id)),
          relationships: after.relationships.filter(({ id }) => !known.has(id)),
        };
        await load(store, scope, fresh, 'import', reference);
      } else {
        const patch = operations.map((operation) => {
          const made = patchOf(graph, operation);
          const version = versions.get(made.nodeId as NodeId) ?? 1;
          versions.set(made.nodeId as NodeId, version + 1);
          return made.op === 'updateNode' ? { ...made, version } : made;
        });
        await store.applyPatch(scope, patch, { source, ...(reference === undefined ? {} : { reference }) });
      }
      graph = after;
    }
    return scope;
  } finally {
    vi.useRealTimers();
  }
}
