/** The index of the label of a node without labels. */
export const NO_LABEL = 0xff_ff;

/** Nodes of a map as columns, the best connected first. */
export interface NodeSlice {
  readonly ids: readonly string[];
  /** Places in model units; not a number for a node that has none. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** Where the first label stands among the labels; {@link NO_LABEL} for none. */
  readonly label: ArrayLike<number>;
  /** How many relationships the node has in the project. */
  readonly degree: ArrayLike<number>;
  readonly captions: readonly string[];
}

/** Relationships between nodes of this slice and of those before it: ends are places of nodes in the whole map. */
export interface RelationshipSlice {
  readonly ids: readonly string[];
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
  /** Where the type stands among the types. */
  readonly type: ArrayLike<number>;
}

/** A piece of a project's map. */
export interface MapSlice {
  /** Names that come after those of the slices before: what the indexes may point at. */
  readonly labels: readonly string[];
  readonly types: readonly string[];
  readonly nodes: NodeSlice;
  readonly relationships: RelationshipSlice;
}

/** What each slice says of the map that it is a piece of. */
export interface MapHead {
  readonly projectId: string;
  /** Number of the last change that the map shows; the slices of one map all have it. */
  readonly version: number;
  readonly nodesTotal: number;
  readonly relationshipsTotal: number;
  /** Whether a map begins here: what came before is of an earlier moment, and is forgotten. */
  readonly isFirst: boolean;
}
