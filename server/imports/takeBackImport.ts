import { type ImportId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';
import { type ImportSink } from '../graph/ports/ImportSink.js';
import { type ProjectScope } from '../graph/ports/scope.js';

/** Takes back what was written of an import. @returns false when all of it had become visible: then it stays */
export async function takeBackImport(
  store: Pick<ImportSink, 'abortImport'>,
  scope: ProjectScope,
  importId: ImportId,
): Promise<boolean> {
  try {
    await store.abortImport(scope, importId);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'IMPORT_STATE') return false;
    throw error;
  }
}
