import path from 'node:path';

import { type ImportId } from '../../contract/ids.js';
import { type IdPolicy } from '../../graph/formats/Resolver.js';
import { type ImportSink } from '../../graph/ports/ImportSink.js';
import { type ProjectScope } from '../../graph/ports/scope.js';
import { takeBackImport } from '../../imports/takeBackImport.js';
import { writeFiles } from '../../imports/writeFiles.js';

/** A graph as a file of ours, and how it comes in. */
interface GraphFile {
  readonly file: string;
  readonly policy: IdPolicy;
  /** What stands in the history as what it came from. */
  readonly reference: string;
}

/** Elements keep their ids. */
export const KEPT_IDS = { keep: true, taken: new Set<string>() };

/** Fills a project with the graph of a file, seen by nobody until all of it is there. The same import done twice is done once. */
export async function restoreGraph(
  store: ImportSink,
  scope: ProjectScope,
  importId: ImportId,
  { file, policy, reference }: GraphFile,
  signal: AbortSignal,
): Promise<void> {
  // An earlier run may have published all of it.
  if (!(await takeBackImport(store, scope, importId))) return;
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
