import { projectOf } from '../formats/harta/HartaDocument.js';
import { readHead } from '../formats/head.js';
import { type IdPolicy, NEW_IDS } from '../formats/Resolver.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type ProjectScope } from '../ports/scope.js';
import { nodeSlices, relationshipSlices } from '../exports/slices.js';
import { type StagedFile } from './protocol.js';
import { stagedSource } from './stagedSource.js';

/**
 * Which ids of the files are taken over: those of a file of ours that was written from this very project, as far as they
 * are free there. Everything else gets new ids.
 */
export async function idPolicy(
  store: GraphReader,
  scope: ProjectScope,
  files: readonly StagedFile[],
): Promise<IdPolicy> {
  const [file] = files;
  if (file === undefined) return NEW_IDS;
  // What is no text, such as a workbook, is none of our files.
  const head = await readHead(await stagedSource(file)).catch(() => undefined);
  if (head === undefined || projectOf(head.text) !== scope.projectId) return NEW_IDS;
  const taken = new Set<string>();
  for await (const slice of nodeSlices(store, scope)) for (const { id } of slice) taken.add(id);
  for await (const slice of relationshipSlices(store, scope)) for (const { id } of slice) taken.add(id);
  return { keep: true, taken };
}
