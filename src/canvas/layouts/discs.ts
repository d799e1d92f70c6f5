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

/** A part turned by an angle around the middle of its box, with that at a place. */
function turned({ members, places, left, top, width, height }: Boxed, angle: number, x: number, y: number): Boxed {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const made = places.slice();
  for (let at = 0; at < places.length; at += 2) {
    const [across, down] = [places[at]! - left - width / 2, places[at + 1]! - top - height / 2];
    made[at] = x + across * cos - down * sin;
    made[at + 1] = y + across * sin + down * cos;
  }
  return boxedPart({ members, places: made });
}

/** How many of the parts from one on have room side by side on a ring, and the turn that they take of it together. */
function onRing(parts: readonly Boxed[], from: number, radius: number) {
  let [to, turn] = [from, 0];
  while (to < parts.length) {
    const wedge = 2 * Math.atan((parts[to]!.width + SPACING.components) / 2 / radius);
    if (to > from && turn + wedge > 2 * Math.PI) break;
    [to, turn] = [to + 1, turn + wedge];
  }
  return { to, turn };
}

/** Sets small parts in rings around the highest of them, each along its ring: what would be a table in rows is a disc. */
export function inRings(given: readonly Boxed[]): Block {
  const lying = given.map((part) => (part.height > part.width ? turned(part, Math.PI / 2, 0, 0) : part));
  const parts = lying.sort((one, other) => other.height - one.height || other.width - one.width);
  const placed: Boxed[] = [];
  let [at, inner] = [0, 0];
  while (at < parts.length) {
    const { to, turn } = at === 0 ? { to: 1, turn: 0 } : onRing(parts, at, inner);
    const ring = parts.slice(at, to);
    const spare = (2 * Math.PI - turn) / ring.length;
    let [angle, outer] = [at, inner];
    for (const part of ring) {
      const wedge = at === 0 ? 0 : 2 * Math.atan((part.width + SPACING.components) / 2 / inner) + spare;
      const away = at === 0 ? 0 : inner + part.height / 2;
      const middle = angle + wedge / 2;
      placed.push(turned(part, middle + Math.PI / 2, away * Math.cos(middle), away * Math.sin(middle)));
      outer = Math.max(outer, Math.hypot(away + part.height / 2, part.width / 2));
      angle += wedge;
    }
    [at, inner] = [to, outer + SPACING.components];
  }
  const edge = (side: 'left' | 'top') => placed.reduce((least, part) => Math.min(least, part[side]), Infinity);
  const [left, top] = [edge('left'), edge('top')];
  const reach = (side: 'left' | 'top', length: 'width' | 'height') =>
    placed.reduce((most, part) => Math.max(most, part[side] + part[length]), -Infinity);
  return {
    width: reach('left', 'width') - left,
    height: reach('top', 'height') - top,
    parts: placed.map((part) => ({ part, x: part.left - left, y: part.top - top })),
  };
}
