import { type Core } from 'cytoscape';

import { MANY_ELEMENTS } from '../style/scale';

/** The switches of Cytoscape's renderer, which it reads before each frame. Public as options of a new core only. */
interface Renderer {
  hideEdgesOnViewport: boolean;
  textureOnViewport: boolean;
}

interface RenderedCore extends Core {
  renderer(): Renderer;
}

/** Of many elements less is drawn while the view moves. */
export function easeDrawing(cy: Core, elements: number): void {
  const renderer = (cy as RenderedCore).renderer();
  const many = elements >= MANY_ELEMENTS;
  renderer.hideEdgesOnViewport = many;
  renderer.textureOnViewport = many;
}
