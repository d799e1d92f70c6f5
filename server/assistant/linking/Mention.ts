import { type GraphNode } from '../../contract/elements.js';

/** How a node is meant: by its name, another name of it, the beginning of its name, where something is from, or one of its values. */
export type Via = 'name' | 'alias' | 'beginning' | 'origin' | 'value';

/** A node that some words may mean. */
export interface Candidate {
  readonly node: GraphNode;
  readonly score: number;
  readonly via: Via;
  /** The property by whose value it is meant. */
  readonly property?: string;
}

/** Words that mean a node, or one of several. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly candidates: readonly Candidate[];
}
