import { ulid } from 'ulid';

import { type ImportId, type NodeId } from '../../server/contract/ids.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';
import { type ProjectScope } from '../../server/graph/ports/scope.js';
import { generatedGraph, type GraphSize } from './graph.js';

/** Imports the generated graph into a project as a file's reader would; answers with its nodes, the best connected first. */
export async function importGenerated(store: GraphStore, scope: ProjectScope, size: GraphSize): Promise<NodeId[]> {
  const id = ulid() as ImportId;
  await store.beginImport(scope, id);
  const batches = generatedGraph(size);
  let step = batches.next();
  for (; step.done !== true; step = batches.next()) await store.appendImport(scope, id, step.value);
  await store.publishImport(scope, id, { source: 'import', reference: 'bench' });
  return step.value;
}
