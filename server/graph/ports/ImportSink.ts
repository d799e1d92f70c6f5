import { type ChangeReceipt } from '../../contract/edits.js';
import { type GraphNode, type GraphRelationship, type Provenance } from '../../contract/elements.js';
import { type ImportId } from '../../contract/ids.js';
import { type UpdateEdit } from '../../../domain/changes/edit.js';
import { type Style, type StyleName } from '../../../domain/styles/style.js';
import { type Effect } from './Outbox.js';
import { type ChangeOrigin, type ProjectScope } from './scope.js';
import { ProblemError } from '../../contract/ProblemError.js';

/** An element as a file brings it: ids already ours, ends already resolved. */
export type ImportedNode = Pick<GraphNode, 'id' | 'labels' | 'properties' | 'propertyKinds'> & {
  position?: { x: number; y: number };
  createdAt?: string;
  updatedAt?: string;
  version?: number;
  provenance?: Provenance;
};
export type ImportedRelationship = Pick<
  GraphRelationship,
  'id' | 'type' | 'startNodeId' | 'endNodeId' | 'properties' | 'propertyKinds'
> & { createdAt?: string; updatedAt?: string; version?: number; provenance?: Provenance };

/** The look of a label or type as a file brings it; where the project has one already that stays. */
export interface ImportedStyle extends StyleName {
  readonly style: Style;
}

/** Some elements of an import; nodes come before the relationships that need them, though not in the same batch. */
export interface ImportBatch {
  readonly nodes: readonly ImportedNode[];
  readonly relationships: readonly ImportedRelationship[];
  readonly styles?: readonly ImportedStyle[];
  /** Elements of the project that the import takes from one content to another, each once; made when it is published. */
  readonly updates?: readonly UpdateEdit[];
}

/**
 * Takes in graphs of any size, a batch at a time, seen by nobody until all of it is. Methods throw `ProblemError`
 * `PROJECT_NOT_FOUND`; `IMPORT_NOT_FOUND` for an import that was not begun and `IMPORT_STATE` for one that is over.
 */
export interface ImportSink {
  /** Opens a hidden batch. Nothing of it is seen, counted or found until `publishImport`. */
  beginImport(scope: ProjectScope, importId: ImportId): Promise<void>;
  /** Adds elements. Throws `ID_TAKEN`, `NODE_NOT_FOUND` for an end, `QUOTA_ELEMENTS` and `QUOTA_BYTES`. */
  appendImport(scope: ProjectScope, importId: ImportId, batch: ImportBatch): Promise<void>;
  /**
   * Makes the batch visible in one commit, as one entry of the history. The same commit writes its effects into the outbox, as
   * with `GraphWriter.applyPatch`. Throws `VERSION_CONFLICT`, and publishes nothing, when an element that it changes is not any more what
   * it was changed from.
   */
  publishImport(
    scope: ProjectScope,
    importId: ImportId,
    origin: ChangeOrigin,
    effects?: readonly Effect[],
  ): Promise<ChangeReceipt>;
  /** Drops a batch that was not published; also what is left of one after a crash. One that is unknown is no mistake. */
  abortImport(scope: ProjectScope, importId: ImportId): Promise<void>;
}

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
