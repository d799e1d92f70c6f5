import path from 'node:path';

import { type ImportId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type IdPolicy } from '../../../graph/formats/Resolver.js';
import { type Held } from '../../../graph/formats/meeting/Held.js';
import { type ImportBatch, type ImportSink, takeBackImport } from '../../../graph/ports/ImportSink.js';
import { type ProjectScope } from '../../../graph/ports/scope.js';
import { ImportThread, importWorker } from '../../../graph/imports/ImportThread.js';
import { LimitReached } from '../../../platform/limits/LimitedThread.js';

/** A graph as a file of ours, and how it comes in. */
interface GraphFile {
  readonly file: string;
  readonly policy: IdPolicy;
  /** What stands in the history as what it came from. */
  readonly reference: string;
}

/** Elements keep their ids. */
export const KEPT_IDS = { keep: true, taken: new Set<string>() };

/** A file of ours says everything itself: it asks for nothing that a project holds. */
const NOTHING: Held = {
  nodes: async (wanted) => wanted.map(() => []),
  relationships: async (wanted) => wanted.map(() => []),
};

/** Reads a graph in a thread of its own, with bounded memory and time, and hands over its batches. */
async function readGraph(
  { file, policy }: GraphFile,
  take: (batch: ImportBatch) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const thread = new ImportThread(importWorker());
  const stop = () => void thread.stop();
  signal.addEventListener('abort', stop);
  try {
    await thread.write({ is: 'write', files: [{ name: path.basename(file), path: file }], policy }, NOTHING, take);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof LimitReached)) throw error;
    throw new ProblemError(error.of === 'time' ? 'FILE_TAKES_TOO_LONG' : 'FILE_UNPACKS_TOO_LARGE');
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.stop();
  }
}

/** Fills a project with the graph of a file, seen by nobody until all of it is there. The same import done twice is done once. */
export async function restoreGraph(
  store: ImportSink,
  scope: ProjectScope,
  importId: ImportId,
  graph: GraphFile,
  signal: AbortSignal,
): Promise<void> {
  // An earlier run may have published all of it.
  if (!(await takeBackImport(store, scope, importId))) return;
  await store.beginImport(scope, importId);
  let isEmpty = true;
  const take = async (batch: ImportBatch): Promise<void> => {
    signal.throwIfAborted();
    isEmpty = false;
    await store.appendImport(scope, importId, batch);
  };
  await readGraph(graph, take, signal);
  // An empty graph is no change.
  if (isEmpty) await store.abortImport(scope, importId);
  else await store.publishImport(scope, importId, { source: 'import', reference: graph.reference });
}
