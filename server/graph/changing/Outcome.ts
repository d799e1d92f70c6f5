import { type NodeId, type ProjectId, type RelationshipId } from '../../contract/ids.js';
import { type GraphChanged } from '../../contract/live.js';

/** A change of more elements than this is not listed in its receipt: the canvas reads the overview again. */
export const MOST_LISTED = 5000;

/** A change of more elements than this is not told one by one: a window that follows it reads the overview again. */
export const MOST_TOLD = 1000;

/**
 * What a change left behind, for whoever follows it: elements with the versions that they have now, the ends of made and
 * removed relationships among them, because their degrees changed; and what is gone.
 */
export class Outcome {
  readonly #nodes = new Map<string, number>();
  readonly #relationships = new Map<string, number>();
  readonly #goneNodes = new Set<string>();
  readonly #goneRelationships = new Set<string>();
  #isUntold = false;

  node(id: string, version: number): void {
    this.#nodes.set(id, version);
  }

  relationship(id: string, version: number): void {
    this.#relationships.set(id, version);
  }

  nodeGone(id: string): void {
    this.#nodes.delete(id);
    this.#goneNodes.add(id);
  }

  relationshipGone(id: string): void {
    this.#goneRelationships.add(id);
  }

  /** There is too much to tell. */
  leaveUntold(): void {
    this.#isUntold = true;
  }

  /** What is told of the change, which is the newest of its project. */
  told({ id, head }: { readonly id: string; readonly head: number }): GraphChanged {
    const size = this.#nodes.size + this.#relationships.size + this.#goneNodes.size + this.#goneRelationships.size;
    const complete = !this.#isUntold && size <= MOST_TOLD;
    const list = <T>(items: Iterable<T>): T[] => (complete ? [...items] : []);
    return {
      projectId: id as ProjectId,
      head,
      complete,
      nodes: list(this.#nodes).map(([id, version]) => ({ id: id as NodeId, version })),
      relationships: list(this.#relationships).map(([id, version]) => ({ id: id as RelationshipId, version })),
      deletedNodeIds: list(this.#goneNodes) as NodeId[],
      deletedRelationshipIds: list(this.#goneRelationships) as RelationshipId[],
    };
  }
}

/** What a command that writes gives back: its answer, and what is told to those who follow the graph. */
export interface Committed<T> {
  readonly answer: T;
  /** Undefined when nothing has changed. */
  readonly changed: GraphChanged | undefined;
}
