import { type GraphScope } from '../ports/scope.js';
import { type CommittingStore, type PersonFiles } from '../../people/personFile/PersonFiles.js';
import { refuseSealed } from '../storedRows.js';
import { graphRow } from './graphs.js';
import { type Graph } from './rows.js';

/** The files of persons with what is done about rows that wait for being removed. */
export interface Store extends CommittingStore {
  /** Called after a transaction that left such rows in a person's file. */
  clean(ownerId: GraphScope['ownerId']): void;
}

/** The graph that a write goes to. Inside a transaction. Throws `PROJECT_NOT_FOUND`, `PROJECT_ARCHIVED`. */
function graphForWriting(files: PersonFiles, { ownerId, projectId }: GraphScope, isClearing: boolean): Graph {
  const file = files.of(ownerId);
  const row = graphRow(file, projectId);
  if (!isClearing) refuseSealed(row);
  return { file, row };
}

/**
 * Runs work over one project as one transaction: all of it is written, flushed once, or none.
 * @param isClearing whether it only takes away what nobody sees, which an archived project allows too
 */
export function writing<T>(
  { files, clean }: Store,
  scope: GraphScope,
  work: (graph: Graph) => T,
  isClearing = false,
): T {
  const file = files.of(scope.ownerId);
  const result = file.db.write(() => work(graphForWriting(files, scope, isClearing)));
  if (file.hasPendingCleanup) {
    file.hasPendingCleanup = false;
    clean(scope.ownerId);
  }
  return result;
}

/** Reads from one project, all of one moment. */
export function reading<T>(files: PersonFiles, scope: GraphScope, work: (graph: Graph) => T): T {
  const file = files.of(scope.ownerId);
  return file.db.read(() => work({ file, row: graphRow(file, scope.projectId) }));
}
