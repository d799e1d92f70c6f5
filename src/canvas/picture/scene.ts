import { type Point } from '../../../domain/elements/elements';
import { bundlesOf } from '../core/Bundles';
import { type Looks, nodeData, relationshipData } from '../core/elementData';
import { mostLandmarks } from '../core/landmarks';
import { areaOf, type NodeCaption } from '../core/captionWays';
import { captionsFromAfar, coveredBy, nodeCaptions, settled } from '../core/nodeCaptions';
import { NUMBER_PIXELS, widthOfMany } from '../core/bundleNumbers';
import { type Area, boxAround, holds, mayCross, widened } from '../core/areas';
import { type Line, TYPE_SIZE, typeOf, writtenAtLines } from '../core/typePlaces';
import { type DrawnNode, type DrawnRelationship } from '../style/looks';
import { typesZoomFor } from '../style/scale';
import { wholeExtent } from './extent';
import { middleOf, waysOf } from './ways';

/** A node as it is drawn. */
export interface SceneNode extends Point {
  readonly id: string;
  readonly size: number;
  readonly shape: string;
  readonly colour: string;
  readonly onColour: string;
  /** Where the picture in it comes from; an icon is smaller than a picture. */
  readonly image: { readonly url: string; readonly isIcon: boolean } | undefined;
  /** The picture that it wears, which is to be fetched. */
  readonly imageId?: string | undefined;
  readonly caption: NodeCaption | undefined;
  readonly isFaint?: boolean;
}

/** A number at the middle of a line. */
export interface SceneNumber extends Point {
  readonly text: string;
  readonly fontSize: number;
}

/** A relationship as it is drawn: from, over some points, to. */
export interface SceneEdge {
  readonly id: string;
  readonly points: readonly Point[];
  readonly colour: string | undefined;
  readonly width: number;
  readonly line: string | undefined;
  readonly arrow: string;
  /** Its type in words; and how it is written, in lines, where it is. */
  readonly words: string;
  readonly caption: { readonly lines: readonly string[]; readonly fontSize: number } | undefined;
  readonly isFaint?: boolean;
}

/** All that is in sight of a graph, apart from where it is drawn on. */
export interface Scene {
  readonly area: Area;
  /** Pixels of a unit of the graph. */
  readonly zoom: number;
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
  /** How many lines of bundles stand for. */
  readonly numbers?: readonly SceneNumber[];
}

/** A node by what its style reads, and where it stands. */
type PlacedNode = ReturnType<typeof nodeData> & Point & { readonly imageId: string | undefined };
/** A relationship by what its style reads, between its nodes. */
type PlacedLine = Omit<ReturnType<typeof relationshipData>, 'source' | 'target'> & Line;

/** What is in sight of a graph, as it looks. */
export interface Elements {
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly PlacedLine[];
}

/**
 * How nodes and the relationships between them look where they stand, very many of one type as one line.
 * @param opened bundles that hold one of these are not made
 */
export function elementsOf(
  nodes: readonly DrawnNode[],
  relationships: readonly DrawnRelationship[],
  placeOf: (id: string) => Point,
  looks: Looks,
  opened: ReadonlySet<string> = new Set(),
): Elements {
  const placed = new Map(
    nodes.map((node) => {
      const image = looks.book.imageOf(node);
      return [node.id as string, { ...nodeData(node, looks), ...placeOf(node.id), imageId: image }] as const;
    }),
  );
  const bundles = bundlesOf(relationships, opened);
  const others = new Set([...bundles.values()].flat());
  const lines = relationships.flatMap((one): PlacedLine[] => {
    const [from, to] = [placed.get(one.startNodeId), placed.get(one.endNodeId)];
    if (from === undefined || to === undefined || others.has(one.id)) return [];
    const many = bundles.get(one.id);
    return [{ ...relationshipData(one, looks), ...(many && { count: many.length + 1 }), ends: [from, to] }];
  });
  return { nodes: [...placed.values()], lines };
}

const WIDTH = 1.5;

/** What each node has written at it at a zoom, by the rules of the canvas. */
function captionsAt({ nodes, lines }: Elements, zoom: number, pixels: number): ReadonlyMap<string, NodeCaption> {
  const told = nodes.map((node) => ({ ...node, picture: node.imageId }));
  return nodeCaptions(told, captionsFromAfar(told, zoom, mostLandmarks(pixels), { lines }), zoom, { lines });
}

function sceneNode(node: PlacedNode, caption: NodeCaption | undefined): SceneNode {
  const { id, x, y, size, shape, colour, onColour, icon, imageId } = node;
  const image = icon === undefined ? undefined : { url: icon, isIcon: true };
  return { id, x, y, size, shape, colour, onColour, image, imageId, caption };
}

function sceneEdge(line: PlacedLine, points: readonly Point[], caption: SceneEdge['caption']): SceneEdge {
  const { id, lineColour, lineWidth, count, line: dash, arrow } = line;
  const width = count === undefined ? (lineWidth ?? WIDTH) : widthOfMany(count);
  const words = typeOf(line);
  return { id, points, colour: lineColour, width, line: dash, arrow: arrow ?? 'triangle', words, caption };
}

/** How far lines bend aside, in the graph's units: those of one pair that run beside an area may bend into it. */
const BENDS = 240;

/** The lines that may be seen in an area. */
const linesIn = (lines: readonly PlacedLine[], area: Area): readonly PlacedLine[] =>
  lines.filter(({ ends: [from, to] }) => mayCross(widened(area, BENDS), from, to));

/**
 * What is in sight of an area at a zoom, with the captions that it would have on a canvas of that zoom.
 * @param typeSize how large types are written; null where they are not
 */
export function sceneOf(
  all: Elements,
  area: Area,
  zoom: number,
  typeSize: number | null = typeSizeAt(all, zoom),
): Scene {
  const nodes = all.nodes.filter((node) => holds(widened(area, node.size), node));
  const seen = linesIn(all.lines, area);
  const captions = captionsAt({ nodes, lines: seen }, zoom, area.w * area.h * zoom * zoom);
  const ways = waysOf(seen);
  const lines = seen.map((line) => ({ ...line, middle: () => middleOf(ways.get(line.id) ?? line.ends) }));
  const fontSize = NUMBER_PIXELS / zoom;
  const { types, numbers } = writtenAtLines(lines, coveredBy(settled(nodes, captions)), typeSize, fontSize);
  const counts = new Map(lines.map(({ id, count }) => [id, count]));
  const captionOf = (id: string) => {
    const written = types.get(id);
    return written === undefined ? undefined : { lines: written.split('\n'), fontSize: typeSize ?? TYPE_SIZE };
  };
  return {
    area,
    zoom,
    nodes: nodes.map((node) => sceneNode(node, captions.get(node.id))),
    edges: lines.map((line) => sceneEdge(line, ways.get(line.id) ?? line.ends, captionOf(line.id))),
    numbers: [...numbers].map(([id, at]) => ({ ...at, text: String(counts.get(id)), fontSize })),
  };
}

const typeSizeAt = ({ nodes, lines }: Elements, zoom: number) =>
  zoom >= typesZoomFor(nodes.length + lines.length) ? TYPE_SIZE : null;

/** What stays free beyond the last line of a caption. */
const BEYOND = 12;

/** An area with room for all that is written beside nodes: a long caption of a node at the edge stands out of it. */
export function withCaptions({ x1, y1, w, h }: Area, nodes: readonly SceneNode[], beyond = BEYOND): Area {
  let [left, right, top, bottom] = [x1, x1 + w, y1, y1 + h];
  for (const node of nodes) {
    const written = node.caption && areaOf(node, node.caption);
    if (written === undefined) continue;
    left = Math.min(left, written.left - beyond);
    right = Math.max(right, written.right + beyond);
    top = Math.min(top, written.top - beyond);
    bottom = Math.max(bottom, written.bottom + beyond);
  }
  return { x1: left, y1: top, w: right - left, h: bottom - top };
}

/** The box around all nodes as large as they are; undefined around none. */
export const boxOf = ({ nodes }: Elements) => boxAround(nodes.map((node) => ({ ...node, radius: node.size / 2 })));

/** All of a graph, as large as it can be read. Undefined when that is nothing. */
export function wholeScene(all: Elements): Scene | undefined {
  const box = boxOf(all);
  if (box === undefined) return undefined;
  const { area, zoom } = wholeExtent(box);
  const scene = sceneOf(all, area, zoom);
  return { ...scene, area: withCaptions(area, scene.nodes) };
}
