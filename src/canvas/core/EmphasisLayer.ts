import { type Core, type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type CanvasStore } from '../store/canvasStore';
import { type Backdrop } from './Captions';
import { captioned } from './captioned';
import { type Captioned, type Settled } from './captionWays';
import { emphasised, type Emphasised, type Surroundings } from './emphasised';
import { furtherCaptions, landmarkAt, steppedZoom } from './landmarks';
import { isLive } from './life';
import { type Disc, discOf, isCaptioned, reveal, ring, road, straightRoads, type } from './strokes';
import { writeCaptions } from './writeCaptions';

/** What is drawn beneath Cytoscape, where it is in sight. */
export interface Beneath extends Backdrop {
  readonly whole: Surroundings;
  pointOf(id: string): (Disc & Captioned) | undefined;
  /** The ends of a relationship. */
  endsOf(id: string): readonly Disc[] | undefined;
}

/** How much of everything else the veil covers. */
const VEIL = 0.72;

/**
 * Marks what is selected or pointed at on a canvas of its own above the graph. A veil in the background's colour fades everything else and is
 * open where the emphasised elements are. No element changes its style, so selecting costs as much as the neighbourhood, however large
 * the graph is.
 */
export class EmphasisLayer {
  readonly #canvas = document.createElement('canvas');
  #frame: number | undefined;
  /** While a box is drawn the veil is lifted: it would cover the box, and what is to be chosen. */
  #isBoxing = false;

  constructor(
    private readonly cy: Core,
    private readonly model: Surroundings,
    private readonly store: CanvasStore,
    /** Nothing, where Cytoscape draws all. */
    private readonly beneath: () => Beneath | undefined,
    /** The nodes in sight, and where their captions are written. */
    private readonly settled: () => readonly Settled[],
  ) {
    this.#canvas.dataset['testid'] = 'emphasis';
    Object.assign(this.#canvas.style, { position: 'absolute', left: '0', top: '0', pointerEvents: 'none' });
    cy.container()?.append(this.#canvas);
    cy.on('render', () => this.#draw());
    cy.on('boxstart boxend', (event) => {
      this.#isBoxing = event.type === 'boxstart';
      this.soon();
    });
    cy.one('destroy', () => {
      this.#canvas.remove();
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    });
  }

  get #now() {
    return this.store.getState();
  }

  /** Emphasises in the next frame what is to be. */
  soon(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#draw();
    });
  }

  /** The nodes with these ids that are in sight, in their order. */
  #nodes(ids: readonly string[]): NodeSingular[] {
    return ids.flatMap((id) => this.cy.getElementById(id).nodes(':visible').toArray());
  }

  #edges(ids: readonly string[]): EdgeSingular[] {
    return ids.flatMap((id) => this.cy.getElementById(id).edges(':visible').toArray());
  }

  #draw(): void {
    const { cy } = this;
    if (!isLive(cy)) return;
    const seen = emphasised(this.beneath()?.whole ?? this.model, this.#now.emphasis);
    const context = this.#cleared(seen.isNothing);
    if (context === null) return;
    const zoom = cy.zoom();
    const { accent } = this.#now.theme;
    if (seen.fades && !this.#isBoxing) this.#veil(context);
    const strong = new Set(seen.relationships.filter(({ isStrong }) => isStrong).map(({ id }) => id));
    const edges = this.#edges(seen.relationships.map(({ id }) => id));
    for (const edge of edges) road(context, edge, accent, strong.has(edge.id()) ? 4 : 2.5);
    for (const edge of edges) type(context, edge);
    const nodes = seen.fades ? this.#nodes(seen.nodes) : [];
    this.#markBeneath(context, seen, zoom);
    for (const node of nodes) reveal(context, discOf(node));
    for (const { id, kind } of seen.rings)
      for (const node of this.#discs([id])) ring(context, node, accent, kind, zoom);
    this.#writeCaptions(context, seen);
  }

  /** Writes again what is written at what stands out where it is covered, and what is to be named besides. */
  #writeCaptions(context: CanvasRenderingContext2D, { fades, nodes, rings, captions, pointed }: Emphasised): void {
    const standing = new Set([...nodes, ...rings.map(({ id }) => id)]);
    const settled = this.settled();
    const again = settled.flatMap((one) => {
      if (!standing.has(one.id)) return [];
      const drawn = this.cy.getElementById(one.id);
      // What is seen is not covered; what moves is not where it was.
      if (drawn.empty()) return [one];
      return fades || !isCaptioned(drawn) ? [{ ...one, ...drawn.position() }] : [];
    });
    const named = new Set(settled.flatMap(({ id, written }) => (written === undefined ? [] : [id])));
    // What is pointed at comes first, then the last that was chosen, whoever draws it.
    const ids = [...new Set(captions.toReversed())].filter((id) => !named.has(id));
    const wanted = ids.flatMap((id) => [...this.#nodes([id]).map((node) => captioned(node)), ...this.#beneath([id])]);
    const zoom = steppedZoom(this.cy.zoom());
    const further = furtherCaptions(wanted, settled, zoom, new Set(pointed));
    const { text, background, fontFamily } = this.#now.theme;
    const theme = { text, halo: background, fontFamily };
    writeCaptions(context, [...again, ...further.map((node) => landmarkAt(node, zoom))], theme);
  }

  /** Marks what Cytoscape does not draw: the veil is open over it as well. */
  #markBeneath(context: CanvasRenderingContext2D, seen: Emphasised, zoom: number): void {
    const roads = seen.relationships.flatMap(({ id }) => (this.#isDrawn(id) ? [] : [this.beneath()?.endsOf(id) ?? []]));
    straightRoads(context, roads, this.#now.theme.accent, zoom);
    if (seen.fades) for (const node of this.#beneath(seen.nodes)) reveal(context, node);
  }

  #isDrawn(id: string): boolean {
    return this.cy.getElementById(id).nonempty();
  }

  /** Those nodes that Cytoscape does not draw. */
  #beneath(ids: readonly string[]) {
    return ids.flatMap((id) => (this.#isDrawn(id) ? [] : (this.beneath()?.pointOf(id) ?? [])));
  }

  #discs(ids: readonly string[]): Disc[] {
    return [...this.#nodes(ids).map(discOf), ...this.#beneath(ids)];
  }

  /** Covers all that is in sight. */
  #veil(context: CanvasRenderingContext2D): void {
    const { x1, y1, w, h } = this.cy.extent();
    context.globalAlpha = VEIL;
    context.fillStyle = this.#now.theme.background;
    context.fillRect(x1, y1, w, h);
    context.globalAlpha = 1;
  }

  /** The canvas as large as the graph's, empty, with the view's own measures; null when nothing is drawn on it. */
  #cleared(isNothing: boolean): CanvasRenderingContext2D | null {
    const { cy } = this;
    const canvas = this.#canvas;
    canvas.hidden = isNothing;
    if (isNothing) return null;
    const ratio = window.devicePixelRatio;
    const [width, height] = [Math.round(cy.width() * ratio), Math.round(cy.height() * ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      Object.assign(canvas.style, { width: `${cy.width()}px`, height: `${cy.height()}px` });
    }
    const context = canvas.getContext('2d');
    if (context === null) return null;
    const zoom = cy.zoom() * ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(zoom, 0, 0, zoom, cy.pan().x * ratio, cy.pan().y * ratio);
    return context;
  }
}
