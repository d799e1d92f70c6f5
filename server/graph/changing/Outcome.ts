import { type NodeId, type ProjectId, type RelationshipId } from '../../contract/ids.js';
import { type ChangeContent, type GraphChanged, type ProjectCounts } from '../../contract/live.js';
import { type WantedElements } from '../ports/GraphReader.js';

/** A change of more elements than this is not listed in its receipt: the canvas reads the overview again. */
export const MOST_LISTED = 5000;

/** A change of more elements than this is not told one by one: a window that follows it reads the overview again. */
export const MOST_TOLD = 1000;

/** Limits of the content sent with a change: elements, and characters of JSON. */
const MOST_CONTENT = { elements: 100, characters: 32_768 };

/** Labels and types of a project are counted for those who follow it up to so many. */
export const MOST_COUNTED = 100;

/** The totals of a project as sent with a change; left out if it has very many labels and types. */
export const toldCounts = (counts: ProjectCounts): Pick<ChangeContent, 'counts'> =>
  counts.labels.length + counts.types.length > MOST_COUNTED ? {} : { counts };

/** The elements as they stand now and how the project stands, as JSON text of a {@link ChangeContent}. */
export type ContentText = (wanted: WantedElements) => string;

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
  #isRestyled = false;

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

  /** What another part of the same change left behind. */
  include(other: Outcome): void {
    for (const [id, version] of other.#nodes) this.node(id, version);
    for (const [id, version] of other.#relationships) this.relationship(id, version);
    for (const id of other.#goneNodes) this.nodeGone(id);
    for (const id of other.#goneRelationships) this.relationshipGone(id);
    this.#isUntold ||= other.#isUntold;
    this.#isRestyled ||= other.#isRestyled;
  }

  /** There is too much to tell. */
  leaveUntold(): void {
    this.#isUntold = true;
  }

  /** Labels or types look otherwise. */
  restyled(): void {
    this.#isRestyled = true;
  }

  /** The message to followers of the project, of which this is the newest change. `textOf` is called within the transaction. */
  told({ id, head }: { readonly id: string; readonly head: number }, textOf: ContentText): GraphChanged {
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
      ...(complete ? this.#content(textOf) : {}),
      ...(this.#isRestyled ? { restyled: true } : {}),
    };
  }

  /** A small change is sent whole, so that followers need not read it. */
  #content(textOf: ContentText): Pick<GraphChanged, 'content'> {
    if (this.#nodes.size + this.#relationships.size > MOST_CONTENT.elements) return {};
    const nodeIds = [...this.#nodes.keys()] as NodeId[];
    const text = textOf({ nodeIds, relationshipIds: [...this.#relationships.keys()] as RelationshipId[] });
    return text.length > MOST_CONTENT.characters ? {} : { content: JSON.parse(text) as ChangeContent };
  }
}

/** The result of a command that writes: its answer, and the message to followers of the graph. */
export interface Committed<T> {
  readonly answer: T;
  /** Undefined when nothing has changed. */
  readonly changed: GraphChanged | undefined;
}
