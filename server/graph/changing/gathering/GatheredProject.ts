import { type Delta, type Edit, type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { type ChosenCaptions } from '../../../../domain/styles/names.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';

/** An element by its kind and id. */
export interface ElementKey {
  readonly of: Edit['of'];
  readonly id: string;
}

/** The versions of an element after `version`, up to `present`. */
export interface VersionSpan extends ElementKey {
  readonly version: number;
  readonly present: number;
}

/** The relationships of a type from one node to another. */
export interface Between {
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
}

/**
 * What an engine reads for a change where reading takes a while: `ElementSource`, many at a time. A call is one statement. It answers
 * for each key, in their order.
 */
export interface ManyReads {
  nodes(ids: readonly string[]): Promise<readonly (StoredNode | undefined)[]>;
  relationships(ids: readonly string[]): Promise<readonly (StoredRelationship | undefined)[]>;
  /** All relationships of each node; a self loop once. */
  relationshipsOf(nodeIds: readonly string[]): Promise<readonly (readonly StoredRelationship[])[]>;
  /** The ids of the oldest. */
  oldestBetween(pairs: readonly Between[]): Promise<readonly (string | undefined)[]>;
  /** The last version that each ever went on to; 0 when it never changed. */
  lastRevisions(elements: readonly ElementKey[]): Promise<readonly number[]>;
  /** What the fields were before each version, the newest first. */
  revisions(spans: readonly VersionSpan[]): Promise<readonly (readonly Delta[])[]>;
  /** Whether an import that is being written brings them. */
  arePromised(elements: readonly ElementKey[]): Promise<readonly boolean[]>;
  /** Nodes as they are answered. */
  presentNodes(ids: readonly string[]): Promise<readonly (GraphNode | undefined)[]>;
  /** Relationships as they are answered. */
  presentRelationships(ids: readonly string[]): Promise<readonly (GraphRelationship | undefined)[]>;
}

/** A project that a change is made to, held by it alone from before the first reading until it is committed. */
export interface GatheredProject {
  readonly reads: ManyReads;
  readonly captions: ChosenCaptions;
  /** The numbers of the last elements that were made. */
  readonly lastNumbers: Readonly<Record<Edit['of'], number>>;
}
