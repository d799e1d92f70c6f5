import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';
import { bodyOf, type Captioned, type PlacedCaption, type Placing, unhindered, type Way, waysOf } from './captionWays';
import { Rectangles } from './rectangles';

/** A node whose caption is not placed yet, and the ways that are left for it. */
interface Waiting {
  readonly node: Captioned;
  ways: Way[];
}

/** Of more than these each takes its best way, whatever ways it takes from others: to weigh that would hold the page. */
const MOST_WEIGHED = 160;

/** How much the ways that others lose count against a way: all that one has left count as much as being cut. */
const TAKEN = 4;

/** The way that leaves most to the others that wait. */
function kindest({ ways }: Waiting, others: readonly Waiting[]): Way | undefined {
  let [best, least]: [Way | undefined, number] = [undefined, Infinity];
  for (const way of ways) {
    let cost = way.cost;
    for (const other of others) {
      if (cost >= least) break;
      const taken = other.ways.filter(({ area }) => meet(area, way.area)).length;
      cost += taken === 0 ? 0 : (TAKEN * taken) / other.ways.length;
    }
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

/** Which of those that wait is placed next: the one with the fewest ways left, of several the best connected. */
const isBefore = (one: Waiting, other: Waiting): boolean =>
  one.ways.length === other.ways.length ? one.node.degree > other.node.degree : one.ways.length < other.ways.length;

/** The box around all ways: nodes whose boxes do not meet leave each other all of theirs. */
function reachOf(ways: readonly Way[]): Rectangle {
  const [left, top] = [Math.min(...ways.map(({ area }) => area.left)), Math.min(...ways.map(({ area }) => area.top))];
  const right = Math.max(...ways.map(({ area }) => area.right));
  return { left, top, right, bottom: Math.max(...ways.map(({ area }) => area.bottom)) };
}

/** Chooses a way for each, one after the other, so that as many as can be have one. */
function chooseWays(waiting: readonly Waiting[]): Map<Waiting, Way> {
  const reach = new Map(waiting.map((one) => [one, reachOf(one.ways)]));
  const near = (one: Waiting) => {
    const own = reach.get(one) as Rectangle;
    return waiting.filter((other) => other !== one && meet(own, reach.get(other) as Rectangle));
  };
  const neighbours = new Map(waiting.map((one) => [one, near(one)]));
  const chosen = new Map<Waiting, Way>();
  const left = new Set(waiting);
  while (left.size > 0) {
    let next: Waiting | undefined;
    for (const one of left) if (next === undefined || isBefore(one, next)) next = one;
    if (next === undefined) break;
    left.delete(next);
    const others = (neighbours.get(next) ?? []).filter((other) => left.has(other));
    const way = kindest(next, waiting.length > MOST_WEIGHED ? [] : others);
    if (way === undefined) continue;
    chosen.set(next, way);
    for (const other of others) other.ways = other.ways.filter(({ area }) => !meet(area, way.area));
  }
  return chosen;
}

/** Finds a place for some that have none by moving one caption that is in their way to another place that is free. */
function makeRoom(
  all: readonly { readonly node: Captioned; readonly ways: readonly Way[] }[],
  chosen: Map<string, Way>,
) {
  const waysById = new Map(all.map(({ node, ways }) => [node.id, ways]));
  const inWay = (area: Rectangle, but: readonly string[]) =>
    [...chosen].filter(([id, way]) => !but.includes(id) && meet(way.area, area)).map(([id]) => id);
  for (const { node, ways } of all) {
    if (chosen.has(node.id)) continue;
    for (const way of ways) {
      const [blocking, ...more] = inWay(way.area, []);
      if (more.length > 0) continue;
      const elsewhere =
        blocking === undefined
          ? undefined
          : waysById.get(blocking)?.find(({ area }) => !meet(area, way.area) && inWay(area, [blocking]).length === 0);
      if (blocking !== undefined && elsewhere === undefined) continue;
      if (blocking !== undefined && elsewhere !== undefined) chosen.set(blocking, elsewhere);
      chosen.set(node.id, way);
      break;
    }
  }
}

/**
 * How the captions of nodes are written so that none lies over another or over another node: as they are where they have room, otherwise
 * in narrower lines, on another side of their nodes, or cut. A node for whose caption there is no room is not in it.
 * @param others nodes that are captioned otherwise, and where that is written
 * @param placing how wide a caption is that has room, and how far it stands from its node
 */
export function placedCaptions(
  nodes: readonly Captioned[],
  others: readonly (Captioned & { readonly written?: Rectangle })[] = [],
  placing: Placing = {},
): ReadonlyMap<string, PlacedCaption> {
  const placed = new Map<string, Way>();
  const [taken, bodies, wished] = [new Rectangles(), new Rectangles(), new Rectangles()];
  for (const { written } of others) if (written !== undefined) taken.add(written);
  for (const node of [...nodes, ...others]) bodies.add(bodyOf(node), node.id);
  const named = nodes.filter(({ caption }) => caption !== '');
  for (const node of named) wished.add(unhindered(node, placing).area, node.id);
  const crowded: Captioned[] = [];
  for (const node of named) {
    const way = unhindered(node, placing);
    if (taken.meets(way.area) || wished.meets(way.area, node.id) || bodies.meets(way.area, node.id)) crowded.push(node);
    else placed.set(node.id, way);
  }
  for (const { area } of placed.values()) taken.add(area);
  const isFree = (node: Captioned, { area }: Way) => !taken.meets(area) && !bodies.meets(area, node.id);
  const all = crowded.map((node) => ({ node, ways: waysOf(node, placing).filter((way) => isFree(node, way)) }));
  const possible = all.filter(({ ways }) => ways.length > 0);
  const chosen = new Map<string, Way>();
  for (const [{ node }, way] of chooseWays(possible.map((one) => ({ ...one })))) chosen.set(node.id, way);
  // Each time others have moved, there may be room for one that had none.
  for (let round = 0; round < 3; round += 1) makeRoom(possible, chosen);
  return new Map([...placed, ...chosen].map(([id, { lines, side, shift = 0 }]) => [id, { lines, side, shift }]));
}
