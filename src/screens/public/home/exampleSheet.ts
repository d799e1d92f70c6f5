import { type Point } from '../../../../domain/elements/elements';
import { type ExampleNode, type Label, type Word } from './exampleGraph';

/** What the example is drawn on: a wide one, and a high one for narrow screens. */
export interface Sheet {
  readonly name: 'wide' | 'high';
  readonly width: number;
  readonly height: number;
  /** How far from the middle the outermost nodes stand. */
  readonly reach: Point;
  /** How large nodes are drawn, of 1. */
  readonly scale: number;
  /** On which side of its node each caption is written, as the hour of a clock; in its node without one. */
  readonly hours: Readonly<Partial<Record<Word, number>>>;
}

/** Where captions lie on no arrow and on hardly a line, whatever the language. */
const HOURS: Readonly<Record<Sheet['name'], Sheet['hours']>> = {
  wide: {
    ...{ germany: 12, slovakia: 12, austria: 9, hungary: 9, croatia: 7, serbia: 6, bulgaria: 2, romania: 3 },
    ...{ blackSea: 3, moldova: 3, ukraine: 12, berlin: 6, bratislava: 6, vienna: 6, budapest: 6, zagreb: 6 },
    ...{ belgrade: 6, sofia: 6, bucharest: 6, chisinau: 3, kyiv: 6 },
  },
  high: {
    ...{ germany: 7, slovakia: 9, austria: 9, hungary: 7, croatia: 5, serbia: 2, bulgaria: 1, romania: 3 },
    ...{ blackSea: 1, moldova: 3, ukraine: 10, berlin: 6, bratislava: 6, vienna: 7, budapest: 6, zagreb: 6 },
    ...{ belgrade: 6, sofia: 6, bucharest: 12, chisinau: 3, kyiv: 3 },
  },
};

export const SHEETS: readonly Sheet[] = [
  { name: 'wide', width: 720, height: 580, reach: { x: 302, y: 240 }, scale: 1, hours: HOURS.wide },
  { name: 'high', width: 400, height: 620, reach: { x: 150, y: 268 }, scale: 0.8, hours: HOURS.high },
];

const RADII: Record<Label, number> = { River: 37, Sea: 27, Country: 24, City: 16 };
/** How far a ring lies from its node, and a caption from either. */
export const RING = 5;
const CAPTION_APART = 6;
/** How high a line of a caption is. */
export const LINE = 15;

/** Most captions at the rim stand below their nodes, so the middle is a little above that of the sheet. */
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

/** Where a caption begins, has its middle or ends, seen from its node, and how high its middle is. @param lines of how many lines it is */
export function captionAt(sheet: Sheet, node: ExampleNode, lines: number) {
  const hour = sheet.hours[node.id];
  if (hour === undefined) return { x: 0, y: 0, anchor: 'middle', isInside: true } as const;
  const angle = ((hour - 3) / 6) * Math.PI;
  const away = radiusOf(sheet, node) + RING + CAPTION_APART;
  const anchor = hour % 6 === 0 ? 'middle' : hour < 6 ? 'start' : 'end';
  const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * (away + (lines * LINE) / 2)];
  return { x: rounded(x), y: rounded(y), anchor, isInside: false } as const;
}

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
