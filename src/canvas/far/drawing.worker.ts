import { bundled, type Bundled } from './bundledLines';
import { type RendererChoice } from './choice';
import { seeThrough } from './pixels';
import {
  type DrawingTask,
  type FarContent,
  type FarNodes,
  type FarPicture,
  type FarTheme,
  type FarView,
  isForFile,
  type PictureKind,
  takeCaptions,
} from './scene';
import { writeCaptions } from '../core/writeCaptions';
import { captionsFor } from './software/captions';
import { asWritten, numbersOn, writeNumbers } from './software/numbers';
import { byDegree } from './software/discs';
import { SoftwarePicture } from './software/SoftwarePicture';
import { isOn, ontoPicture, sizeOf } from './views';
import { type Drawn } from './webgl/choosing';
import { type WebglPicture } from './webgl/WebglPicture';

let nodes: FarNodes | undefined;
let lines: Bundled | undefined;
let theme: FarTheme | undefined;
let order: Uint32Array = new Uint32Array(0);
const captions: string[] = [];

/** What pictures of one size are drawn on: made again only when the size differs. */
interface Sheet {
  readonly canvas: OffscreenCanvas;
  /** There once it has been drawn on without the graphics card. */
  picture?: SoftwarePicture;
}
const sheets: Partial<Record<PictureKind, Sheet>> = {};

/** What draws the canvas with the graphics card; undefined where that is not wanted, or not there yet. */
let webgl: WebglPicture | undefined;
/** Whether it is still to be measured which way is faster. */
let isUnchosen = false;
/** What took less than this without the card is fast enough, in milliseconds. */
const FAST_MS = 16;

function sheetFor(kind: PictureKind, view: FarView): Sheet {
  const known = sheets[kind];
  const { width, height } = sizeOf(view);
  if (known?.canvas.width === width && known.canvas.height === height) return known;
  const made = { canvas: new OffscreenCanvas(width, height) };
  // A file is drawn once, and may be very large.
  if (!isForFile(kind)) sheets[kind] = made;
  return made;
}

/** Draws all but captions by the processor alone. */
function drawnBySoftware(sheet: Sheet, content: FarContent, view: FarView, kind: PictureKind): ImageData {
  const { width, height } = sheet.canvas;
  const picture = (sheet.picture ??= new SoftwarePicture(width, height));
  picture.draw(content, view, order, kind);
  return new ImageData(new Uint8ClampedArray(picture.pixels.buffer as ArrayBuffer), width, height);
}

/** A sheet that was drawn on, and what is written there. */
interface DrawnSheet extends Pick<Sheet, 'canvas'>, Pick<FarPicture, 'captions'> {}

/** Draws a picture on its sheet. */
function drawn(content: FarContent, view: FarView, kind: PictureKind): DrawnSheet | undefined {
  const sheet = sheetFor(kind, view);
  const context = sheet.canvas.getContext('2d', { alpha: false });
  if (context === null) return undefined;
  const byCard = kind === 'canvas' ? webgl?.draw(content, view, order) : undefined;
  if (byCard === undefined) {
    const begun = performance.now();
    const picture = drawnBySoftware(sheet, content, view, kind);
    context.putImageData(picture, 0, 0);
    const took = performance.now() - begun;
    if (isUnchosen && kind === 'canvas' && took >= FAST_MS) measureAfter({ took, pixels: picture.data }, content, view);
  } else context.drawImage(byCard, 0, 0);
  if (kind === 'small') return { canvas: sheet.canvas, captions: [] };
  const isInSight = isOn(content.nodes, view);
  const from = { nodes: content.nodes, captions, order };
  const written = captionsFor(from, view, kind, isInSight);
  const { scale, ...corner } = ontoPicture(view);
  writeCaptions(context, written, content.theme, scale, corner);
  const numbers = lines === undefined ? [] : numbersOn(from, lines, written, view, kind, isInSight);
  writeNumbers(context, numbers, content.theme, view);
  return { canvas: sheet.canvas, captions: [...written, ...asWritten(numbers, view)] };
}

const PIXELS = { black: 0xff000000, white: 0xffffffff } as const;

/** Draws a picture without a ground: as it is over black and over white. */
function drawnTransparent(content: FarContent, view: FarView): DrawnSheet | undefined {
  const over = (ground: keyof typeof PIXELS) => {
    const theme = { ...content.theme, background: PIXELS[ground], halo: ground };
    const canvas = drawn({ ...content, theme }, view, 'transparent file')?.canvas;
    return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [black, white] = [over('black'), over('white')];
  if (black === undefined || white === undefined) return undefined;
  seeThrough(black.data, white.data);
  const canvas = new OffscreenCanvas(black.width, black.height);
  canvas.getContext('2d')?.putImageData(black, 0, 0);
  return { canvas, captions: [] };
}

function content(): FarContent | undefined {
  return nodes === undefined || lines === undefined || theme === undefined
    ? undefined
    : { nodes, edges: lines.edges, theme };
}

function draw(view: FarView, kind: PictureKind): FarPicture | undefined {
  const all = content();
  if (all === undefined) return undefined;
  const sheet = kind === 'transparent file' ? drawnTransparent(all, view) : drawn(all, view, kind);
  return sheet && { bitmap: sheet.canvas.transferToImageBitmap(), captions: sheet.captions };
}

/** What draws with the graphics card; undefined where it cannot be loaded now. */
const loadCard = () => import('./webgl/choosing').catch(() => undefined);

/** Once a picture has been handed over, measures what the graphics card takes for it and makes of it: once on a machine. */
function measureAfter({ took, pixels }: Drawn, all: FarContent, view: FarView): void {
  isUnchosen = false;
  // The sheet may be drawn on again before it is compared.
  const [software, at] = [{ took, pixels: pixels.slice() }, order];
  setTimeout(async () => {
    const card = await loadCard();
    if (card === undefined) return;
    const picture = card.webglPicture();
    const choice = card.chosen(picture, all, view, at, software);
    if (choice.renderer === 'webgl') drawByCard(picture);
    postMessage({ chosen: choice });
  });
}

/** Draws by the card from here on: what the processor drew on is given back. */
function drawByCard(picture: WebglPicture | undefined): void {
  webgl = picture;
  delete sheets.canvas;
}

/** Draws by what was chosen before, on the same card; on another one it is measured again. */
async function follow(choice: RendererChoice | undefined): Promise<void> {
  isUnchosen = choice === undefined;
  if (choice?.renderer !== 'webgl') return;
  const card = await loadCard();
  const picture = card?.webglPicture();
  if (picture?.card === choice.card) drawByCard(picture);
  else isUnchosen = card !== undefined;
}

/** Draws the far layer beside the page, each picture when it is asked for. */
onmessage = ({ data }: MessageEvent<DrawingTask>) => {
  if (data.type === 'nodes') {
    nodes = data.nodes;
    order = byDegree(nodes);
  }
  if (data.type === 'places' && nodes !== undefined) nodes = { ...nodes, ...data.places };
  if (data.type === 'edges') lines = bundled(data.edges);
  if (data.type === 'captions') takeCaptions(captions, data.captions);
  if (data.type === 'theme') theme = data.theme;
  if (data.type === 'choice') void follow(data.choice);
  if (data.type !== 'draw') return;
  const picture = draw(data.view, data.kind);
  postMessage(picture, { transfer: picture === undefined ? [] : [picture.bitmap] });
};
