import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type Slots } from '../reading/match.js';
import { type EditContext, type Target } from '../EditContext.js';

/** One change with what it touches. */
export interface Edit {
  readonly operation: PatchOperation;
  /** Nodes of the graph that may be the same as what it makes. */
  readonly duplicates?: readonly GraphNode[];
  /** What the change is about: nodes of the graph, and the node that it makes or renames under its new name. */
  readonly about: readonly Target[];
}

/** Makes edits of what a clause says. Throws a rejection when it cannot. */
export type Acting = (slots: Slots, context: EditContext) => Promise<readonly Edit[]>;
