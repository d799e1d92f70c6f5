import { degreesIn, type DraftPart } from '../draft';
import { normalise } from '../spread';
import { Pyramid } from './Pyramid';

/** Steps, however large the part is: what is wide apart was set right by the draft. */
const STEPS = 110;
const SLICE = 4;
/** How far a node goes in the first step at the most, and in the last, in links. */
const FIRST_STRIDE = 0.8;
const LAST_STRIDE = 0.02;
const PULL = 0.5;
/** The room of a node where forces begin: on less all would be driven outward at once, as a ring with nothing in it. */
const ROOM = 1.4;
/** At the usual strength two nodes with nothing beside them rest a link apart. */
const PUSH = 0.12;

/** Adds what pulls linked nodes together: less where both are well connected, or everything would fall onto the hubs. */
function pull({ places, links }: DraftPart, degrees: Uint32Array, forces: Float64Array): void {
  for (let at = 0; at < links.length; at += 2) {
    const [from, to] = [links[at]!, links[at + 1]!];
    const by = PULL / Math.min(degrees[from]!, degrees[to]!);
    const dx = (places[2 * to]! - places[2 * from]!) * by;
    const dy = (places[2 * to + 1]! - places[2 * from + 1]!) * by;
    forces[2 * from]! += dx;
    forces[2 * from + 1]! += dy;
    forces[2 * to]! -= dx;
    forces[2 * to + 1]! -= dy;
  }
}

/** Moves each node as it is pushed and pulled, heavy ones less, none farther than a stride. */
function move(places: Float64Array, forces: Float64Array, masses: Float64Array, stride: number): void {
  for (let i = 0; i < masses.length; i += 1) {
    const [dx, dy] = [forces[2 * i]! / masses[i]!, forces[2 * i + 1]! / masses[i]!];
    const by = Math.min(1, stride / (Math.hypot(dx, dy) || 1));
    places[2 * i]! += dx * by;
    places[2 * i + 1]! += dy * by;
  }
}

/**
 * Lets springs and repulsion move one part of many nodes, in time that grows as their number; yields every few steps how far it has come.
 * @param repulsion in percent of what is usual @param effort how many times as many steps as usual
 */
export function* settleByField(part: DraftPart, repulsion: number, effort: number): Generator<number> {
  const degrees = degreesIn(part);
  const masses = Float64Array.from(degrees, (degree) => 1 + degree / 3);
  const { places, links } = part;
  // The unit is a link.
  normalise(places, links, 1, ROOM);
  const pyramid = new Pyramid(places, masses);
  const forces = new Float64Array(places.length);
  const steps = Math.max(SLICE, Math.round(STEPS * effort));
  for (let step = 1; step <= steps; step += 1) {
    forces.fill(0);
    pyramid.push(forces, (PUSH * repulsion) / 100);
    pull(part, degrees, forces);
    move(places, forces, masses, FIRST_STRIDE * (LAST_STRIDE / FIRST_STRIDE) ** (step / steps));
    if (step % SLICE === 0 || step === steps) yield step / steps;
  }
}
