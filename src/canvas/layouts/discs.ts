import { type Places, SPACING } from './layoutGraph';
import { box } from './spread';

/** The places of one connected part, with the indexes that its nodes have in the whole graph. */
export interface Part {
  readonly members: readonly number[];
  readonly places: Places;
}

export interface Sized {
  readonly width: number;
  readonly height: number;
}

export interface Boxed extends Part, Sized {
  readonly left: number;
  readonly top: number;
}

/** Parts that are moved together, each with where it lies in the block. */
export interface Block extends Sized {
  readonly parts: readonly { readonly part: Boxed; readonly x: number; readonly y: number }[];
}

export const boxedPart = ({ members, places }: Part): Boxed => ({ members, places, ...box(places) });

/** The turn from one node of a disc to the next, and how far from its middle the first is: no two come nearer than any two nodes. */
const GOLDEN_TURN = Math.PI * (3 - Math.sqrt(5));
const FROM_MIDDLE = SPACING.least / 1.5;

/** Sets single nodes in a disc: in rows they would look like a table, and take twice the room. */
export function inDisc(parts: readonly Boxed[]): Block {
  const radius = FROM_MIDDLE * Math.sqrt(parts.length);
  const placed = parts.map((part, at) => {
    const [away, angle] = [FROM_MIDDLE * Math.sqrt(at + 0.5), at * GOLDEN_TURN];
    return { part, x: radius + away * Math.cos(angle), y: radius + away * Math.sin(angle) };
  });
  return { width: 2 * radius, height: 2 * radius, parts: placed };
}

/** A part that lies along a ring around the origin: turned, so far out, at an angle. */
function onRing({ members, places, left, top, width, height }: Boxed, angle: number, away: number): Boxed {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const made = places.slice();
  for (let at = 0; at < places.length; at += 2) {
    const [along, out] = [places[at]! - left - width / 2, away - places[at + 1]! + top + height / 2];
    made[at] = out * cos - along * sin;
    made[at + 1] = out * sin + along * cos;
  }
  return boxedPart({ members, places: made });
}

/** As high as they come. */
export const byHeight = (one: Sized, other: Sized) => other.height - one.height || other.width - one.width;

/** Sets small parts in rings around the highest of them, each along its ring: what would be a table in rows is a disc. */
export function inRings(given: readonly Boxed[]): Block {
  const lying = given.map((part) => (part.height > part.width ? onRing(part, 0, 0) : part)).sort(byHeight);
  const placed: Boxed[] = [];
  for (let [at, inner] = [0, 0]; at < lying.length;) {
    const wedgeOf = ({ width }: Sized) => 2 * Math.atan2(width + SPACING.components, 2 * inner) * (inner === 0 ? 2 : 1);
    const first = at;
    let turn = 0;
    for (; at < lying.length && (at === first || turn + wedgeOf(lying[at]!) <= 2 * Math.PI); at += 1)
      turn += wedgeOf(lying[at]!);
    const spare = (2 * Math.PI - turn) / (at - first);
    let [angle, outer] = [first, inner];
    for (const part of lying.slice(first, at)) {
      const away = first === 0 ? 0 : inner + part.height / 2;
      const wedge = wedgeOf(part) + spare;
      placed.push(onRing(part, angle + wedge / 2, away));
      outer = Math.max(outer, Math.hypot(away + part.height / 2, part.width / 2));
      angle += wedge;
    }
    inner = outer + SPACING.components;
  }
  const { left, top, width, height } = box(Float64Array.from(placed.flatMap(({ places }) => [...places])));
  return { width, height, parts: placed.map((part) => ({ part, x: part.left - left, y: part.top - top })) };
}
