import { difference, withDelta } from '../../../domain/changes/delta.js';
import {
  type Delta,
  type Edit,
  inSafeOrder,
  type StoredNode,
  type StoredRelationship,
} from '../../../domain/changes/edit.js';
import { dropHiddenRelationshipsOf } from './imports/openImports.js';
import { deleteNodeRow, insertNode, rowOfNode, updateNodeRow } from './nodeRows.js';
import { Outcome } from '../changing/Outcome.js';
import {
  countAtEnds,
  deleteRelationshipRow,
  type Ends,
  insertRelationshipRow,
  updateRelationshipRow,
} from './relationshipRows.js';
import { nextVersion, recordRevision } from './revisions.js';
import { type Graph, loadNode, loadRelationship } from './rows.js';
import { Totals } from './Totals.js';

/** The stored graph is not what its history says: a bug of ours, and the change is not made. */
class HistoryMismatchError extends Error {
  override readonly name = 'HistoryMismatchError';
}

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new HistoryMismatchError(`${what} is not there`);
  return value;
}

/** Writes edits into the rows of one project, in the transaction of their change. Undo and redo come this way too. */
class EditWriter {
  readonly #totals = new Totals();
  readonly #outcome = new Outcome();

  constructor(
    private readonly graph: Graph,
    private readonly at: string,
    /** Whether elements made were there before, so that their versions must go on growing. */
    private readonly restoring: boolean,
  ) {}

  apply(edits: readonly Edit[]): Outcome {
    for (const edit of inSafeOrder(edits)) {
      if (edit.op === 'update') this.#update(edit.of, edit.id, edit.to);
      else if (edit.of === 'node') this.#node(edit.op, edit.element);
      else this.#relationship(edit.op, edit.element);
    }
    this.#totals.save(this.graph);
    return this.#outcome;
  }

  #node(op: 'create' | 'delete', element: StoredNode): void {
    if (op === 'create') {
      const made = this.#returning(element);
      insertNode(this.graph, made);
      this.#outcome.node(made.id, made.version);
      return this.#totals.node(element.labels, 1);
    }
    const node = must(loadNode(this.graph, element.id), `Node ${element.id}`);
    dropHiddenRelationshipsOf(this.graph, node.seq);
    deleteNodeRow(this.graph, node);
    this.#outcome.nodeGone(node.id);
    this.#totals.node(node.labels, -1);
  }

  #relationship(op: 'create' | 'delete', element: StoredRelationship): void {
    if (op === 'create') {
      const made = this.#returning(element);
      insertRelationshipRow(this.graph, made, this.#count(element, 1));
      this.#outcome.relationship(made.id, made.version);
      return this.#totals.relationship(element.type, 1);
    }
    deleteRelationshipRow(this.graph, element.seq);
    this.#count(element, -1);
    this.#outcome.relationshipGone(element.id);
    this.#totals.relationship(element.type, -1);
  }

  /** An element that comes back is a new version of what clients may still hold. */
  #returning<T extends StoredNode | StoredRelationship>(element: T): T {
    if (!this.restoring) return element;
    const version = nextVersion(this.graph, element);
    recordRevision(this.graph, element, version, {});
    return { ...element, version };
  }

  #update(of: Edit['of'], id: string, to: Delta): void {
    if (of === 'node') this.#updateNode(must(loadNode(this.graph, id), `Node ${id}`), to);
    else this.#updateRelationship(must(loadRelationship(this.graph, id), `Relationship ${id}`), to);
  }

  #updateNode(before: StoredNode, to: Delta): void {
    const after = this.#changed(before, to);
    updateNodeRow(this.graph, before, after);
    this.#outcome.node(after.id, after.version);
    this.#totals.labels(before.labels, -1);
    this.#totals.labels(after.labels, 1);
  }

  #updateRelationship(before: StoredRelationship, to: Delta): void {
    const after = this.#changed(before, to);
    const isMoved = before.startNodeId !== after.startNodeId || before.endNodeId !== after.endNodeId;
    if (isMoved) this.#count(before, -1);
    updateRelationshipRow(this.graph, after, isMoved ? this.#count(after, 1) : this.#ends(after));
    this.#outcome.relationship(after.id, after.version);
    this.#totals.type(before.type, -1);
    this.#totals.type(after.type, 1);
  }

  #changed<T extends StoredNode | StoredRelationship>(before: T, to: Delta): T {
    const after = { ...withDelta(before, to), version: before.version + 1, updatedAt: this.at };
    recordRevision(this.graph, before, after.version, difference(before, after)?.from ?? {});
    return after;
  }

  #end(id: string) {
    return must(rowOfNode(this.graph, id), `Node ${id}`);
  }

  #ends({ startNodeId, endNodeId }: StoredRelationship): Ends {
    return { start: this.#end(startNodeId).seq, end: this.#end(endNodeId).seq };
  }

  /** Counts a relationship at its ends. */
  #count({ startNodeId, endNodeId }: StoredRelationship, by: 1 | -1): Ends {
    const [start, end] = [this.#end(startNodeId), this.#end(endNodeId)];
    this.#outcome.node(startNodeId, start.version);
    this.#outcome.node(endNodeId, end.version);
    const ends = { start: start.seq, end: end.seq };
    countAtEnds(this.graph, ends, by);
    return ends;
  }
}

/** Makes new edits. */
export const applyEdits = (graph: Graph, edits: readonly Edit[], at: string): Outcome =>
  new EditWriter(graph, at, false).apply(edits);

/** Makes edits of the history again, or their inverse. */
export const reapplyEdits = (graph: Graph, edits: readonly Edit[], at: string): Outcome =>
  new EditWriter(graph, at, true).apply(edits);
