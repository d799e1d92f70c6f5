import { type Core } from 'cytoscape';

import { HUGE_ELEMENTS, MANY_ELEMENTS } from '../style/scale';

/** The switches of Cytoscape's renderer, which it reads before each frame. Public as options of a new core only. */
interface Renderer {
  hideEdgesOnViewport: boolean;
  textureOnViewport: boolean;
  forcedPixelRatio: number | null;
}

interface RenderedCore extends Core {
  renderer(): Renderer;
}

/** Of many elements less is drawn while the view moves, of very many fewer pixels at any time. */
export function easeDrawing(cy: Core, elements: number): void {
  const renderer = (cy as RenderedCore).renderer();
  const many = elements >= MANY_ELEMENTS;
  renderer.hideEdgesOnViewport = many;
  renderer.textureOnViewport = many;
  renderer.forcedPixelRatio = elements >= HUGE_ELEMENTS ? 1 : null;
}
