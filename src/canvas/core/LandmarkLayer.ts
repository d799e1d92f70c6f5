import { type Core } from 'cytoscape';

import { type DrawnGraph } from '../far/NearGraph';
import { type Captioned } from './captionWays';
import { captionReach } from './insets';
import { writtenIn } from './innerLines';
import { FEW_NODES, landmarks, levelOf, mostLandmarks, steppedZoom } from './landmarks';
import { type Positions } from './Positions';
import { captioned, linesIn, markLandmarks } from './captioned';
import { arrowsOf } from './typePlaces';
import { type Hidden, isNodeHidden } from './visibility';

/** Keeps the captions of some nodes of a core readable from afar, as the zoom and the graph change. */
export class LandmarkLayer {
  #level = Number.NaN;
  #marked: readonly string[] = [];

  constructor(
    private readonly cy: Core,
    private readonly model: DrawnGraph,
    private readonly positions: Positions,
  ) {}

  /** The nodes that are read from afar now. */
  get marked(): readonly string[] {
    return this.#marked;
  }

  /** The view has changed. */
  zoomed(hidden: Hidden): void {
    if (levelOf(this.cy.zoom()) !== this.#level) this.refresh(hidden);
  }

  /** Chooses the landmarks anew. */
  refresh(hidden: Hidden): void {
    const { cy } = this;
    this.#level = levelOf(cy.zoom());
    const zoom = steppedZoom(cy.zoom());
    const most = mostLandmarks(cy.width() * cy.height());
    const chosen = landmarks(this.#captioned(hidden), zoom, most, captionReach(cy.width()));
    markLandmarks(cy, chosen, zoom, this.#marked);
    this.#marked = chosen.map(({ id }) => id);
  }

  #captioned(hidden: Hidden): Captioned[] {
    // Of many, captions are kept off nodes alone.
    const arrows = this.cy.nodes().length <= FEW_NODES ? arrowsOf(linesIn(this.cy)) : undefined;
    return this.model
      .nodes()
      .filter((node) => !isNodeHidden(node, hidden))
      .flatMap(({ id, degree }) => {
        const drawn = this.cy.getElementById(id);
        if (drawn.empty()) return [];
        const isInner = writtenIn(drawn.data(), this.cy.zoom()) !== undefined;
        return [{ ...captioned(drawn, arrows), degree, isInner, ...this.positions.get(id) }];
      });
  }
}
