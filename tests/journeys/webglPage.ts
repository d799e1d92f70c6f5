import { pixelOf, shareApart } from '../../src/canvas/far/pixels';
import { WIDTH_PARTS } from '../../src/canvas/far/columns';
import { type FarContent, type FarView, MARKS } from '../../src/canvas/far/scene';
import { byDegree } from '../../src/canvas/far/software/discs';
import { SoftwarePicture } from '../../src/canvas/far/software/SoftwarePicture';
import { sizeOf } from '../../src/canvas/far/views';
import { WebglPicture } from '../../src/canvas/far/webgl/WebglPicture';

const NODE_COLOURS = ['#1651f5', '#d37812', '#037465', '#fb45a2', '#78985e'];
const LINE_COLOURS = ['', '', '', '#cd142a', '#a670f3'];
const [SIDE, SPREAD] = [800, 26];

/** A graph that has everything that is drawn: shapes, rings, what is faint or left out, lines of colours and widths, arrows. */
function graph(count: number, lines: number): FarContent {
  let seed = 7;
  const below = (limit: number) =>
    Math.floor(((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * limit);
  const column = <C extends Float32Array | Uint32Array | Uint8Array>(made: C, value: (at: number) => number): C => {
    for (let at = 0; at < made.length; at += 1) made[at] = value(at);
    return made;
  };
  const marked = () => [0, 0, 0, 0, MARKS.faint, MARKS.chosen, MARKS.near, MARKS.hidden][below(8)]!;
  const side = Math.sqrt(count) * SPREAD;
  const nodes = {
    count,
    x: column(new Float32Array(count), (at) => (at === 3 ? Number.NaN : below(side))),
    y: column(new Float32Array(count), () => below(side)),
    radius: column(new Float32Array(count), () => 6 + below(14)),
    colour: column(new Uint32Array(count), () => pixelOf(NODE_COLOURS[below(5)]!)),
    shape: column(new Uint8Array(count), (at) => at % 6),
    marks: column(new Uint8Array(count), marked),
    degree: column(new Uint32Array(count), () => below(20)),
  };
  const edges = {
    count: lines,
    from: column(new Uint32Array(lines), () => below(count)),
    to: column(new Uint32Array(lines), (at) => (at % 9 === 0 ? below(count) : below(count / 10))),
    type: new Uint16Array(lines),
    colour: column(new Uint32Array(lines), () => ((one) => (one === '' ? 0 : pixelOf(one)))(LINE_COLOURS[below(5)]!)),
    width: column(new Uint8Array(lines), (at) => (at % 40 === 0 ? 6 * WIDTH_PARTS : 0)),
    arrow: column(new Uint8Array(lines), () => below(2)),
    marks: column(new Uint8Array(lines), marked),
  };
  const [background, edge, accent] = ['#fbfaf7', '#8b8f92', '#0b7285'].map((colour) => pixelOf(colour));
  const theme = {
    background: background!,
    edge: edge!,
    accent: accent!,
    text: '#111',
    halo: '#fff',
    fontFamily: 'serif',
  };
  return { nodes, edges, theme };
}

/** The whole graph in a window, or a part of it so many times as near. */
function viewOf({ nodes }: FarContent, near: number): FarView {
  const zoom = (near * SIDE) / 2 / (Math.sqrt(nodes.count) * SPREAD);
  return { zoom, panX: 0, panY: 0, width: SIDE / 2, height: SIDE / 2, ratio: 1, overscan: 0.5 };
}

function software(content: FarContent, view: FarView): ImageData {
  const { width, height } = sizeOf(view);
  const picture = new SoftwarePicture(width, height);
  picture.draw(content, view, byDegree(content.nodes), 'canvas');
  return new ImageData(new Uint8ClampedArray(picture.pixels.buffer as ArrayBuffer), width, height);
}

function seen(picture: CanvasImageSource & { width: number; height: number }): ImageData {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}

const apartIn = (one: ImageData, other: ImageData) => shareApart(one.data, other.data, one.width);

const canvas = new OffscreenCanvas(1, 1);
const webgl = new WebglPicture(canvas);

/** What share of the pictures by the card and by the processor differs; undefined where the card draws none. */
function apart(count: number, lines: number, near: number): number | undefined {
  const content = graph(count, lines);
  const view = viewOf(content, near);
  const byCard = webgl.draw(content, view, byDegree(content.nodes));
  return byCard === undefined ? undefined : apartIn(software(content, view), seen(byCard));
}

/** Takes the card away, or gives it back, and waits until that has happened. */
async function lose(): Promise<() => Promise<void>> {
  const card = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  const happens = (event: string) =>
    new Promise<void>((resolve) => canvas.addEventListener(event, () => setTimeout(resolve), { once: true }));
  const lost = happens('webglcontextlost');
  card?.loseContext();
  await lost;
  return async () => {
    const restored = happens('webglcontextrestored');
    card?.restoreContext();
    await restored;
  };
}

/** What a journey asks of this page. */
export interface WebglPage {
  readonly card: string;
  apart: typeof apart;
  lose: typeof lose;
}
const far: WebglPage = { card: webgl.card, apart, lose };
Object.assign(window, { far });
