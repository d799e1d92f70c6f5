import { type Column } from '../map/capacity';
import { type LineLook, type NodeLook } from '../style/looks';
import { pixelOf, type Pixel } from './pixels';

/** The shapes of nodes, by the number that stands for each. */
export const SHAPE_NUMBERS = ['circle', 'square', 'diamond', 'triangle', 'hexagon', 'star'] as const;
/** The width of a line is told in so many parts of a unit. */
export const WIDTH_PARTS = 16;

/** Each colour of a style sheet is read once. */
const known = new Map<string, Pixel>();
function pixelFor(colour: string): Pixel {
  const pixel = known.get(colour) ?? pixelOf(colour);
  known.set(colour, pixel);
  return pixel;
}

/** A part of a look as a column: of which numbers it is, and which number a look comes to. */
interface Part<Look> {
  empty(): Column;
  number(look: Look): number;
}
const part = <Look, C extends Column>(empty: () => C, number: (look: Look) => number) => ({ empty, number });
const [floats, pixels, bytes] = [() => new Float32Array(), () => new Uint32Array(), () => new Uint8Array()];

/** What the far layer draws of the look of a node. One more is drawn as soon as a picture reads its column. */
export const NODE_LOOK = {
  /** In the graph's units. */
  radius: part(floats, ({ width }: NodeLook) => width / 2),
  colour: part(pixels, ({ colour }: NodeLook) => pixelFor(colour)),
  shape: part(bytes, ({ shape }: NodeLook) => SHAPE_NUMBERS.indexOf(shape)),
};

/** What it draws of that of a relationship; a colour or a width of 0 is the usual one. */
export const LINE_LOOK = {
  colour: part(pixels, ({ colour }: LineLook) => (colour === undefined ? 0 : pixelFor(colour))),
  width: part(bytes, ({ width = 0 }: LineLook) => Math.round(width * WIDTH_PARTS)),
  /** Whether it has an arrow at its end. */
  arrow: part(bytes, ({ arrow }: LineLook) => (arrow === 'none' ? 0 : 1)),
};

type Parts = Readonly<Record<string, Part<never>>>;

/** A column for each part of a look. */
export type Columns<Of extends Parts> = { readonly [Name in keyof Of]: ReturnType<Of[Name]['empty']> };
/** A number for each part of a look. */
export type Numbers<Of extends Parts> = { readonly [Name in keyof Of]: number };

/** Empty columns. */
export const emptyColumns = <Of extends Parts>(parts: Of) =>
  // Under each name stands a column of its kind: entries do not say so to the compiler.
  Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, one.empty()])) as Columns<Of>;

/** What a look comes to. */
export function numbersOf<Look, Name extends string>(parts: Readonly<Record<Name, Part<Look>>>, look: Look) {
  // Hundreds of thousands are looked at: entries would take several times as long.
  const numbers = {} as Record<Name, number>;
  for (const name in parts) numbers[name] = parts[name].number(look);
  return numbers;
}
