import { type Area } from '../core/areas';
import { NUMBER_PIXELS } from '../core/bundleNumbers';
import { bundled, type Bundled } from './bundledLines';
import { colourOf } from './pixels';
import { SHAPE_NUMBERS, WIDTH_PARTS } from './columns';
import { nodesWithin } from './hits';
import { type FarEdges, type FarNodes, type FarView, MARKS, type PictureKind } from './scene';
import { captionsFor } from './software/captions';
import { numbersOn } from './software/numbers';
import { byDegree } from './software/discs';
import { type GraphArrays } from '../map/GraphArrays';
import { boxOfMap } from '../map/standing';
import { NO_LABEL } from '../../../domain/map/MapSlice';
import { SHAPES } from '../core/elementData';
import { type Counts } from '../picture/pictureLegend';
import { type Scene, type SceneEdge, type SceneNode } from '../picture/scene';
import { shortOf } from '../picture/ways';

/** A graph as its far layer draws it. */
export interface FarSource {
  readonly nodes: FarNodes;
  readonly edges: FarEdges;
  readonly arrays: GraphArrays;
  /** Draws a part of it for a file. */
  draw(view: FarView, kind: PictureKind): Promise<ImageBitmap>;
}

/** From this zoom on arrows can be seen. */
const ARROWS_FROM = 0.44;

const isSeen = (marks: number): boolean => (marks & MARKS.hidden) === 0;

/** The box around all in sight; undefined where nothing is. */
export const boxInSight = (nodes: FarNodes) =>
  boxOfMap({ ...nodes, nodeCount: nodes.count }, (at) => !isSeen(nodes.marks[at]!));

/** The view that shows an area at a zoom. @param ratio pixels of the picture for each of the view */
export const viewOn = ({ x1, y1, w, h }: Area, zoom: number, ratio = 1): FarView => ({
  ...{ zoom, panX: -x1 * zoom, panY: -y1 * zoom, width: w * zoom, height: h * zoom, ratio, overscan: 0 },
});

/** The captions of nodes and the numbers of bundles that the far layer writes on a view, the captions by node. */
function writtenOn({ nodes, arrays }: FarSource, lines: Bundled, view: FarView, isInSight: (node: number) => boolean) {
  const from = { nodes, captions: arrays.captions, order: byDegree(nodes) };
  const written = captionsFor(from, view, 'file', isInSight);
  const numbers = numbersOn(from, lines, written, view, 'file', isInSight).map(({ x, y, count }) => ({
    ...{ x, y, text: String(count), fontSize: NUMBER_PIXELS / view.zoom },
  }));
  const captions = new Map(written.map((node) => [Number(node.id), node.written]));
  return { captions, numbers };
}

function lineOf({ nodes, arrays }: FarSource, edges: FarEdges, edge: number, zoom: number): SceneEdge {
  const [from, to] = [edges.from[edge]!, edges.to[edge]!];
  const [start, end] = [from, to].map((at) => ({ x: nodes.x[at]!, y: nodes.y[at]! }));
  const colour = edges.colour[edge]!;
  return {
    id: arrays.relationshipIds[edge]!,
    points: [start!, shortOf(start!, end!, nodes.radius[to]!)],
    colour: colour === 0 ? undefined : colourOf(colour),
    width: Math.max(1, edges.width[edge]! / WIDTH_PARTS),
    line: undefined,
    arrow: edges.arrow[edge] === 0 || zoom < ARROWS_FROM ? 'none' : 'triangle',
    words: '',
    caption: undefined,
  };
}

/** What is in sight of an area at a zoom: nodes as they look, straight lines, and the captions that have room. */
export function farScene(source: FarSource, area: Area, zoom: number): Scene {
  const { nodes } = source;
  const bundles = bundled(source.edges);
  const { edges } = bundles;
  const seen = nodesWithin(nodes, area);
  const areIn = new Set(seen);
  const { captions, numbers } = writtenOn(source, bundles, viewOn(area, zoom), (at) => areIn.has(at));
  const drawn = seen.map((at): SceneNode => ({
    id: source.arrays.ids[at]!,
    ...{ x: nodes.x[at]!, y: nodes.y[at]!, size: nodes.radius[at]! * 2, colour: colourOf(nodes.colour[at]!) },
    ...{ shape: SHAPES[SHAPE_NUMBERS[nodes.shape[at]!]!], onColour: '', image: undefined, caption: captions.get(at) },
  }));
  const lines: SceneEdge[] = [];
  for (let edge = 0; edge < edges.count; edge += 1) {
    const [from, to] = [edges.from[edge]!, edges.to[edge]!];
    const areEndsSeen = isSeen(nodes.marks[from]! | nodes.marks[to]! | edges.marks[edge]!);
    // A line of which no end is in the area may cross it, but nobody could follow it.
    if (areEndsSeen && (areIn.has(from) || areIn.has(to))) lines.push(lineOf(source, edges, edge, zoom));
  }
  return { area, zoom, nodes: drawn, edges: lines, numbers };
}

/** How many nodes of each label and relationships of each type are in sight. A map knows the first label of a node alone. */
export function countsOn({ nodes, edges, arrays }: FarSource): Counts {
  const [labels, types] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, name: string | undefined) => {
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (let at = 0; at < nodes.count; at += 1)
    if (isSeen(nodes.marks[at]!) && arrays.label[at] !== NO_LABEL) count(labels, arrays.labels[arrays.label[at]!]);
  for (let edge = 0; edge < edges.count; edge += 1) {
    const ends = nodes.marks[edges.from[edge]!]! | nodes.marks[edges.to[edge]!]!;
    if (isSeen(ends | edges.marks[edge]!)) count(types, arrays.types[arrays.type[edge]!]);
  }
  return { labels, types };
}
