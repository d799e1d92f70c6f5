import {
  type DrawingTask,
  type FarEdges,
  type FarNodes,
  type FarTheme,
  type FarView,
  isForFile,
  type PictureKind,
} from '../scene';
import { seeThrough } from '../pixels';
import { captionsFor, writeCaptions } from './captions';
import { byDegree } from './discs';
import { type FarContent, SoftwarePicture } from './SoftwarePicture';

let nodes: FarNodes | undefined;
let edges: FarEdges | undefined;
let theme: FarTheme | undefined;
let order: Uint32Array = new Uint32Array(0);
const captions: string[] = [];

/** What pictures of one size are drawn on: made again only when the size differs. */
interface Sheet {
  readonly picture: SoftwarePicture;
  readonly canvas: OffscreenCanvas;
}
const sheets: Partial<Record<PictureKind, Sheet>> = {};

function sheetFor(kind: PictureKind, { width, height, overscan, ratio }: FarView): Sheet {
  const side = (length: number) => Math.max(1, Math.round(length * (1 + 2 * overscan) * ratio));
  const known = sheets[kind];
  if (known?.picture.width === side(width) && known.picture.height === side(height)) return known;
  const picture = new SoftwarePicture(side(width), side(height));
  const made = { picture, canvas: new OffscreenCanvas(picture.width, picture.height) };
  // A file is drawn once, and may be very large.
  if (!isForFile(kind)) sheets[kind] = made;
  return made;
}

/** Draws a picture on its sheet. */
function drawn({ nodes, edges, theme }: FarContent, view: FarView, kind: PictureKind): OffscreenCanvas | undefined {
  const { picture, canvas } = sheetFor(kind, view);
  const { width, height } = picture;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return undefined;
  picture.draw({ nodes, edges, theme }, view, order, kind);
  const bytes = new Uint8ClampedArray(picture.pixels.buffer as ArrayBuffer);
  context.putImageData(new ImageData(bytes, width, height), 0, 0);
  if (kind === 'small') return canvas;
  const { x, y } = picture.places;
  const isInSight = (node: number) => x[node]! >= 0 && y[node]! >= 0 && x[node]! < width && y[node]! < height;
  const written = captionsFor({ nodes, captions, order }, view, kind, isInSight);
  writeCaptions(context, written, theme, view, (node) => [x[node]!, y[node]!]);
  return canvas;
}

const PIXELS = { black: 0xff000000, white: 0xffffffff } as const;

/** Draws a picture without a ground: as it is over black and over white. */
function drawnTransparent(content: FarContent, view: FarView): OffscreenCanvas | undefined {
  const over = (ground: keyof typeof PIXELS) => {
    const theme = { ...content.theme, background: PIXELS[ground], halo: ground };
    const canvas = drawn({ ...content, theme }, view, 'transparent file');
    return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [black, white] = [over('black'), over('white')];
  if (black === undefined || white === undefined) return undefined;
  seeThrough(black.data, white.data);
  const canvas = new OffscreenCanvas(black.width, black.height);
  canvas.getContext('2d')?.putImageData(black, 0, 0);
  return canvas;
}

function draw(view: FarView, kind: PictureKind): ImageBitmap | undefined {
  if (nodes === undefined || edges === undefined || theme === undefined) return undefined;
  const content = { nodes, edges, theme };
  const canvas = kind === 'transparent file' ? drawnTransparent(content, view) : drawn(content, view, kind);
  return canvas?.transferToImageBitmap();
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
  const bitmap = draw(data.view, data.kind);
  if (bitmap === undefined) postMessage(undefined);
  else postMessage(bitmap, { transfer: [bitmap] });
};
