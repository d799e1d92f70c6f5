import { Outcome } from '../changing/Outcome.js';
import { difference, withDelta } from '../../../domain/changes/delta.js';
import {
  type Delta,
  type Edit,
  inSafeOrder,
  type StoredNode,
  type StoredRelationship,
} from '../../../domain/changes/edit.js';
import { type MemoryProject } from './MemoryProject.js';

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is not there`);
  return value;
}

/** Makes edits in a project. `restoring` says that elements made were there before, so that their versions go on growing. */
class MemoryEditor {
  readonly outcome = new Outcome();

  constructor(
    private readonly project: MemoryProject,
    private readonly at: string,
    private readonly restoring: boolean,
  ) {}

  apply(edit: Edit): void {
    if (edit.op === 'update') this.#update(edit);
    else if (edit.of === 'node') this.#node(edit.op, edit.element);
    else this.#relationship(edit.op, edit.element);
  }

  #node(op: 'create' | 'delete', element: StoredNode): void {
    if (op === 'create') {
      const made = this.#returning('node', element);
      this.project.putNode(made);
      return this.outcome.node(made.id, made.version);
    }
    this.#forgetAwaited(element.id);
    this.project.removeNode(element.id);
    this.outcome.nodeGone(element.id);
  }

  #relationship(op: 'create' | 'delete', element: StoredRelationship): void {
    this.#ends(element);
    if (op === 'create') {
      const made = this.#returning('relationship', element);
      this.project.putRelationship(made);
      return this.outcome.relationship(made.id, made.version);
    }
    this.project.removeRelationship(element.id);
    this.outcome.relationshipGone(element.id);
  }

  #update({ of, id, to }: Extract<Edit, { op: 'update' }>): void {
    if (of === 'node') {
      const after = this.#changed(of, must(this.project.nodes.get(id), `Node ${id}`), to);
      this.project.putNode(after);
      return this.outcome.node(id, after.version);
    }
    const before = must(this.project.relationships.get(id), `Relationship ${id}`);
    const after = this.#changed(of, before, to);
    if (before.startNodeId !== after.startNodeId || before.endNodeId !== after.endNodeId) {
      this.#ends(before);
      this.#ends(after);
    }
    this.project.putRelationship(after);
    this.outcome.relationship(id, after.version);
  }

  /** The degrees of the ends become others. */
  #ends({ startNodeId, endNodeId }: StoredRelationship): void {
    for (const id of [startNodeId, endNodeId]) {
      this.outcome.node(id, must(this.project.nodes.get(id), `Node ${id}`).version);
    }
  }

  #returning<T extends StoredNode | StoredRelationship>(of: Edit['of'], element: T): T {
    if (!this.restoring) return element;
    const last = this.project.lastRevision(of, element.id);
    const version = Math.max(last, element.version) + 1;
    this.project.recordRevision(of, element.id, version, {});
    return { ...element, version };
  }

  #changed<T extends StoredNode | StoredRelationship>(of: Edit['of'], before: T, to: Delta): T {
    const after = { ...withDelta(before, to), version: before.version + 1, updatedAt: this.at };
    this.project.recordRevision(of, before.id, after.version, difference(before, after)?.from ?? {});
    return after;
  }

  /** A node that goes while an import is being written takes the import's relationships with it along. */
  #forgetAwaited(node: string): void {
    for (const { state, relationships } of this.project.imports.values()) {
      if (state !== 'open') continue;
      for (const [id, { startNodeId, endNodeId }] of relationships) {
        if (startNodeId === node || endNodeId === node) relationships.delete(id);
      }
    }
  }
}

/** Makes new edits. */
export function applyEdits(project: MemoryProject, edits: readonly Edit[], at: string, restoring = false): Outcome {
  const editor = new MemoryEditor(project, at, restoring);
  for (const edit of inSafeOrder(edits)) editor.apply(edit);
  return editor.outcome;
}
