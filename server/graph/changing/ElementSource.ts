import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { type Delta, type Edit, type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';

/** What a change reads of the project that it is made to, whatever engine holds that; of hidden imports it reads nothing. */
export interface ElementSource {
  node(id: string): StoredNode | undefined;
  relationship(id: string): StoredRelationship | undefined;
  /** What nodes are called by, where that was chosen for their label. */
  captions(): ChosenCaptions;
  /** All relationships of a node; a self loop once. */
  relationshipsOf(node: StoredNode): StoredRelationship[];
  /** The id of the oldest relationship of a type from one node to another. */
  oldestBetween(type: string, start: StoredNode, end: StoredNode): string | undefined;
  /** The last version that an element of this id ever went on to; 0 when it never changed. */
  lastRevision(of: Edit['of'], id: string): number;
  /** What the fields were before each version after `version` up to `present`, the newest first. */
  revisions(of: Edit['of'], id: string, version: number, present: number): readonly Delta[];
  /** Whether an import that is being written brings an element of this id. */
  isPromised(of: Edit['of'], id: string): boolean;
  /** The engine's number for the next element that is made. */
  nextNumber(of: Edit['of']): number;
  /** The node as it is answered. Throws `NODE_NOT_FOUND`. */
  presentNode(id: string): GraphNode;
  /** The relationship as it is answered. Throws `RELATIONSHIP_NOT_FOUND`. */
  presentRelationship(id: string): GraphRelationship;
}
