import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { HUES, isHue, seenOn } from '../../../domain/styles/hues';
import { type Arrow, type Line, type NodeShape } from '../../../domain/styles/style';
import { CANVAS_BACKGROUND, type CanvasMode } from './palette';

/** How a node is drawn, before it is told to Cytoscape. */
export interface NodeLook {
  readonly caption: string;
  readonly colour: string;
  readonly width: number;
  readonly shape: NodeShape;
  readonly icon: string | undefined;
  /** The picture that it wears. */
  readonly imageId: string | undefined;
}

/** How a relationship is drawn; what is undefined is as all are. */
export interface LineLook {
  readonly caption: string;
  readonly colour: string | undefined;
  readonly width: number | undefined;
  readonly line: Line | undefined;
  readonly arrow: Arrow | undefined;
}

/** What of a node decides how it is drawn. */
export type DrawnNode = Pick<GraphNode, 'id' | 'labels' | 'properties' | 'propertyKinds' | 'degree'>;

/** What of a relationship decides how it is drawn. */
export type DrawnRelationship = Pick<
  GraphRelationship,
  'id' | 'type' | 'startNodeId' | 'endNodeId' | 'properties' | 'propertyKinds'
>;

/** What names a node on a canvas and beside it. */
export type Named = Pick<DrawnNode, 'labels' | 'properties' | 'propertyKinds'>;

/** Says a property of an element as its person writes it; undefined when it says nothing. */
export type SayValue = (element: Named | DrawnRelationship, property: string) => string | undefined;

const FACTORS = [0.6, 0.8, 1, 1.4, 1.9];
/** A node whose size nothing decides, and the smallest and the widest of those that a number does. */
export const FIXED_WIDTH = 36;
export const LEAST_WIDTH = 22;
export const MOST_WIDTH = 76;
/** How wide lines of chosen sizes are, and the thinnest and the widest of those that a number decides. */
export const LINE_WIDTHS = [1, 1.4, 2.4, 4, 6];
export const LEAST_LINE = 1;

/** How wide a node is drawn: the better connected, the wider, within reason. */
export const nodeSize = (degree: number): number => 28 + Math.min(36, 7 * Math.log2(1 + degree));

/** By how much a chosen size widens. */
export const factor = (size: number | undefined): number => FACTORS[(size ?? 3) - 1] ?? 1;

/** A chosen colour as a canvas shows it. */
export const drawnColour = (colour: string, mode: CanvasMode): string =>
  isHue(colour) ? HUES[colour][mode] : seenOn(colour, CANVAS_BACKGROUND[mode]);
