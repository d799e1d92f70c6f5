/**
 * The whole graph of a project as columns. Numbers lie in typed arrays that are longer than what they hold; only what comes before
 * `nodeCount` and `relationshipCount` counts. A change uses the arrays up: whoever makes one goes on with what it returns, which is a new
 * object over mostly the same memory, so that it can be told from the one before by identity.
 */
export interface GraphArrays {
  /** Ids by index: the best connected first, until the first removal puts the last in the place of the removed. */
  readonly ids: string[];
  /** Places in model units; not a number for a node that has none. */
  readonly x: Float32Array<ArrayBuffer>;
  readonly y: Float32Array<ArrayBuffer>;
  /** Where the first label of the node stands in `labels`; `NO_LABEL` where it has none. */
  readonly label: Uint16Array<ArrayBuffer>;
  readonly labels: readonly string[];
  /** How many relationships the node has in the project, whether they are here yet or not; a self loop counts once. */
  readonly degree: Uint32Array<ArrayBuffer>;
  readonly captions: string[];
  readonly relationshipIds: string[];
  /** The ends of each relationship, as indexes of nodes. */
  readonly from: Uint32Array<ArrayBuffer>;
  readonly to: Uint32Array<ArrayBuffer>;
  /** Where the type stands in `types`. */
  readonly type: Uint16Array<ArrayBuffer>;
  readonly types: readonly string[];
  /** Another one whenever a relationship has come, gone or got another end: what joins what is looked through again only then. */
  readonly joins: object;
  readonly nodeCount: number;
  readonly relationshipCount: number;
  /** Number of the last change of the project that these show. */
  readonly version: number;
}

/** Arrays that hold nothing yet, with room for so many. */
export const emptyArrays = (nodes = 0, relationships = 0, version = 0): GraphArrays => ({
  ids: [],
  x: new Float32Array(nodes),
  y: new Float32Array(nodes),
  label: new Uint16Array(nodes),
  labels: [],
  degree: new Uint32Array(nodes),
  captions: [],
  relationshipIds: [],
  from: new Uint32Array(relationships),
  to: new Uint32Array(relationships),
  type: new Uint16Array(relationships),
  types: [],
  joins: {},
  nodeCount: 0,
  relationshipCount: 0,
  version,
});
