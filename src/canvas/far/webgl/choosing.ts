import { fasterOf, isSoftwareCard, type RendererChoice } from '../choice';
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

/** Until a picture has come from the card to where captions are written on it, in milliseconds; undefined where none comes. */
function timed(draw: () => OffscreenCanvas | undefined, width: number, height: number): number | undefined {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  const begun = performance.now();
  const picture = draw();
  if (picture === undefined || context === null) return undefined;
  context.drawImage(picture, 0, 0);
  // What is read back has been drawn.
  context.getImageData(0, 0, 1, 1);
  return performance.now() - begun;
}

/** Measures the card by the graph itself against what the same picture took without it. @param software that time, in milliseconds */
export function chosen(
  picture: WebglPicture | undefined,
  content: FarContent,
  view: FarView,
  order: Uint32Array,
  software: number,
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
  if (webgl === undefined) return { renderer: 'software', card, software, elements };
  return { renderer: fasterOf(software, webgl), card, software, webgl, elements };
}
