import { type Core } from 'cytoscape';

import { type DrawnGraph } from '../far/NearGraph';
import { type Captioned } from './captionWays';
import { writtenIn } from './innerLines';
import { FEW_NODES, landmarkData, type Landmark, landmarks, mostLandmarks } from './landmarks';
import { type Positions } from './Positions';
import { arrowsIn } from './captioned';
import { type Hidden, isNodeHidden } from './visibility';

/** Landmarks are chosen anew when the zoom has changed by this factor. */
const STEP = 1.15;

const levelOf = (zoom: number) => Math.round(Math.log(zoom) / Math.log(STEP));

/** The zoom for which landmarks are chosen at a zoom. */
export const steppedZoom = (zoom: number): number => STEP ** levelOf(zoom);

/** Marks those nodes of a core that are read from afar, and takes the mark from those that were. */
export function markLandmarks(cy: Core, chosen: readonly Landmark[], zoom: number, marked: Iterable<string>): void {
  const ids = new Set(chosen.map(({ id }) => id));
  cy.batch(() => {
    for (const id of marked) if (!ids.has(id)) cy.getElementById(id).removeClass('landmark');
    for (const node of chosen) cy.getElementById(node.id).data(landmarkData(node, zoom)).addClass('landmark');
  });
}

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
    const chosen = landmarks(this.#captioned(hidden), zoom, mostLandmarks(cy.width() * cy.height()));
    markLandmarks(cy, chosen, zoom, this.#marked);
    this.#marked = chosen.map(({ id }) => id);
  }

  #captioned(hidden: Hidden): Captioned[] {
    // Of many, captions are kept off nodes alone.
    const arrows = this.cy.nodes().length <= FEW_NODES ? arrowsIn(this.cy) : undefined;
    return this.model
      .nodes()
      .filter((node) => !isNodeHidden(node, hidden))
      .flatMap(({ id, degree }) => {
        const drawn = this.cy.getElementById(id);
        if (drawn.empty()) return [];
        const { caption, size, fontSize } = drawn.data() as Pick<Captioned, 'caption' | 'size' | 'fontSize'>;
        const isInner = writtenIn(drawn, this.cy.zoom()) !== undefined;
        return [
          { id, caption, degree, size, fontSize, isInner, arrows: arrows?.get(id) ?? [], ...this.positions.get(id) },
        ];
      });
  }
}
