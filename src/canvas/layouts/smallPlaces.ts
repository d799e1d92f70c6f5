import { type Point } from '../../../domain/elements/elements';
import { draft } from './draft';
import { forceLayout } from './force';
import { layoutGraph, type LayoutGraph, type Link, placeAt, type Places, SPACING } from './layoutGraph';
import { box, pushApart, usualLength } from './spread';

/** The force layout in one go, for graphs so small that nobody notices. */
export function forcePlaces(graph: LayoutGraph): Places {
  let places: Places | undefined;
  for (const step of forceLayout(graph)) if (step.progress === 1) places = step.places();
  return places ?? draft(graph);
}

/** Few nodes stand farther apart, so that the types between them can be read. */
const FEW = 6;
const ROOMIER = 1.6;

/** The direction in which places reach farthest, as an angle. */
function lie(places: Places): number {
  const size = places.length / 2;
  let [mx, my] = [0, 0];
  for (let i = 0; i < size; i += 1) {
    mx += places[2 * i]! / size;
    my += places[2 * i + 1]! / size;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < size; i += 1) {
    const [dx, dy] = [places[2 * i]! - mx, places[2 * i + 1]! - my];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

/** From so many nodes on a path goes up and down by turns, as steeply as this at most. */
const ZIGZAG = { least: 4, flattest: Math.PI / 8, steepest: Math.PI / 3 };

/** Lets a path that would be one long line go up and down, the more so the narrower the room, so that it can be drawn larger. */
function fold(places: Places, aspect: number): void {
  const { width, height } = box(places);
  const size = places.length / 2;
  if (size < ZIGZAG.least || height > width / 8) return;
  const wanted = Math.atan((size - 1) / aspect);
  const slope = Math.min(ZIGZAG.steepest, Math.max(ZIGZAG.flattest, wanted));
  const aside = (width / (size - 1) / 2) * Math.sin(slope);
  const inOrder = Array.from({ length: size }, (_, i) => i).sort((a, b) => places[2 * a]! - places[2 * b]!);
  inOrder.forEach((node, turn) => {
    places[2 * node]! *= Math.cos(slope);
    places[2 * node + 1]! += turn % 2 === 0 ? aside : -aside;
  });
}

/** A room is so much wider than high when nothing is known of it. */
const USUAL_ASPECT = 2;

/**
 * Where the nodes of a small graph stand: as the force layout has them, turned so that they use the width. The room that a
 * large graph needs between its nodes would be too much here, most of all for a path. `aspect`: width of the room by its height.
 */
export function smallPlaces(
  ids: readonly string[],
  links: readonly Link[],
  aspect = USUAL_ASPECT,
): ReadonlyMap<string, Point> {
  const graph = layoutGraph(ids, links);
  const places = forcePlaces(graph);
  const wanted = SPACING.between * (ids.length <= FEW ? ROOMIER : 1);
  const scale = wanted / (usualLength(places, graph.links) || wanted);
  const angle = -lie(places);
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  for (let i = 0; i < ids.length; i += 1) {
    const { x, y } = placeAt(places, i);
    places.set([x * cos - y * sin, x * sin + y * cos], 2 * i);
  }
  fold(places, aspect);
  pushApart(places);
  return new Map(graph.ids.map((id, i): [string, Point] => [id, placeAt(places, i)]));
}
