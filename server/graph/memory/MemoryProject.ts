import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type Position } from '../../contract/elements.js';
import { type Change } from '../../contract/edits.js';
import { chosenCaptions, type ChosenCaptions } from '../../../domain/styles/names.js';
import { type StoredStyle, type StyleName, styleKey } from '../../../domain/styles/style.js';
import { type ImportedStyle } from '../ports/ImportSink.js';
import {
  type Delta,
  type Edit,
  type LoggedEdit,
  type StoredNode,
  type StoredRelationship,
  type UpdateEdit,
} from '../../../domain/changes/edit.js';

/** The elements that an import brought. */
export interface Brought {
  readonly nodes: Map<string, StoredNode>;
  readonly relationships: Map<string, StoredRelationship>;
}

/** An import by its number. */
export interface MemoryBatch extends Brought {
  readonly batch: number;
  state: 'open' | 'published';
  readonly styles: Map<string, ImportedStyle>;
  readonly updates: Map<string, UpdateEdit>;
}

/** An entry of the history. `batch` is the import that it made visible; 0 for a change by edits. */
export interface MemoryChange {
  change: Change;
  readonly edits: readonly LoggedEdit[];
  readonly batch: number;
  /** What the import brought, while it is undone. */
  hidden?: Brought;
}

const keyOf = (of: Edit['of'], id: string) => `${of} ${id}`;

/** The graph of one project of one person: its elements by id, with the relationships of each node, and its history. */
export class MemoryProject {
  readonly nodes = new Map<string, StoredNode>();
  readonly relationships = new Map<string, StoredRelationship>();
  readonly styles = new Map<string, StoredStyle>();
  readonly imports = new Map<string, MemoryBatch>();
  /** Oldest first. */
  changes: MemoryChange[] = [];
  head = 0;
  lastBatch = 0;
  updatedAt = new Date().toISOString();
  /** Of the elements that were made last. */
  readonly lastNumbers: Record<Edit['of'], number> = { node: 0, relationship: 0 };
  readonly #incident = new Map<string, Set<string>>();
  /** By the number of the node: another node of the same id stands elsewhere. */
  readonly #positions = new Map<number, Position>();
  readonly #revisions = new Map<string, Map<number, Delta>>();

  constructor(
    readonly ownerId: OwnerId,
    readonly id: ProjectId,
  ) {}

  nextNumber(of: Edit['of']): number {
    return (this.lastNumbers[of] += 1);
  }

  /** The relationships of a node by its id, the oldest first; a self loop once. */
  relationshipsOf(id: string): StoredRelationship[] {
    const found = [...(this.#incident.get(id) ?? [])].map((one) => this.relationships.get(one));
    return found.filter((one) => one !== undefined).sort((one, other) => one.seq - other.seq);
  }

  degree(id: string): number {
    return this.#incident.get(id)?.size ?? 0;
  }

  putNode(node: StoredNode): void {
    this.nodes.set(node.id, node);
    this.lastNumbers.node = Math.max(this.lastNumbers.node, node.seq);
  }

  removeNode(id: string): void {
    this.nodes.delete(id);
  }

  putRelationship(relationship: StoredRelationship): void {
    this.removeRelationship(relationship.id);
    this.relationships.set(relationship.id, relationship);
    this.lastNumbers.relationship = Math.max(this.lastNumbers.relationship, relationship.seq);
    for (const end of [relationship.startNodeId, relationship.endNodeId]) {
      const known = this.#incident.get(end) ?? new Set();
      this.#incident.set(end, known.add(relationship.id));
    }
  }

  removeRelationship(id: string): void {
    const relationship = this.relationships.get(id);
    if (relationship === undefined) return;
    this.relationships.delete(id);
    for (const end of [relationship.startNodeId, relationship.endNodeId]) this.#incident.get(end)?.delete(id);
  }

  /** The style of a label or type; undefined when it has none of its own. */
  styleOf(name: StyleName): StoredStyle | undefined {
    return this.styles.get(styleKey(name));
  }

  /** The captions that were chosen for labels. */
  captions(): ChosenCaptions {
    return chosenCaptions(this.styles.values());
  }

  position({ seq }: StoredNode): Position | undefined {
    return this.#positions.get(seq);
  }

  place({ seq }: StoredNode, { x, y }: Position): void {
    this.#positions.set(seq, { x, y });
  }

  /** Keeps what the fields of an element were before this version of it. */
  recordRevision(of: Edit['of'], id: string, version: number, before: Delta): void {
    const known = this.#revisions.get(keyOf(of, id)) ?? new Map<number, Delta>();
    this.#revisions.set(keyOf(of, id), known.set(version, before));
  }

  /** The last version that an element of this id ever went on to; 0 when it never changed. */
  lastRevision(of: Edit['of'], id: string): number {
    return Math.max(0, ...this.revisionsOf(of, id).keys());
  }

  /** The versions of an element with what its fields were before each. */
  revisionsOf(of: Edit['of'], id: string): ReadonlyMap<number, Delta> {
    return this.#revisions.get(keyOf(of, id)) ?? new Map();
  }
}

/** Elements in the order of their making. */
export const inOrder = <T extends { readonly seq: number }>(elements: Iterable<T>): T[] =>
  [...elements].sort((one, other) => one.seq - other.seq);
