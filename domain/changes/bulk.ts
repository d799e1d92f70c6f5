import { type Point } from '../elements/elements.js';
import { type ElementEdit } from './elementEdit.js';

/** What can be done with many elements as one step. */
export const BULK_ACTIONS = ['delete', 'edit', 'reverse', 'attach', 'connect', 'duplicate', 'merge'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Most elements of each kind in one step. */
export const MAX_BULK_ELEMENTS = 10_000;

/** An element that a step is about, and the version of it that the person saw, where that matters. */
export interface BulkElement {
  readonly id: string;
  readonly version?: number;
}

/**
 * One step on many elements. `delete`: with all that goes along. `edit`: properties of all, labels of the nodes, type of the
 * relationships. `reverse`: each relationship the other way round. `attach`: relationships to `startNodeId`, `endNodeId` or
 * both. `connect`: a relationship of `type` from each node to the target. `duplicate`: copies of the nodes, set off by
 * `offset`, and of the relationships, which hang on the copies where their ends are copied. `merge`: the nodes become one
 * with the target, which takes their relationships over, and what it lacks of their labels and properties.
 */
export interface BulkEdit extends ElementEdit {
  readonly action: BulkAction;
  readonly nodes?: readonly BulkElement[];
  readonly relationships?: readonly BulkElement[];
  readonly targetNodeId?: string;
  readonly offset?: Point;
}
