import { captionOf } from '../../content.js';
import { type Edit, type StoredNode, type StoredRelationship } from '../../edit.js';
import { type Graph, loadNode, loadRelationship } from '../rows.js';

/** The elements of a change and what they are called, from the change itself where it holds them, else from the store. */
export class NameBook {
  readonly #nodes = new Map<string, StoredNode | undefined>();
  readonly #relationships = new Map<string, StoredRelationship | undefined>();

  constructor(
    private readonly graph: Graph,
    edits: readonly Edit[],
  ) {
    for (const edit of edits) {
      if (edit.op === 'update') continue;
      if (edit.of === 'node') this.#nodes.set(edit.id, edit.element);
      else this.#relationships.set(edit.id, edit.element);
    }
  }

  node(id: string): StoredNode | undefined {
    if (!this.#nodes.has(id)) this.#nodes.set(id, loadNode(this.graph, id));
    return this.#nodes.get(id);
  }

  relationship(id: string): StoredRelationship | undefined {
    if (!this.#relationships.has(id)) this.#relationships.set(id, loadRelationship(this.graph, id));
    return this.#relationships.get(id);
  }

  /** What a node is called; empty when nobody knows any more. */
  caption(id: string): string {
    const node = this.node(id);
    return node === undefined ? '' : captionOf(node);
  }
}
