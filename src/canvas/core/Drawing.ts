import { type Core } from 'cytoscape';

import { type GraphDelta } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type LabelColours } from '../style/palette';
import { type Detail, detailFor } from '../style/scale';
import { stylesheet } from '../style/stylesheet';
import { type CanvasTheme } from '../style/theme';
import { nodeData, nodeElement, relationshipData, relationshipElement } from './elementData';
import { LandmarkLayer } from './LandmarkLayer';
import { easeDrawing } from './movement';
import { wearPicture } from './nodePictures';
import { type Positions } from './Positions';
import { type Hidden, isNodeHidden, isRelationshipHidden, NOTHING_HIDDEN } from './visibility';

/** Draws the model on one Cytoscape core: all of it once, and then only what changes, always in a batch. */
export class Drawing {
  #detail: Detail = 'all';
  #hidden = NOTHING_HIDDEN;
  /** Whether some elements drawn may be hidden. */
  #hides = false;
  readonly #landmarks: LandmarkLayer;

  constructor(
    readonly cy: Core,
    private readonly model: GraphModel,
    private readonly positions: Positions,
    private readonly colours: LabelColours,
    private theme: CanvasTheme,
  ) {
    this.#detail = detailFor(this.#size(), cy.zoom());
    this.#landmarks = new LandmarkLayer(cy, model, positions);
    cy.style(stylesheet(theme, this.#detail));
  }

  /** Draws everything anew, on the view as it is: whoever changes both changes the view first. */
  reset(): void {
    const { cy, model } = this;
    cy.elements().remove();
    this.refine();
    cy.batch(() => {
      cy.add([
        ...model.nodes().map((node) => nodeElement(node, this.positions.get(node.id), this.colours, this.theme.mode)),
        ...model.relationships().map(relationshipElement),
      ]);
      this.#hide();
    });
    for (const node of model.nodes()) wearPicture(cy, node);
    this.#landmarks.refresh(this.#hidden);
  }

  /** Draws a change. */
  apply(delta: GraphDelta): void {
    const { cy } = this;
    cy.batch(() => {
      for (const id of [...delta.deletedRelationshipIds, ...delta.deletedNodeIds]) cy.getElementById(id).remove();
      for (const node of delta.nodes) this.#drawNode(node.id);
      for (const relationship of delta.relationships) this.#drawRelationship(relationship.id);
    });
    this.refine();
    this.#landmarks.refresh(this.#hidden);
  }

  /** Moves nodes to where they now stand. */
  move(ids: Iterable<string>): void {
    this.cy.batch(() => {
      for (const id of ids) this.cy.getElementById(id).position({ ...this.positions.get(id) });
    });
    this.#landmarks.refresh(this.#hidden);
  }

  /** Keeps the captions of these nodes readable from any distance. */
  point(ids: readonly string[]): void {
    this.#landmarks.point(ids, this.#hidden);
  }

  setTheme(theme: CanvasTheme): void {
    this.theme = theme;
    this.cy.style(stylesheet(theme, this.#detail));
    this.cy.batch(() => {
      for (const node of this.model.nodes()) {
        this.cy.getElementById(node.id).data('colour', this.colours.colour(node.labels[0] ?? '', theme.mode));
      }
    });
  }

  setHidden(hidden: Hidden): void {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.cy.batch(() => this.#hide());
    this.#landmarks.refresh(hidden);
  }

  /** Marks what has not been confirmed by the store yet. */
  setPending(ids: ReadonlySet<string>): void {
    this.cy.batch(() => {
      this.cy.elements('.pending').forEach((element) => void element.toggleClass('pending', ids.has(element.id())));
      for (const id of ids) this.cy.getElementById(id).addClass('pending');
    });
  }

  /** Draws more or less detail when the number of elements or the zoom has crossed the line. */
  refine(): void {
    easeDrawing(this.cy, this.#size());
    const detail = detailFor(this.#size(), this.cy.zoom());
    if (detail !== this.#detail) {
      this.#detail = detail;
      this.cy.style(stylesheet(this.theme, detail));
    }
    this.#landmarks.zoomed(this.#hidden);
  }

  #size(): number {
    return this.model.snapshot.nodesShown + this.model.snapshot.relationshipsShown;
  }

  #drawNode(id: string): void {
    const node = this.model.node(id);
    if (node === undefined) return;
    const drawn = this.cy.getElementById(id);
    if (drawn.nonempty()) drawn.data(nodeData(node, this.colours, this.theme.mode));
    else this.cy.add(nodeElement(node, this.positions.get(id), this.colours, this.theme.mode));
    this.cy.getElementById(id).toggleClass('hidden', isNodeHidden(node, this.#hidden));
    wearPicture(this.cy, node);
  }

  #drawRelationship(id: string): void {
    const relationship = this.model.relationship(id);
    if (relationship === undefined) return;
    const drawn = this.cy.getElementById(id);
    const { startNodeId, endNodeId } = relationship;
    if (drawn.empty()) this.cy.add(relationshipElement(relationship));
    else {
      if (drawn.data('source') !== startNodeId || drawn.data('target') !== endNodeId)
        drawn.move({ source: startNodeId, target: endNodeId });
      this.cy.getElementById(id).data('caption', relationshipData(relationship).caption);
    }
    this.cy.getElementById(id).toggleClass('hidden', isRelationshipHidden(relationship, this.#hidden));
  }

  #hide(): void {
    const { labels, types } = this.#hidden;
    const hides = labels.size + types.size > 0;
    if (!hides && !this.#hides) return;
    this.#hides = hides;
    for (const node of this.model.nodes()) {
      this.cy.getElementById(node.id).toggleClass('hidden', isNodeHidden(node, this.#hidden));
    }
    for (const relationship of this.model.relationships()) {
      this.cy.getElementById(relationship.id).toggleClass('hidden', isRelationshipHidden(relationship, this.#hidden));
    }
  }
}
