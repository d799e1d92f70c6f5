import path from 'node:path';

import { type ImportId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type IdPolicy } from '../../graph/formats/Resolver.js';
import { type ImportSink } from '../../graph/ports/ImportSink.js';
import { type ProjectScope } from '../../graph/ports/scope.js';
import { writeFiles } from '../../imports/writeFiles.js';

/** A graph as a file of ours, and how it comes in. */
interface GraphFile {
  readonly file: string;
  readonly policy: IdPolicy;
  /** What stands in the history as what it came from. */
  readonly reference: string;
}

/** Takes away what an earlier run left hidden. @returns whether one had published all of it */
async function isPublished(store: ImportSink, scope: ProjectScope, importId: ImportId): Promise<boolean> {
  try {
    await store.abortImport(scope, importId);
    return false;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'IMPORT_STATE') return true;
    throw error;
  }
}

/** Fills a project with the graph of a file, seen by nobody until all of it is there. The same import done twice is done once. */
export async function restoreGraph(
  store: ImportSink,
  scope: ProjectScope,
  importId: ImportId,
  { file, policy, reference }: GraphFile,
  signal: AbortSignal,
): Promise<void> {
  if (await isPublished(store, scope, importId)) return;
  await store.beginImport(scope, importId);
  let isEmpty = true;
  for await (const batch of writeFiles([{ name: path.basename(file), path: file }], policy)) {
    signal.throwIfAborted();
    isEmpty = false;
    await store.appendImport(scope, importId, batch);
  }
  // An empty graph is no change.
  if (isEmpty) await store.abortImport(scope, importId);
  else await store.publishImport(scope, importId, { source: 'import', reference });
}
