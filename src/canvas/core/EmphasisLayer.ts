import { type Core, type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type CanvasStore } from '../store/canvasStore';
import { emphasised, type Emphasised, type Surroundings } from './emphasised';
import { readableCaptions } from './landmarks';
import { isLive } from './life';
import { sideOf } from './captionWays';
import { captioned } from './captioned';
import { beside, caption, type Disc, discOf, isCaptioned, reveal, ring, road, straightRoads, type } from './strokes';

/** What is drawn beneath Cytoscape, where it is in sight. */
export interface Beneath {
  readonly whole: Surroundings;
  pointOf(id: string): (Disc & { readonly caption: string }) | undefined;
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
    for (const node of nodes) beside(context, node);
    for (const { id, kind } of seen.rings)
      for (const node of this.#discs([id])) ring(context, node, accent, kind, zoom);
    this.#writeCaptions(context, seen);
  }

  #writeCaptions(context: CanvasRenderingContext2D, seen: Emphasised): void {
    if (seen.captions.length === 0) return;
    const { cy } = this;
    // The last that was chosen or is pointed at comes first.
    const wanted = this.#nodes(seen.captions.toReversed()).map((node) => captioned(node));
    // Under the veil only what it is open for can be read.
    const readable = seen.fades ? this.#nodes(seen.nodes) : cy.nodes('.captioned').toArray();
    const written = readable
      .filter((node) => isCaptioned(node) && !node.hasClass('inner'))
      .map((node) => ({
        ...captioned(node),
        lines: String(node.data('written')).split('\n'),
        side: sideOf(node.data('side')),
        shift: Number(node.data('shift')) * cy.zoom(),
        pixels: Number(node.data('writtenSize')) * cy.zoom(),
      }));
    const ids = readableCaptions(wanted, written, cy.zoom(), this.#now.emphasis.hovered);
    const { theme } = this.#now;
    for (const node of this.#nodes([...ids]))
      if (!isCaptioned(node)) caption(context, discOf(node), String(node.data('caption')), theme, cy.zoom());
    for (const node of this.#beneath(seen.captions)) caption(context, node, node.caption, theme, cy.zoom());
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
