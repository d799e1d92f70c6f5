import { type FarEdges, type FarNodes, type FarTheme, type FarView, type DrawingTask } from '../scene';
import { captionsFor, writeCaptions } from './captions';
import { byDegree } from './discs';
import { SoftwarePicture } from './SoftwarePicture';

let nodes: FarNodes | undefined;
let edges: FarEdges | undefined;
let theme: FarTheme | undefined;
let order: Uint32Array = new Uint32Array(0);
const captions: string[] = [];
let picture: SoftwarePicture | undefined;
let canvas: OffscreenCanvas | undefined;

function draw(view: FarView): ImageBitmap | undefined {
  if (nodes === undefined || edges === undefined || theme === undefined) return undefined;
  const side = (length: number) => Math.max(1, Math.round(length * (1 + 2 * view.overscan) * view.ratio));
  const [width, height] = [side(view.width), side(view.height)];
  if (picture?.width !== width || picture.height !== height) {
    picture = new SoftwarePicture(width, height);
    canvas = new OffscreenCanvas(width, height);
  }
  const context = canvas?.getContext('2d', { alpha: false });
  if (canvas === undefined || context === null || context === undefined) return undefined;
  picture.draw({ nodes, edges, theme }, view, order);
  const bytes = new Uint8ClampedArray(picture.pixels.buffer as ArrayBuffer);
  context.putImageData(new ImageData(bytes, width, height), 0, 0);
  const { x, y } = picture.places;
  const isInSight = (node: number) => x[node]! >= 0 && y[node]! >= 0 && x[node]! < width && y[node]! < height;
  const written = captionsFor(nodes, captions, order, view, isInSight);
  writeCaptions(context, written, theme, view, (node) => [x[node]!, y[node]!]);
  return canvas.transferToImageBitmap();
}

/** Draws the far layer beside the page, each picture when it is asked for. */
onmessage = ({ data }: MessageEvent<DrawingTask>) => {
  if (data.type === 'nodes') {
    nodes = data.nodes;
    order = byDegree(nodes);
  }
  if (data.type === 'edges') edges = data.edges;
  if (data.type === 'captions') for (const [at, caption] of data.captions.entries()) captions[data.from + at] = caption;
  if (data.type === 'theme') theme = data.theme;
  if (data.type !== 'draw') return;
  const bitmap = draw(data.view);
  if (bitmap === undefined) postMessage(undefined);
  else postMessage(bitmap, { transfer: [bitmap] });
};
