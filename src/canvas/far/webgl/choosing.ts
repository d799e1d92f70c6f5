import { betterOf, isSoftwareCard, type RendererChoice } from '../choice';
import { shareApart } from '../pixels';
import { type FarContent, type FarView } from '../scene';
import { sizeOf } from '../views';
import { WebglPicture } from './WebglPicture';

/** A measurement takes no longer than this, in milliseconds: what has not begun by then is not begun. */
const MOST_MS = 200;
/** So few relationships tell that all is set up. */
const FEW = 500;

/** Draws with the graphics card, where there is one that can. */
export function webglPicture(): WebglPicture | undefined {
  try {
    return new WebglPicture();
  } catch {
    return undefined;
  }
}

/** A picture as it was drawn, and how long that took in milliseconds. */
export interface Drawn {
  readonly took: number;
  /** Four bytes a pixel. */
  readonly pixels: Uint8ClampedArray;
}

/** A picture of the card, once it has come to where captions are written on it, and what reads it back; undefined where none comes. */
function timed(draw: () => OffscreenCanvas | undefined, width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  const begun = performance.now();
  const picture = draw();
  if (picture === undefined || context === null) return undefined;
  context.drawImage(picture, 0, 0);
  // What is read back has been drawn.
  context.getImageData(0, 0, 1, 1);
  const took = performance.now() - begun;
  return { took, pixels: () => context.getImageData(0, 0, width, height).data };
}

/** Measures the card by the graph itself against the same picture as it was drawn without it: in its time, and in what is seen. */
export function chosen(
  picture: WebglPicture | undefined,
  content: FarContent,
  view: FarView,
  order: Uint32Array,
  software: Drawn,
): RendererChoice {
  const elements = content.nodes.count + content.edges.count;
  const card = picture?.card ?? '';
  if (picture === undefined || isSoftwareCard(card)) return { renderer: 'software', card, elements };
  const end = performance.now() + MOST_MS;
  const { edges } = content;
  const few = { ...content, edges: { ...edges, count: Math.min(FEW, edges.count) } };
  const { width, height } = sizeOf(view);
  // The first picture is also that for which programs are made.
  timed(() => picture.draw(few, view, order), width, height);
  timed(() => (performance.now() < end ? picture.draw(content, view, order) : undefined), width, height);
  const webgl = performance.now() < end ? timed(() => picture.draw(content, view, order), width, height) : undefined;
  if (webgl === undefined) return { renderer: 'software', card, software: software.took, elements };
  const apart = shareApart(software.pixels, webgl.pixels(), width);
  const times = { software: software.took, webgl: webgl.took };
  return { renderer: betterOf(times.software, times.webgl, apart), card, ...times, apart, elements };
}
