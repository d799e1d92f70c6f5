import { type Point } from '../../../../domain/elements/elements';
import { type ExampleNode, type Label } from './exampleGraph';

/** What the example is drawn on: a wide one, and a high one for narrow screens. */
export interface Sheet {
  readonly name: 'wide' | 'high';
  readonly width: number;
  readonly height: number;
  /** How far from the middle the outermost nodes stand. */
  readonly reach: Point;
  /** How large nodes are drawn, of 1. */
  readonly scale: number;
}

export const SHEETS: readonly Sheet[] = [
  { name: 'wide', width: 720, height: 580, reach: { x: 302, y: 240 }, scale: 1 },
  { name: 'high', width: 400, height: 620, reach: { x: 157, y: 268 }, scale: 0.8 },
];

const RADII: Record<Label, number> = { River: 37, Sea: 27, Country: 24, City: 16 };
/** How far a ring lies from its node, and a caption from either. */
export const RING = 5;
const CAPTION = 16;

/** Captions stand below their nodes, so the middle is a little above that of the sheet. */
const ABOVE = 8;
/** Between a node and the end of what runs to it. */
const RIM = 3;

/** The end of a relationship, whose tip is at the origin. */
export const ARROW = 'M 0 0 L -9 4.5 L -9 -4.5 Z';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a node stands on a sheet. */
export const standsAt = ({ width, height, reach }: Sheet, { turn, out }: ExampleNode): Point => ({
  x: rounded(width / 2 + Math.cos(turn) * out * reach.x),
  y: rounded(height / 2 - ABOVE - Math.sin(turn) * out * reach.y),
});

/** How large a node is drawn. */
export const radiusOf = ({ scale }: Sheet, { label }: ExampleNode): number => RADII[label] * scale;

/** How far below the middle of a node its caption is written. @param isRinged whether there is a ring between them */
export const captionBelow = (sheet: Sheet, node: ExampleNode, isRinged: boolean): number =>
  radiusOf(sheet, node) + CAPTION + (isRinged ? RING + 1 : 0);

/** The line between two nodes, from rim to rim, with its angle in degrees. @param isRinged whether the second has a ring */
export function lineOf(sheet: Sheet, from: ExampleNode, to: ExampleNode, isRinged: boolean) {
  const [start, end] = [standsAt(sheet, from), standsAt(sheet, to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const ring = isRinged ? RING + 2 : 0;
  const [leaves, arrives] = [
    (radiusOf(sheet, from) + RIM) / length,
    1 - (radiusOf(sheet, to) + ring + 2 * RIM) / length,
  ];
  return {
    x1: rounded(start.x + dx * leaves),
    y1: rounded(start.y + dy * leaves),
    x2: rounded(start.x + dx * arrives),
    y2: rounded(start.y + dy * arrives),
    angle: rounded((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}
