/** What share of a window its nodes cover together when they are too small to be seen as large as they are. */
const COVERED = 0.1;
const SMALLEST_DOT = 0.8;
const LARGEST_DOT = 2.2;
/** From this radius on a node is set off by a rim, in pixels. */
const RIMMED = 2.6;
/** So many lines are drawn smoothly; more of them lie so thick that nobody sees it. */
const SMOOTH_LINES = 120_000;

/** Of more lines than these the long ones are drawn more faintly, or they would hide what they cross. */
export const MANY_LINES = 1500;
/** Up to so many pixels long a line is drawn as strongly as any. */
export const SHORT = 140;
export const FAINTEST_SHARE = 0.22;

/** How strongly a line of a length is drawn among so many, of 1. */
export const strengthOf = (length: number, lines: number): number =>
  lines <= MANY_LINES || length <= SHORT ? 1 : Math.max(FAINTEST_SHARE, (SHORT / length) ** 0.75);

/** How much detail is drawn of so much in a window of so many pixels. */
export interface Level {
  /** No node is drawn smaller, in pixels. */
  readonly leastRadius: number;
  /** From this radius on nodes have a rim. */
  readonly rimmedFrom: number;
  readonly areLinesSmooth: boolean;
}

/** The level of detail for so many nodes and lines in a window of so many pixels. */
export function levelFor(nodes: number, lines: number, pixels: number): Level {
  const dot = Math.sqrt((COVERED * pixels) / Math.max(1, nodes) / Math.PI);
  return {
    leastRadius: Math.min(LARGEST_DOT, Math.max(SMALLEST_DOT, dot)),
    rimmedFrom: RIMMED,
    areLinesSmooth: lines <= SMOOTH_LINES,
  };
}

/** How much of its strength what is drawn faintly keeps. */
export const FAINT = 0.16;
/** From this radius on a node has the shape that it is given, in pixels. */
export const SHAPED_FROM = 2.4;
export const RIM = 1;
/** How much more strongly a coloured line is seen than a plain one, where there are plain ones. */
export const STRONGER = 1.6;
/** How far from a node the ring of a selected one lies, and how wide it is, in pixels. */
export const RING = { gap: 1, width: 2 };

/** Arrows have this length, in units of the graph, and are drawn from this length on, in pixels. */
export const ARROW = { length: 7.8, least: 3.4 };
/** How strongly arrows are seen. */
export const ARROW_OPACITY = { plain: 0.55, coloured: 0.8 };
/** What sets a node off what runs to it, in units of the graph. */
export const NODE_RIM = 2;
