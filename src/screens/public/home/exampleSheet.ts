import { type Point } from '../../../../domain/elements/elements';
import { type ExampleNode } from './exampleGraph';

/** What the example is drawn on: a wide one, and a high one for narrow screens. */
export interface Sheet {
  readonly name: 'wide' | 'high';
  readonly width: number;
  readonly height: number;
  /** How far from the middle the outermost nodes stand. */
  readonly reach: Point;
}

export const SHEETS: readonly Sheet[] = [
  { name: 'wide', width: 720, height: 540, reach: { x: 300, y: 222 } },
  { name: 'high', width: 400, height: 580, reach: { x: 158, y: 245 } },
];

/** Captions stand below their nodes, so the middle is a little above that of the sheet. */
const ABOVE = 8;
/** Between a node and the end of what runs to it. */
const RIM = 3;
const LETTER = 6.6;
const TYPE_MARGIN = 10;

/** The end of a relationship, whose tip is at the origin. */
export const ARROW = 'M 0 0 L -9 4.5 L -9 -4.5 Z';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a node stands on a sheet. */
export const standsAt = ({ width, height, reach }: Sheet, { turn, out }: ExampleNode): Point => ({
  x: rounded(width / 2 + Math.cos(turn) * out * reach.x),
  y: rounded(height / 2 - ABOVE - Math.sin(turn) * out * reach.y),
});

/** The line between two nodes of some radii, from rim to rim, with its angle in degrees. */
export function lineOf(sheet: Sheet, from: ExampleNode, fromRadius: number, to: ExampleNode, toRadius: number) {
  const [start, end] = [standsAt(sheet, from), standsAt(sheet, to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const [leaves, arrives] = [(fromRadius + RIM) / length, 1 - (toRadius + RIM + 3) / length];
  return {
    x1: rounded(start.x + dx * leaves),
    y1: rounded(start.y + dy * leaves),
    x2: rounded(start.x + dx * arrives),
    y2: rounded(start.y + dy * arrives),
    angle: rounded((Math.atan2(dy, dx) * 180) / Math.PI),
    length: (arrives - leaves) * length,
  };
}

/** Whether words have room along a line, whole. */
export const typeFits = (words: string, length: number): boolean => words.length * LETTER + 2 * TYPE_MARGIN < length;
