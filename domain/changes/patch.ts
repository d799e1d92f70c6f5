import { type Point, type Provenance } from '../elements/elements.js';
import { type Properties } from '../properties/values.js';
import { type ElementEdit } from './elementEdit.js';

/** What an operation of a patch does. */
export const PATCH_OPS = [
  'createNode',
  'updateNode',
  'deleteNode',
  'createRelationship',
  'updateRelationship',
  'deleteRelationship',
] as const;
export type PatchOp = (typeof PATCH_OPS)[number];

/** One operation of a patch; `op` decides which of the rest it holds. */
export interface PatchOperation extends ElementEdit {
  readonly op: PatchOp;
  readonly nodeId?: string;
  readonly relationshipId?: string;
  readonly version?: number;
  readonly labels?: readonly string[];
  readonly properties?: Properties;
  readonly position?: Point;
  readonly provenance?: Provenance;
}
