import {
  type ElementRef,
  type GraphDelta,
  type GraphElement,
  type GraphNode,
  type GraphRelationship,
} from '../../domain/elements/elements';

/** The elements that are shown, by their ids. It is large, so it is changed in place, in `write` alone, by a change that was decided before. */
export class GraphIndex {
  #nodes = new Map<string, GraphNode>();
  #relationships = new Map<string, GraphRelationship>();
  #incident = new Map<string, Set<string>>();

  /** How many are shown. */
  get size() {
    return { nodesShown: this.#nodes.size, relationshipsShown: this.#relationships.size };
  }

  node(id: string): GraphNode | undefined {
    return this.#nodes.get(id);
  }

  relationship(id: string): GraphRelationship | undefined {
    return this.#relationships.get(id);
  }

  element(ref: ElementRef): GraphElement | undefined {
    return ref.kind === 'node' ? this.#nodes.get(ref.id) : this.#relationships.get(ref.id);
  }

  nodes(): GraphNode[] {
    return [...this.#nodes.values()];
  }

  relationships(): GraphRelationship[] {
    return [...this.#relationships.values()];
  }

  /** The shown relationships of a node. */
  relationshipsOf(nodeId: string): GraphRelationship[] {
    return [...(this.#incident.get(nodeId) ?? [])].flatMap((id) => this.#relationships.get(id) ?? []);
  }

  /** Writes a change down. */
  protected write({ nodes, relationships, deletedNodeIds, deletedRelationshipIds }: GraphDelta): void {
    for (const node of nodes) this.#nodes.set(node.id, node);
    for (const id of [...deletedRelationshipIds, ...relationships.map((one) => one.id)]) this.#unlink(id);
    for (const id of deletedNodeIds) {
      for (const relationship of this.relationshipsOf(id)) this.#unlink(relationship.id);
      this.#nodes.delete(id);
      this.#incident.delete(id);
    }
    for (const relationship of relationships) this.#link(relationship);
  }

  /** Holds what another index held, which nobody uses any longer. */
  protected take(other: GraphIndex): void {
    this.#nodes = other.#nodes;
    this.#relationships = other.#relationships;
    this.#incident = other.#incident;
  }

  #link(relationship: GraphRelationship): void {
    this.#relationships.set(relationship.id, relationship);
    for (const end of [relationship.startNodeId, relationship.endNodeId]) {
      const incident = this.#incident.get(end) ?? new Set<string>();
      this.#incident.set(end, incident.add(relationship.id));
    }
  }

  #unlink(id: string): void {
    const relationship = this.#relationships.get(id);
    if (relationship === undefined) return;
    this.#relationships.delete(id);
    this.#incident.get(relationship.startNodeId)?.delete(id);
    this.#incident.get(relationship.endNodeId)?.delete(id);
  }
}
