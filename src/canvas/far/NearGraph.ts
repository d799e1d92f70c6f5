import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';

/** What Cytoscape draws: the shown graph, or a part of it. */
export type DrawnGraph = Pick<GraphModel, 'node' | 'relationship' | 'nodes' | 'relationships'>;

/** Ids of nodes and of relationships; each relationship comes with its ends. */
export interface NearIds {
  readonly nodes: ReadonlySet<string>;
  readonly relationships: ReadonlySet<string>;
}

export const NOTHING_NEAR: NearIds = { nodes: new Set(), relationships: new Set() };

/** The part of the graph that Cytoscape draws: all of a small one, and of a large one what is near. */
export class NearGraph implements DrawnGraph {
  /** Null while all of the graph is near. */
  #ids: NearIds | null = null;

  constructor(private readonly model: GraphModel) {}

  get ids(): NearIds | null {
    return this.#ids;
  }

  /** From now on these are near; null lets all be. */
  set(ids: NearIds | null): void {
    this.#ids = ids;
  }

  node(id: string): GraphNode | undefined {
    return this.#ids === null || this.#ids.nodes.has(id) ? this.model.node(id) : undefined;
  }

  relationship(id: string): GraphRelationship | undefined {
    return this.#ids === null || this.#ids.relationships.has(id) ? this.model.relationship(id) : undefined;
  }

  nodes(): GraphNode[] {
    return this.#ids === null ? this.model.nodes() : [...this.#ids.nodes].flatMap((id) => this.model.node(id) ?? []);
  }

  relationships(): GraphRelationship[] {
    if (this.#ids === null) return this.model.relationships();
    return [...this.#ids.relationships].flatMap((id) => this.model.relationship(id) ?? []);
  }

  /** How many elements are near. */
  get size(): number {
    const { nodesShown, relationshipsShown } = this.model.snapshot;
    return this.#ids === null ? nodesShown + relationshipsShown : this.#ids.nodes.size + this.#ids.relationships.size;
  }
}
