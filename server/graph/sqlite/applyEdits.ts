import { difference, says, withDelta } from '../../../domain/changes/delta.js';
import {
  type Delta,
  type Edit,
  inSafeOrder,
  type StoredNode,
  type StoredRelationship,
  type UpdateEdit,
} from '../../../domain/changes/edit.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { dropHiddenRelationshipsOf } from './imports/openImports.js';
import { Degrees } from './Degrees.js';
import { deleteNodeRow, insertNode, updateNodeRow } from './nodeRows.js';
import { Outcome } from '../changing/Outcome.js';
import { deleteRelationshipRows, type Ends, insertRelationshipRow, updateRelationshipRow } from './relationshipRows.js';
import { nextVersion, recordRevision } from './revisions.js';
import { type Graph, loadNode, loadRelationship } from './rows.js';
import { Totals } from './Totals.js';

/** The stored graph contradicts its history. That is a bug in Harta, and the change is not made. */
class HistoryMismatchError extends Error {
  override readonly name = 'HistoryMismatchError';
}

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new HistoryMismatchError(`${what} is not there`);
  return value;
}

/** What is true of edits: new ones, of elements as they are; of the history, whose elements were there before; of an import, read before. */
type Origin = 'new' | 'history' | 'read';

/** Writes edits into the rows of one project, in the transaction of their change. Undo and redo come this way too. */
class EditWriter {
  readonly #totals = new Totals();
  readonly #outcome = new Outcome();
  readonly #degrees: Degrees;
  /** Rows of relationships that go before any node does. */
  #deletedLater: number[] = [];

  constructor(
    private readonly graph: Graph,
    private readonly at: string,
    private readonly origin: Origin,
  ) {
    this.#degrees = new Degrees(graph);
  }

  apply(edits: readonly Edit[]): Outcome {
    for (const edit of inSafeOrder(edits)) {
      if (edit.of === 'node' || edit.op !== 'delete') this.#deleteRelationships();
      if (edit.op === 'update') this.#update(edit);
      else if (edit.of === 'node') this.#node(edit.op, edit.element);
      else this.#relationship(edit.op, edit.element);
    }
    this.#deleteRelationships();
    this.#degrees.save();
    this.#totals.save(this.graph);
    return this.#outcome;
  }

  #node(op: 'create' | 'delete', element: StoredNode): void {
    if (op === 'create') {
      const made = this.#returning(element);
      insertNode(this.graph, made);
      this.#degrees.written(made.id, made);
      this.#outcome.node(made.id, made.version);
      return this.#totals.node(element.labels, 1);
    }
    const node = must(loadNode(this.graph, element.id), `Node ${element.id}`);
    dropHiddenRelationshipsOf(this.graph, node.seq);
    deleteNodeRow(this.graph, node);
    this.#degrees.gone(node.id, node.seq);
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
    this.#deletedLater.push(element.seq);
    this.#count(element, -1);
    this.#outcome.relationshipGone(element.id);
    this.#totals.relationship(element.type, -1);
  }

  #deleteRelationships(): void {
    if (this.#deletedLater.length > 0) deleteRelationshipRows(this.graph, this.#deletedLater);
    this.#deletedLater = [];
  }

  /** An element that comes back is a new version of what clients may still hold. */
  #returning<T extends StoredNode | StoredRelationship>(element: T): T {
    // What was there before has versions that must go on growing.
    if (this.origin !== 'history') return element;
    const version = nextVersion(this.graph, element);
    recordRevision(this.graph, element, version, {});
    return { ...element, version };
  }

  #update(edit: UpdateEdit): void {
    const { of, id, to } = edit;
    if (of === 'node') this.#updateNode(this.#present(edit, loadNode(this.graph, id)), to);
    else this.#updateRelationship(this.#present(edit, loadRelationship(this.graph, id)), to);
  }

  /** What an edit changes; what was read before must still be what it was. Throws `VERSION_CONFLICT`. */
  #present<T extends StoredNode | StoredRelationship>({ of, id, from }: UpdateEdit, found: T | undefined): T {
    if (this.origin !== 'read') return must(found, `The ${of} ${id}`);
    if (found !== undefined && says(found, from)) return found;
    throw new ProblemError('VERSION_CONFLICT', { detail: `The ${of} ${id} was changed while it was imported` });
  }

  #updateNode(before: StoredNode, to: Delta): void {
    const after = this.#changed(before, to);
    updateNodeRow(this.graph, before, after);
    this.#degrees.written(after.id, after);
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
    return must(this.#degrees.row(id), `Node ${id}`);
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
    this.#degrees.count(ends, by);
    return ends;
  }
}

/** Makes new edits. */
export const applyEdits = (graph: Graph, edits: readonly Edit[], at: string): Outcome =>
  new EditWriter(graph, at, 'new').apply(edits);

/** Makes edits of what was read before this transaction. Throws `VERSION_CONFLICT` where an element is not any more what it was changed from. */
export const applyReadEdits = (graph: Graph, edits: readonly Edit[], at: string): Outcome =>
  new EditWriter(graph, at, 'read').apply(edits);

/** Makes edits of the history again, or their inverse. */
export const reapplyEdits = (graph: Graph, edits: readonly Edit[], at: string): Outcome =>
  new EditWriter(graph, at, 'history').apply(edits);
