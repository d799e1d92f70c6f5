import { type Point } from '../elements/elements.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box on the screen, in pixels from the corner of the canvas, which it does not leave. */
export interface Box extends Point, Size {
  readonly room: Size;
}

/** How far a key moves a box, in pixels. */
export const BOX_STEPS = { usual: 40, fine: 8 } as const;
/** A box is no narrower, in pixels. */
const LEAST = 16;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A box in the middle of a canvas, a third as wide. */
export function boxInMiddle(room: Size): Box {
  const [width, height] = [room.width / 3, room.height / 3];
  return { x: width, y: height, width, height, room };
}

/** The box elsewhere. */
export const moved = (box: Box, { x, y }: Point): Box => ({
  ...box,
  x: within(box.x + x, 0, box.room.width - box.width),
  y: within(box.y + y, 0, box.room.height - box.height),
});

/** The box with its lower right corner elsewhere. */
export const sized = (box: Box, { x, y }: Point): Box => ({
  ...box,
  width: within(box.width + x, LEAST, box.room.width - box.x),
  height: within(box.height + y, LEAST, box.room.height - box.y),
});

/** Its corners in turn. */
export const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
