import { type Point } from '../../../domain/elements/elements';
import { LINE_HEIGHT as CAPTION_LINE, textWidth } from '../core/captionText';
import { detailFor } from '../style/scale';
import { EDGE_OPACITY, FAINT_OPACITY } from '../style/stylesheet';
import { type CanvasTheme } from '../style/theme';
import { type LegendLine } from '../legend/legendLines';
import { SHAPES } from '../core/elementData';
import { areaOf } from '../core/captionWays';
import { type Scene, type SceneEdge, type SceneNode, type SceneNumber } from './scene';
import { outlineOf, pathOf } from './shapes';
import { middleOf } from './ways';

/** A picture that is to be written. */
export interface Picture {
  readonly scene: Pick<Scene, 'area' | 'zoom'> & Partial<Scene>;
  readonly theme: Pick<CanvasTheme, 'background' | 'text' | 'faintText' | 'edge' | 'fontFamily'>;
  readonly isTransparent: boolean;
  /** Empty for none. */
  readonly title: string;
  readonly legend: readonly LegendLine[];
  /** What is said where the legend has no room for its rest. */
  more(count: number): string;
}

const TITLE_HEIGHT = 56;
const LEGEND_WIDTH = 248;
const LINE_HEIGHT = 22;
const PADDING = 20;
/** The legend of a low picture makes it so high at most. */
const MOST_LEGEND_HEIGHT = 640;
const LETTERS = 30;
const TITLE_SIZE = 22;
/** How wide a bold letter is on average, in heights of it. */
const BOLD_LETTER = 0.62;

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** A text that may stand in XML: what is no character of it is left out. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what XML has no characters for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const cut = (text: string) => (text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text);

/** How far around a node the ring lies that marks it, across both sides. */
const RING = 9;

/** How large a picture is, in its own pixels, and how far below its top the graph begins. */
export function sizeOf({ scene: { area, zoom }, title, legend }: Pick<Picture, 'scene' | 'title' | 'legend'>) {
  const [wide, high] = [area.w * zoom, area.h * zoom];
  const needed = legend.length === 0 ? 0 : Math.min(MOST_LEGEND_HEIGHT, legend.length * LINE_HEIGHT + 2 * PADDING);
  const top = title === '' ? 0 : TITLE_HEIGHT;
  return {
    top,
    wide,
    high,
    width: Math.ceil(wide + (legend.length === 0 ? 0 : LEGEND_WIDTH)),
    height: Math.ceil(top + Math.max(high, needed)),
  };
}

const DASHES: Readonly<Record<string, string>> = {
  dashed: ' stroke-dasharray="7 4"',
  dotted: ' stroke-dasharray="2 3"',
};
const dashOf = (line: string | undefined): string => DASHES[line ?? ''] ?? '';

/** What stands at the end of a relationship. */
function arrowOf({ points, arrow, width }: SceneEdge, colour: string): string {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (arrow === 'none' || before === undefined || end === undefined) return '';
  const angle = round((Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI);
  const placed = `transform="translate(${round(end.x)} ${round(end.y)}) rotate(${angle}) scale(${round(0.8 + width / 6)})"`;
  if (arrow === 'circle') return `<circle r="3.4" cx="-3" ${placed} fill="${colour}"/>`;
  const back = arrow === 'vee' ? 'L -6 0 ' : '';
  return `<path d="M 0 0 L -8.5 -4.4 ${back}L -8.5 4.4 Z" ${placed} fill="${colour}"/>`;
}

/** How far from a line still means it, where it can be pointed at, in the graph's units. */
const REACH = 14;

/** What belongs to one element, so that it can be pointed at. @param more what it is besides */
const part = (kind: 'node' | 'relationship', id: string, content: string, more = ''): string =>
  `<g data-kind="${kind}" data-id="${escaped(id)}"${more}>${content}</g>`;

/** How large a type is on the screen that is written because it is pointed at: no longer than its relationship where that can be read. */
const TYPE_PIXELS = { most: 10, least: 7.5 };
/** What of a relationship stays in sight beside its type, in pixels. */
const BESIDE_TYPE = 24;

function pointedSize(words: string, points: readonly Point[], zoom: number): number {
  const [from, to] = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }];
  const room = Math.hypot(to.x - from.x, to.y - from.y) * zoom - BESIDE_TYPE;
  return Math.max(TYPE_PIXELS.least, Math.min(TYPE_PIXELS.most, room / Math.max(1, textWidth(words)))) / zoom;
}

/** The type of a relationship along its way, on a ground of its own. */
function typeOf({ points, words, caption }: SceneEdge, { theme, zoom }: Drawn): string {
  const { lines, fontSize } = caption ?? { lines: [words], fontSize: pointedSize(words, points, zoom) };
  const { x, y, angle } = middleOf(points);
  const width = (Math.max(...lines.map(textWidth)) + 0.4) * fontSize;
  const height = lines.length * fontSize * CAPTION_LINE;
  const ground = `x="${round(-width / 2)}" y="${round(-height / 2)}" width="${round(width)}" height="${round(height)}"`;
  const first = fontSize * 0.33 - ((lines.length - 1) * fontSize) / 2;
  const texts = lines.map((line, at) => `<text y="${round(first + at * fontSize)}">${escaped(line)}</text>`).join('');
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" font-size="${round(fontSize)}" fill="${theme.faintText}"><rect ${ground} rx="2" fill="${theme.background}" fill-opacity="0.85"/>${texts}</g>`;
}

/** How a graph is drawn: of how many elements, and under which name where these can be pointed at. */
interface Drawn {
  readonly theme: Picture['theme'];
  readonly opacity: number;
  readonly zoom: number;
  readonly live: string | undefined;
}

function edgeOf(edge: SceneEdge, look: Drawn): string {
  const { theme, opacity, live } = look;
  const colour = escaped(edge.colour ?? theme.edge);
  const seen = edge.colour === undefined ? opacity : EDGE_OPACITY.few;
  const way = `d="${pathOf(edge.points)}" fill="none"`;
  const stroke = `stroke="${colour}" stroke-width="${round(edge.width)}" stroke-opacity="${seen}"`;
  const drawn = `<path ${way} ${stroke}${dashOf(edge.line)}/>${arrowOf(edge, colour)}`;
  const type = edge.caption === undefined ? '' : typeOf(edge, look);
  if (live === undefined) return drawn + type;
  const reach = `<path ${way} data-part="reach" stroke="transparent" stroke-width="${REACH}"/>`;
  // What there was no room for is read where it is pointed at.
  return part('relationship', edge.id, drawn + reach + (type || `<g data-part="pointed">${typeOf(edge, look)}</g>`));
}

function numberOf({ x, y, fontSize, text: digits }: SceneNumber, { text, background }: Picture['theme']): string {
  const halo = `stroke="${background}" stroke-width="${round(fontSize / 2.2)}" paint-order="stroke" stroke-linejoin="round"`;
  return `<text x="${round(x)}" y="${round(y + fontSize * 0.35)}" font-size="${round(fontSize)}" font-weight="500" fill="${text}" ${halo}>${digits}</text>`;
}

function imageOf(node: SceneNode, clipId: string): string {
  const { x, y, size, image } = node;
  if (image === undefined) return '';
  const side = image.isIcon ? size * 0.58 : size;
  const box = `x="${round(x - side / 2)}" y="${round(y - side / 2)}" width="${round(side)}" height="${round(side)}"`;
  if (image.isIcon) return `<image href="${escaped(image.url)}" ${box}/>`;
  // A picture is cut to the shape of its node, as on the canvas.
  const clip = `<clipPath id="${clipId}">${outlineOf(node, '')}</clipPath>`;
  return `${clip}<image href="${escaped(image.url)}" ${box} preserveAspectRatio="xMidYMid slice" clip-path="url(#${clipId})"/>`;
}

function captionOf(node: SceneNode, { text, background }: Picture['theme']): string {
  const { x, y, onColour, caption } = node;
  if (caption === undefined) return '';
  const { lines, fontSize, at: where } = caption;
  const isInside = where === 'inside';
  const { left, right, top, bottom } = areaOf(node, caption) ?? { left: x, right: x, top: y, bottom: y };
  const middle = (left + right) / 2;
  const beyond = (lines.length - 1) * fontSize * CAPTION_LINE;
  const first = (top + bottom - beyond) / 2 + fontSize * 0.35;
  const halo = isInside
    ? ''
    : ` stroke="${background}" stroke-width="${round(fontSize / 5)}" paint-order="stroke" stroke-linejoin="round"`;
  const spans = lines.map(
    (line, at) => `<tspan x="${round(middle)}" dy="${at === 0 ? 0 : `${CAPTION_LINE}em`}">${escaped(line)}</tspan>`,
  );
  return `<text x="${round(middle)}" y="${round(first)}" text-anchor="middle" font-size="${round(fontSize)}" font-weight="500" fill="${isInside ? escaped(onColour) : text}"${halo}>${spans.join('')}</text>`;
}

/** One colour, or all side by side: what has a colour for each value has none of its own. */
function fillOf(colours: readonly string[], at: number): { readonly before: string; readonly fill: string } {
  const [only = ''] = colours.map(escaped);
  if (colours.length === 1) return { before: '', fill: only };
  const stops = colours.flatMap((colour, place) =>
    [place, place + 1].map(
      (edge) => `<stop offset="${round(edge / colours.length)}" stop-color="${escaped(colour)}"/>`,
    ),
  );
  return { before: `<linearGradient id="m${at}">${stops.join('')}</linearGradient>`, fill: `url(#m${at})` };
}

function swatchOf(
  { kind, colours, line, shape = 'circle' }: LegendLine,
  x: number,
  y: number,
  at: number,
  theme: Picture['theme'],
): string {
  const colour = escaped(colours[0] ?? theme.edge);
  if (kind === 'type' || kind === 'stroke') {
    const left = kind === 'type' ? x : x + 14;
    return `<line x1="${left}" x2="${left + 18}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="3"${dashOf(line)}/>`;
  }
  if (kind === 'gradient') {
    const stops = colours.map(
      (one, place) => `<stop offset="${place / (colours.length - 1)}" stop-color="${escaped(one)}"/>`,
    );
    return `<linearGradient id="g${at}">${stops.join('')}</linearGradient><rect x="${x + 14}" y="${y - 5}" width="60" height="10" rx="3" fill="url(#g${at})"/>`;
  }
  if (colours.length === 0) return '';
  const inset = kind === 'value' ? 14 : 0;
  const { before, fill } = fillOf(colours, at);
  const mark = { x: x + 9 + inset, y, size: kind === 'value' ? 10 : 14, shape: SHAPES[shape] };
  return before + outlineOf(mark, `fill="${fill}"`);
}

const TEXT_AT: Readonly<Record<LegendLine['kind'], number>> = {
  title: 0,
  label: 26,
  type: 26,
  value: 36,
  stroke: 40,
  gradient: 82,
  more: 26,
};

function legendOf({ legend, theme, more }: Picture, left: number, top: number, height: number): string {
  const room = Math.floor((height - 2 * PADDING) / LINE_HEIGHT);
  const shown = legend.length > room ? legend.slice(0, Math.max(0, room - 1)) : legend;
  const rest: LegendLine[] =
    shown.length < legend.length ? [{ kind: 'more', text: more(legend.length - shown.length), colours: [] }] : [];
  const rows = [...shown, ...rest].map((line, at) => {
    const y = top + PADDING + at * LINE_HEIGHT + LINE_HEIGHT / 2;
    const isTitle = line.kind === 'title';
    const look = `font-size="13" ${isTitle ? 'font-weight="600" ' : ''}fill="${line.kind === 'more' ? theme.faintText : theme.text}"`;
    return `${swatchOf(line, left, y, at, theme)}<text x="${left + TEXT_AT[line.kind]}" y="${y + 4.5}" ${look}>${escaped(cut(line.text))}</text>`;
  });
  return `<g text-anchor="start">${rows.join('')}</g>`;
}

/** A long title over a narrow graph is written smaller, so that all of it is there. */
const titleSize = (title: string, width: number): string =>
  round(Math.min(TITLE_SIZE, (width - 2 * PADDING) / Math.max(1, title.length * BOLD_LETTER)));

function nodeOf(node: SceneNode, at: number, { theme, live }: Drawn): string {
  const body = outlineOf(node, `fill="${escaped(node.colour)}" stroke="${theme.background}" stroke-width="2"`);
  const drawn = body + imageOf(node, `${live ?? ''}p${at}`);
  if (live === undefined) return drawn;
  const ring = outlineOf({ ...node, size: node.size + RING }, 'fill="none" data-part="ring"');
  return part('node', node.id, drawn + ring);
}

/** What is drawn of an element, faintly where that is so. */
const asStrong = ({ isFaint = false }: { readonly isFaint?: boolean }, drawn: string): string =>
  isFaint ? `<g opacity="${FAINT_OPACITY}">${drawn}</g>` : drawn;

/** The nodes and relationships of a picture. @param live where they can be pointed at: a name that no other picture of the page has */
export function graphOf(scene: Picture['scene'], theme: Picture['theme'], live?: string): string {
  const { nodes = [], edges = [], numbers = [], zoom } = scene;
  const detail = detailFor(nodes.length + edges.length, 1) === 'few' ? 'few' : 'near';
  const drawn: Drawn = { theme, opacity: EDGE_OPACITY[detail], zoom, live };
  const captions = nodes.map((node) => {
    const caption = asStrong(node, captionOf(node, theme));
    return live === undefined || caption === '' ? caption : part('node', node.id, caption);
  });
  return [
    ...edges.map((edge) => asStrong(edge, edgeOf(edge, drawn))),
    ...nodes.map((node, at) => asStrong(node, nodeOf(node, at, drawn))),
    ...numbers.map((number) => numberOf(number, theme)),
    // Captions stand over nodes, so that none is covered.
    ...captions,
  ].join('');
}

/** A picture as SVG: everything is in it, nothing is fetched from elsewhere. Without nodes and edges it is what stands around a graph. */
export function svgOf(picture: Picture): string {
  const { scene, theme, isTransparent, title, legend } = picture;
  const { top, wide, high, width, height } = sizeOf(picture);
  const { area, zoom } = scene;
  const placed = `translate(${round(-area.x1 * zoom)} ${round(top - area.y1 * zoom)}) scale(${zoom})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(theme.fontFamily)}" text-anchor="middle">`,
    title === '' ? '' : `<title>${escaped(title)}</title>`,
    isTransparent ? '' : `<rect width="${width}" height="${height}" fill="${theme.background}"/>`,
    `<clipPath id="graph"><rect x="0" y="${top}" width="${round(wide)}" height="${round(high)}"/></clipPath>`,
    `<g clip-path="url(#graph)"><g transform="${placed}">${graphOf(scene, theme)}</g></g>`,
    title === ''
      ? ''
      : `<text x="${PADDING}" y="36" text-anchor="start" font-size="${titleSize(title, width)}" font-weight="600" fill="${theme.text}">${escaped(title)}</text>`,
    legend.length === 0 ? '' : legendOf(picture, wide + PADDING / 2, top, height - top),
    '</svg>',
  ].join('');
}
