import { type Position } from '../../contract/elements.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Content, difference } from '../../../domain/changes/delta.js';
import { type Edit, type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type ChangeOrigin } from '../ports/scope.js';
import { type ElementSource } from './ElementSource.js';

/** An element as it was before the change and as the change leaves it; undefined where it is not there. */
interface Touched<T> {
  readonly before: T | undefined;
  now: T | undefined;
}

function editOf<T extends StoredNode | StoredRelationship>(
  { before, now }: Touched<T>,
  whole: (op: 'create' | 'delete', element: T) => Edit,
  of: Edit['of'],
): Edit | undefined {
  if (before === undefined) return now === undefined ? undefined : whole('create', now);
  if (now === undefined) return whole('delete', before);
  const changed = difference(before as Content, now as Content);
  return changed === undefined ? undefined : { of, op: 'update', id: before.id, ...changed };
}

/**
 * One change in the making: what it touches, as it was and as it becomes. Nothing is written before all of it is known to
 * be valid; its result is the edits.
 */
export class Workspace {
  readonly #nodes = new Map<string, Touched<StoredNode>>();
  readonly #relationships = new Map<string, Touched<StoredRelationship>>();

  readonly #put = new Set<string>();

  /** The node with which those that go become one: the edits alone would not tell it from deleting them. */
  mergedInto: string | undefined;

  constructor(readonly source: ElementSource) {}

  node(id: string): StoredNode | undefined {
    return this.#touchedNode(id).now;
  }

  relationship(id: string): StoredRelationship | undefined {
    return this.#touchedRelationship(id).now;
  }

  /** A node that must be there. Throws `NODE_NOT_FOUND`; `path` names the field that asked for it. */
  requireNode(id: string, path: string): StoredNode {
    const node = this.node(id);
    if (node !== undefined) return node;
    throw new ProblemError('NODE_NOT_FOUND', { errors: [{ path, message: 'no such node' }] });
  }

  /** A relationship that must be there. Throws `RELATIONSHIP_NOT_FOUND`. */
  requireRelationship(id: string, path: string): StoredRelationship {
    const relationship = this.relationship(id);
    if (relationship !== undefined) return relationship;
    throw new ProblemError('RELATIONSHIP_NOT_FOUND', { errors: [{ path, message: 'no such relationship' }] });
  }

  /** Whether this change already touched the node, so that its stored version says nothing any more. */
  changedNode(id: string): boolean {
    const touched = this.#nodes.get(id);
    return touched !== undefined && touched.before !== touched.now;
  }

  changedRelationship(id: string): boolean {
    const touched = this.#relationships.get(id);
    return touched !== undefined && touched.before !== touched.now;
  }

  /** The node as it was before this change. */
  nodeBefore(id: string): StoredNode | undefined {
    return this.#touchedNode(id).before;
  }

  relationshipBefore(id: string): StoredRelationship | undefined {
    return this.#touchedRelationship(id).before;
  }

  /** Puts a node that this change makes: nothing of it needs to be read. */
  addNode(node: StoredNode): void {
    this.#nodes.set(node.id, { before: undefined, now: node });
  }

  /** Puts a relationship that this change makes. */
  addRelationship(relationship: StoredRelationship): void {
    this.#relationships.set(relationship.id, { before: undefined, now: relationship });
    this.#put.add(relationship.id);
  }

  putNode(node: StoredNode): void {
    this.#touchedNode(node.id).now = node;
  }

  putRelationship(relationship: StoredRelationship): void {
    this.#touchedRelationship(relationship.id).now = relationship;
    this.#put.add(relationship.id);
  }

  removeRelationship(id: string): void {
    this.#touchedRelationship(id).now = undefined;
  }

  /** The relationships of a node as this change leaves them. */
  relationshipsOf(node: StoredNode): StoredRelationship[] {
    // On a node that this change made hangs only what this change put there.
    const stored = this.nodeBefore(node.id) === undefined ? [] : this.source.relationshipsOf(node);
    for (const relationship of stored) {
      if (!this.#relationships.has(relationship.id)) {
        this.#relationships.set(relationship.id, { before: relationship, now: relationship });
      }
    }
    // Only what this change put may hang on the node without being stored there.
    const ids = new Set([...stored.map(({ id }) => id), ...this.#put]);
    return [...ids].flatMap((id) => {
      const now = this.#relationships.get(id)?.now;
      return now !== undefined && (now.startNodeId === node.id || now.endNodeId === node.id) ? [now] : [];
    });
  }

  /** Removes a node with all its relationships; says which these were. */
  removeNode(node: StoredNode): string[] {
    const gone = this.relationshipsOf(node).map(({ id }) => id);
    for (const id of gone) this.removeRelationship(id);
    this.#touchedNode(node.id).now = undefined;
    return gone;
  }

  /** The edits of the change. What was added and removed again within it is left out. */
  edits(): Edit[] {
    const nodes = [...this.#nodes.values()].map((touched) =>
      editOf(touched, (op, element) => ({ of: 'node', op, id: element.id, element }), 'node'),
    );
    const relationships = [...this.#relationships.values()].map((touched) =>
      editOf(touched, (op, element) => ({ of: 'relationship', op, id: element.id, element }), 'relationship'),
    );
    return [...nodes, ...relationships].filter((edit) => edit !== undefined);
  }

  #touchedNode(id: string): Touched<StoredNode> {
    const known = this.#nodes.get(id);
    if (known !== undefined) return known;
    const before = this.source.node(id);
    const touched = { before, now: before };
    this.#nodes.set(id, touched);
    return touched;
  }

  #touchedRelationship(id: string): Touched<StoredRelationship> {
    const known = this.#relationships.get(id);
    if (known !== undefined) return known;
    const before = this.source.relationship(id);
    const touched = { before, now: before };
    this.#relationships.set(id, touched);
    return touched;
  }
}

/** What every edit of one change has in common. */
export interface EditContext {
  readonly workspace: Workspace;
  readonly origin: ChangeOrigin;
  readonly at: string;
  /** Places of new nodes, kept when the change is written. */
  readonly positions: Map<string, Position>;
  /** The id of the next element that is made. A change that is decided again gets the same ids again. */
  readonly nextId: () => string;
}
