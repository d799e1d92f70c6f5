import { type Edit, type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { type ChosenCaptions, type Nameable, nameOf } from '../../../../domain/styles/names.js';
import { type ElementSource } from '../ElementSource.js';

/** The elements of a change and what they are called, from the change itself where it holds them, else from the store. */
export class NameBook {
  readonly #nodes = new Map<string, StoredNode | undefined>();
  readonly #relationships = new Map<string, StoredRelationship | undefined>();
  #captions: ChosenCaptions | undefined;

  constructor(
    private readonly source: Pick<ElementSource, 'node' | 'relationship' | 'captions'>,
    edits: readonly Edit[],
  ) {
    for (const edit of edits) {
      if (edit.op === 'update') continue;
      if (edit.of === 'node') this.#nodes.set(edit.id, edit.element);
      else this.#relationships.set(edit.id, edit.element);
    }
  }

  node(id: string): StoredNode | undefined {
    if (!this.#nodes.has(id)) this.#nodes.set(id, this.source.node(id));
    return this.#nodes.get(id);
  }

  relationship(id: string): StoredRelationship | undefined {
    if (!this.#relationships.has(id)) this.#relationships.set(id, this.source.relationship(id));
    return this.#relationships.get(id);
  }

  /** What a node is called; empty when nobody knows any more. */
  caption(id: string): string {
    const node = this.node(id);
    return node === undefined ? '' : this.name(node);
  }

  /** What something with these labels and properties is called, by what is chosen for its label now. */
  name(node: Nameable): string {
    this.#captions ??= this.source.captions();
    return nameOf(node, this.#captions);
  }
}
