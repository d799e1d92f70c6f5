import { type Core, type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasTheme } from '../style/theme';
import { type Emphasis, emphasised, NO_EMPHASIS } from './emphasised';
import { readableCaptions } from './landmarks';
import { isLive } from './events';
import { sideOf } from './captionWays';
import { captioned } from './smallLandmarks';
import { caption, ring, road } from './strokes';

/** How faint everything else is drawn. */
const FAINT = '0.28';

/** What Cytoscape's renderer draws with; it draws any element on any canvas. */
interface Renderer {
  drawElement(context: CanvasRenderingContext2D, element: NodeSingular | EdgeSingular): void;
}
interface RenderedCore extends Core {
  renderer(): Renderer & { getPixelRatio(): number };
}

/**
 * Draws what is selected, pointed at and near to it above the graph, and lets the picture of all else fade as a whole. No element changes
 * its style, so that neither selecting nor pointing costs more than what is around, however large the graph is.
 */
export class EmphasisLayer {
  readonly #canvas = document.createElement('canvas');
  #emphasis = NO_EMPHASIS;
  #frame: number | undefined;

  constructor(
    private readonly cy: Core,
    private readonly model: GraphModel,
    private theme: CanvasTheme,
    /** The nodes whose captions the picture below shows from afar. */
    private readonly landmarks: () => readonly string[],
  ) {
    this.#canvas.dataset['testid'] = 'emphasis';
    Object.assign(this.#canvas.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      zIndex: '2',
      pointerEvents: 'none',
    });
    this.#graphPicture()?.parentElement?.prepend(this.#canvas);
    cy.on('render', () => this.#draw());
    cy.one('destroy', () => {
      this.#canvas.remove();
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    });
  }

  setTheme(theme: CanvasTheme): void {
    this.theme = theme;
  }

  /** Emphasises this from now on. */
  show(emphasis: Emphasis): void {
    this.#emphasis = emphasis;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#draw();
    });
  }

  #graphPicture(): HTMLElement | null {
    return this.cy.container()?.querySelector<HTMLElement>('canvas[data-id="layer2-node"]') ?? null;
  }

  #draw(): void {
    const { cy } = this;
    if (!isLive(cy)) return;
    const seen = emphasised(this.model, this.#emphasis);
    const picture = this.#graphPicture();
    if (picture !== null) picture.style.opacity = seen.fades ? FAINT : '';
    const context = this.#cleared(seen.isNothing);
    if (context === null) return;
    const node = (id: string) => cy.getElementById(id);
    const { accent } = this.theme;
    const isDrawn = (id: string) => node(id).nonempty() && node(id).visible();
    const zoom = cy.zoom();
    for (const { id, isStrong } of seen.relationships) {
      if (!isDrawn(id)) continue;
      const edge = node(id).edges().first() as unknown as EdgeSingular;
      // Below, so that its type can still be read.
      road(context, edge, accent, isStrong ? 4 : 2.5);
      (cy as RenderedCore).renderer().drawElement(context, edge);
    }
    if (seen.redraws) {
      for (const id of seen.nodes)
        if (isDrawn(id)) (cy as RenderedCore).renderer().drawElement(context, node(id) as unknown as NodeSingular);
    }
    for (const { id, kind } of seen.rings) {
      if (isDrawn(id)) ring(context, node(id) as unknown as NodeSingular, accent, kind, zoom);
    }
    const drawn = (ids: readonly string[]) =>
      ids.filter(isDrawn).map((id) => captioned(node(id) as unknown as NodeSingular));
    // The last that was chosen or is pointed at comes first.
    const wanted = drawn(seen.captions.toReversed());
    // Where the picture below is not faint, all that is written in it counts.
    const landmarks = seen.redraws ? seen.nodes.filter((id) => node(id).hasClass('landmark')) : this.landmarks();
    const written = drawn(landmarks).map((one) => ({
      ...one,
      lines: String(node(one.id).data('landmarkCaption')).split('\n'),
      side: sideOf(node(one.id).data('landmarkSide')),
      shift: Number(node(one.id).data('landmarkShift')) * zoom,
    }));
    for (const id of readableCaptions(wanted, written, zoom, this.#emphasis.hovered))
      caption(context, node(id) as unknown as NodeSingular, this.theme, zoom);
  }

  /** The canvas as large as the graph's, empty, with the view's own measures; null when nothing is drawn on it. */
  #cleared(isNothing: boolean): CanvasRenderingContext2D | null {
    const { cy } = this;
    const canvas = this.#canvas;
    canvas.hidden = isNothing;
    if (isNothing) return null;
    const ratio = (cy as RenderedCore).renderer().getPixelRatio();
    const [width, height] = [Math.round(cy.width() * ratio), Math.round(cy.height() * ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      Object.assign(canvas.style, {
        width: `${cy.width()}px`,
        height: `${cy.height()}px`,
      });
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
