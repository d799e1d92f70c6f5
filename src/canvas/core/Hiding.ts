import { type Core } from 'cytoscape';

import { type DrawnGraph } from '../far/NearGraph';
import { type Hidden, isNodeHidden, isRelationshipHidden, NOTHING_HIDDEN } from './visibility';

/** Takes out of sight what is to be, and brings back what is not; all else is left alone. */
export class Hiding {
  #hidden = NOTHING_HIDDEN;

  constructor(
    private readonly cy: Core,
    private readonly model: DrawnGraph,
  ) {}

  /** What is out of sight. */
  get hidden(): Hidden {
    return this.#hidden;
  }

  /** From now on this is out of sight. */
  set(hidden: Hidden): void {
    this.#hidden = hidden;
    const touched = this.#touched();
    this.cy.batch(() => {
      for (const id of touched) this.drawn(id);
    });
    // Until its style is computed, Cytoscape answers whether an element is visible as it did before.
    for (const id of touched) this.cy.getElementById(id).style('display');
  }

  /** An element has been drawn: it is in sight or not, as it is to be now. */
  drawn(id: string): void {
    const isHidden = this.#isHidden(id);
    if (isHidden !== undefined) this.cy.getElementById(id).toggleClass('hidden', isHidden);
  }

  /** Undefined when there is no such element any more. */
  #isHidden(id: string): boolean | undefined {
    const node = this.model.node(id);
    if (node !== undefined) return isNodeHidden(node, this.#hidden);
    const relationship = this.model.relationship(id);
    return relationship && isRelationshipHidden(relationship, this.#hidden);
  }

  /** What is drawn and is in sight though it is not to be, or the other way round. */
  #isMisplaced(id: string): boolean {
    const drawn = this.cy.getElementById(id);
    return drawn.nonempty() && drawn.hasClass('hidden') !== this.#isHidden(id);
  }

  /** What is to be drawn otherwise: relationships also when only an end of theirs is. */
  #touched(): string[] {
    const nodes = this.model.nodes().flatMap(({ id }) => (this.#isMisplaced(id) ? [id] : []));
    const moved = new Set(nodes);
    const relationships = this.model
      .relationships()
      .filter((one) => moved.has(one.startNodeId) || moved.has(one.endNodeId) || this.#isMisplaced(one.id));
    return [...nodes, ...relationships.map(({ id }) => id)];
  }
}
