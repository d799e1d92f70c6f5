import { type Core, type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type Rectangle } from '../../../domain/coordinates/rectangle';
import { type Point } from '../../../domain/elements/elements';
import { innerFont, LEAST_PIXELS, writtenIn } from '../core/innerLines';
import { landmarks, landmarkData, mostLandmarks } from '../core/landmarks';
import { bodyOf, captionArea, type Side } from '../core/captionWays';
import { placedCaptions } from '../core/placedCaptions';
import { Rectangles } from '../core/rectangles';
import { NUMBER_PIXELS, placedNumbers } from '../core/bundleNumbers';
import { boxAround } from '../core/areas';
import { arrowsIn, captioned } from '../core/captioned';
import { linesOfMany, placedTypes } from '../core/typePlaces';
import { typesZoomFor } from '../style/scale';
import { type Area, wholeExtent } from './extent';

/** What is written at a node, in lines. */
export interface SceneCaption {
  readonly lines: readonly string[];
  readonly fontSize: number;
  readonly at: 'inside' | Side;
  readonly shift?: number;
}

/** A node as it is drawn. */
export interface SceneNode extends Point {
  readonly size: number;
  readonly shape: string;
  readonly colour: string;
  readonly onColour: string;
  /** Where the picture in it comes from; an icon is smaller than a picture. */
  readonly image: { readonly url: string; readonly isIcon: boolean } | undefined;
  readonly caption: SceneCaption | undefined;
}

/** A number at the middle of a line. */
export interface SceneNumber extends Point {
  readonly text: string;
  readonly fontSize: number;
}

/** A relationship as it is drawn: from, over some points, to. */
export interface SceneEdge {
  readonly points: readonly Point[];
  readonly colour: string | undefined;
  readonly width: number;
  readonly line: string | undefined;
  readonly arrow: string;
  /** Its type, in lines. */
  readonly caption: readonly string[] | undefined;
  /** How many it stands for, where that is written without a type, and how large. */
  readonly number?: SceneNumber | undefined;
}

/** All that is in sight of a graph, apart from where it is drawn on. */
export interface Scene {
  readonly area: Area;
  /** Pixels of a unit of the graph. */
  readonly zoom: number;
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
}

/** What a caption covers beside its node; undefined for one that is written in it. */
export const areaOf = (
  { x, y, size }: Pick<SceneNode, 'x' | 'y' | 'size'>,
  { lines, fontSize, at, shift = 0 }: SceneCaption,
): Rectangle | undefined =>
  at === 'inside' ? undefined : captionArea({ x, y, size, fontSize }, { lines, side: at, shift });

type Data = Readonly<Record<string, unknown>>;

const WIDTH = 1.5;

/** What each node has written at it at a zoom, by the rules of the canvas. */
function captionsAt(nodes: readonly NodeSingular[], zoom: number, pixels: number): Map<string, SceneCaption> {
  const [first] = nodes;
  const arrows = first === undefined ? undefined : arrowsIn(first.cy());
  const told = nodes.map((node) => {
    const [inner, degree] = [writtenIn(node, zoom), Number(node.data('degree') ?? 0)];
    return { ...captioned(node, arrows), degree, inner, isInner: inner !== undefined };
  });
  const named = told.filter(({ caption }) => caption !== '');
  const captions = new Map<string, SceneCaption>();
  const write = (id: string, lines: readonly string[], fontSize: number, at: SceneCaption['at'], shift = 0) =>
    captions.set(id, { lines, fontSize, at, shift });
  for (const node of landmarks(named, zoom, mostLandmarks(pixels))) {
    const { landmarkSize, landmarkShift } = landmarkData(node, zoom);
    write(node.id, node.lines, landmarkSize, node.side, landmarkShift);
  }
  for (const { id, inner, size, caption } of told)
    if (caption !== '' && inner !== undefined) write(id, inner.split('\n'), innerFont(size, inner), 'inside');
  const others = told.flatMap((node) => {
    const caption = captions.get(node.id);
    const written = caption && areaOf(node, caption);
    return caption === undefined ? [] : [written === undefined ? node : { ...node, written }];
  });
  const beside = named.filter(({ id, fontSize }) => !captions.has(id) && fontSize * zoom >= LEAST_PIXELS);
  const sizes = new Map(beside.map(({ id, fontSize }) => [id, fontSize]));
  for (const [id, { lines, side, shift }] of placedCaptions(beside, others))
    write(id, lines, sizes.get(id) ?? 0, side, shift);
  return captions;
}

function sceneNode(node: NodeSingular, caption: SceneCaption | undefined): SceneNode {
  const { size, shape, colour, onColour, icon, picture } = node.data() as Data;
  const url = picture ?? icon;
  return {
    ...node.position(),
    size: Number(size),
    shape: String(shape),
    colour: String(colour),
    onColour: String(onColour),
    image: url === undefined ? undefined : { url: String(url), isIcon: picture === undefined },
    caption,
  };
}

/** A point of the way from one to another, so far from its end. */
export function shortOf(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length <= by ? 0 : (length - by) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where a relationship runs: straight, but for those that bend around others of the same nodes, and loops. */
function pointsOf(edge: EdgeSingular): Point[] {
  const [source, target] = [edge.source(), edge.target()];
  const [from, to] = [source.position(), target.position()];
  // Bends are an affair of what draws: without a screen there are none.
  const bends: readonly Point[] = edge.cy().container() === null ? [] : (edge.controlPoints() ?? []);
  const first = bends[0] ?? to;
  const last = bends.at(-1) ?? from;
  return [
    shortOf(first, from, Number(source.data('size')) / 2),
    ...bends.map(({ x, y }) => ({ x, y })),
    shortOf(last, to, Number(target.data('size')) / 2 + 2),
  ];
}

function sceneEdge(edge: EdgeSingular, written = '', number?: SceneNumber): SceneEdge {
  const { lineColour, lineWidth, countWidth, line, arrow } = edge.data() as Data;
  return {
    points: pointsOf(edge),
    colour: lineColour === undefined ? undefined : String(lineColour),
    width: Number(countWidth ?? lineWidth ?? WIDTH),
    line: line === undefined ? undefined : String(line),
    arrow: String(arrow ?? 'triangle'),
    caption: written === '' ? undefined : written.split('\n'),
    number,
  };
}

const isIn = ({ x, y, w, h }: Area, at: Point, margin: number) =>
  at.x >= x - margin && at.x <= x + w + margin && at.y >= y - margin && at.y <= y + h + margin;

/** What nodes and their captions cover. */
function coveredBy(nodes: readonly NodeSingular[], captions: ReadonlyMap<string, SceneCaption>): Rectangles {
  const covered = new Rectangles();
  for (const node of nodes) {
    const told = captioned(node);
    covered.add(bodyOf(told));
    const caption = captions.get(told.id);
    const written = caption && areaOf(told, caption);
    if (written !== undefined) covered.add(written);
  }
  return covered;
}

/** What is in sight of an area at a zoom, with the captions that it would have on a canvas of that zoom. */
function sceneOf(cy: Core, area: Area, zoom: number): Scene {
  const isSeen = (element: NodeSingular | EdgeSingular) => !element.hasClass('hidden') && !element.hasClass('bundled');
  const all = cy.nodes().toArray().filter(isSeen);
  const nodes = all.filter((node) => isIn(area, node.position(), Number(node.data('size'))));
  const seen = new Set(all.map((node) => node.id()));
  const edges = cy
    .edges()
    .toArray()
    .filter((edge) => isSeen(edge) && seen.has(edge.source().id()) && seen.has(edge.target().id()));
  const captions = captionsAt(nodes, zoom, area.w * area.h * zoom * zoom);
  const areTyped = zoom >= typesZoomFor(all.length + edges.length);
  const covered = areTyped || linesOfMany(edges).length > 0 ? coveredBy(nodes, captions) : new Rectangles();
  const types = areTyped ? placedTypes(edges, covered) : new Map<string, string>();
  const fontSize = NUMBER_PIXELS / zoom;
  const bundles = linesOfMany(edges.filter((edge) => !types.has(edge.id())));
  const numbers = placedNumbers(bundles, covered, fontSize);
  const numberOf = (edge: EdgeSingular) => {
    const at = numbers.get(edge.id());
    return at && { ...at, text: String(edge.data('count')), fontSize };
  };
  return {
    area,
    zoom,
    nodes: nodes.map((node) => sceneNode(node, captions.get(node.id()))),
    edges: edges.map((edge) => sceneEdge(edge, types.get(edge.id()), numberOf(edge))),
  };
}

/** What stays free beyond the last line of a caption. */
const BEYOND = 12;

/** An area with room for all that is written beside nodes: a long caption of a node at the edge stands out of it. */
function withCaptions({ x, y, w, h }: Area, nodes: readonly SceneNode[]): Area {
  let [left, right, top, bottom] = [x, x + w, y, y + h];
  for (const node of nodes) {
    const written = node.caption && areaOf(node, node.caption);
    if (written === undefined) continue;
    left = Math.min(left, written.left - BEYOND);
    right = Math.max(right, written.right + BEYOND);
    top = Math.min(top, written.top - BEYOND);
    bottom = Math.max(bottom, written.bottom + BEYOND);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/**
 * What is drawn now: all of it, as large as it can be read, or what is seen, as it is seen. Undefined when that is nothing.
 * @param seenBy the core that shows it
 */
export function sceneNow(cy: Core, isWhole: boolean, seenBy: Core = cy): Scene | undefined {
  const shown = cy
    .nodes()
    .toArray()
    .filter((node) => !node.hasClass('hidden'));
  const box = boxAround(shown.map((node) => ({ ...node.position(), radius: Number(node.data('size')) / 2 })));
  if (box === undefined) return undefined;
  if (isWhole) {
    const { area, zoom } = wholeExtent(box);
    const scene = sceneOf(cy, area, zoom);
    return { ...scene, area: withCaptions(area, scene.nodes) };
  }
  const { x1, y1, w, h } = seenBy.extent();
  return sceneOf(cy, { x: x1, y: y1, w, h }, seenBy.zoom());
}
