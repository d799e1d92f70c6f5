import { type Core } from 'cytoscape';

import { type Point } from '../../../domain/elements/elements';
import { isLive } from './events';
import { zoomByWheel } from './wheel';

/** How a view lies over the graph. */
interface Viewport {
  readonly zoom: number;
  readonly pan: Point;
}

/** A picture of the graph that Cytoscape moves in its place, and how the view lay when it was taken. */
interface Texture {
  readonly texture: HTMLCanvasElement;
  readonly viewport: Viewport & { readonly width: number; readonly height: number; readonly mpan: Point };
}

/** What of Cytoscape's canvas renderer decides how a moving view is drawn. None of it is public. */
interface Renderer {
  render(options?: { readonly forcedContext?: unknown }): void;
  redrawHint(group: string, isWanted: boolean): void;
  textureOnViewport: boolean;
  hideEdgesOnViewport: boolean;
  textureCache: Texture | null | undefined;
  readonly NODE: number;
  readonly TEXTURE_BUFFER: number;
  readonly canvasWidth: number;
  readonly canvasHeight: number;
  readonly pinching?: boolean;
  readonly swipePanning?: boolean;
  readonly hoverData: { readonly dragging?: boolean };
  readonly data: {
    /** Whether a wheel is moving the view. */
    wheelZooming?: boolean;
    readonly canvases: readonly HTMLCanvasElement[];
    readonly bufferCanvases: readonly HTMLCanvasElement[];
    readonly bufferContexts: readonly CanvasRenderingContext2D[];
  };
}
interface RenderedCore extends Core {
  renderer(): Renderer;
}

/** A hand that rests for so long sees the graph drawn where it is, also while it holds it. */
const REST_MS = 140;

const isMoving = ({ pinching, swipePanning, hoverData, data }: Renderer): boolean =>
  [pinching, swipePanning, hoverData.dragging, data.wheelZooming].includes(true);

/** What was drawn last, as the picture that is moved. */
function taken(renderer: Renderer, { zoom, pan }: Viewport): Texture | undefined {
  const { NODE, TEXTURE_BUFFER, data, canvasWidth: width, canvasHeight: height } = renderer;
  const [drawn, texture] = [data.canvases[NODE], data.bufferCanvases[TEXTURE_BUFFER]];
  const context = data.bufferContexts[TEXTURE_BUFFER];
  if (drawn === undefined || texture === undefined || context === undefined) return undefined;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, texture.width, texture.height);
  context.drawImage(drawn, 0, 0, texture.width, texture.height);
  return { texture, viewport: { zoom, pan, width, height, mpan: { x: -pan.x / zoom, y: -pan.y / zoom } } };
}

/**
 * Lets a view over many elements move as the picture that is there. Cytoscape draws a picture of its own when a view begins to move: without
 * relationships, since with them it would take as long as a whole frame. What was drawn last has them, and is there. What comes into
 * sight at the edges is drawn as soon as the hand rests, not only when it lets go.
 */
export function moveAsPicture(cy: Core): void {
  const renderer = (cy as RenderedCore).renderer();
  const render = renderer.render.bind(renderer);
  let drawn: Viewport | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const viewNow = (): Viewport => ({ zoom: cy.zoom(), pan: { ...cy.pan() } });
  const drawWhole = () => {
    if (!isLive(cy) || !isMoving(renderer)) return;
    const { textureOnViewport, hideEdgesOnViewport } = renderer;
    Object.assign(renderer, { textureOnViewport: false, hideEdgesOnViewport: false });
    renderer.redrawHint('eles', true);
    render();
    drawn = viewNow();
    Object.assign(renderer, { textureOnViewport, hideEdgesOnViewport, textureCache: null });
  };
  renderer.render = (options) => {
    if (options?.forcedContext !== undefined) return render(options);
    const isPicture = renderer.textureOnViewport && isMoving(renderer);
    if (isPicture && drawn !== undefined) renderer.textureCache ??= taken(renderer, drawn);
    render(options);
    clearTimeout(rest);
    if (isPicture) rest = setTimeout(drawWhole, REST_MS);
    else drawn = viewNow();
  };
  let turned: ReturnType<typeof setTimeout> | undefined;
  zoomByWheel(cy, () => {
    renderer.data.wheelZooming = true;
    clearTimeout(turned);
    turned = setTimeout(() => {
      renderer.data.wheelZooming = false;
      if (isLive(cy)) cy.forceRender();
    }, REST_MS);
  });
  cy.one('destroy', () => {
    clearTimeout(rest);
    clearTimeout(turned);
  });
}
