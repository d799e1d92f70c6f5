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

/** For a caption so many others may be moved at once, each of which may move as many again so many times. */
const MOST_MOVED = 2;
const DEPTH = 2;
/** After looking at so many captions, those without a place stay without: the page must not be held. */
const MOST_LOOKED_AT = 600;

/** Finds places for captions that have none by moving others that are in their way to where there is room for them. */
class RoomMaker {
  #lookedAt = 0;

  /** @param ways those that cover no node, of all captions that may be moved */
  constructor(private readonly ways: ReadonlyMap<string, readonly Way[]>) {}

  /** The ways of all, that of one more with them; undefined where it has no room. */
  with(id: string, chosen: ReadonlyMap<string, Way>, depth = DEPTH, moved: ReadonlySet<string> = new Set()) {
    this.#lookedAt += 1;
    for (const way of this.ways.get(id) ?? []) {
      if (this.#lookedAt > MOST_LOOKED_AT) return undefined;
      const found = this.#taking(id, way, chosen, depth, new Set([...moved, id]));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #taking(
    id: string,
    way: Way,
    chosen: ReadonlyMap<string, Way>,
    depth: number,
    moved: ReadonlySet<string>,
  ): ReadonlyMap<string, Way> | undefined {
    const inWay: string[] = [];
    for (const [other, { area }] of chosen) {
      if (other === id || !meet(area, way.area)) continue;
      if (depth === 0 || moved.has(other) || inWay.push(other) > MOST_MOVED) return undefined;
    }
    const taken = new Map(chosen).set(id, way);
    for (const other of inWay) taken.delete(other);
    let made: ReadonlyMap<string, Way> | undefined = taken;
    for (const other of inWay) made &&= this.with(other, made, depth - 1, moved);
    return made;
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
  const [taken, written, bodies, wished] = [new Rectangles(), new Rectangles(), new Rectangles(), new Rectangles()];
  for (const { written: area } of others) {
    if (area === undefined) continue;
    taken.add(area);
    written.add(area);
  }
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
  for (const [{ node }, way] of chooseWays(possible)) placed.set(node.id, way);
  const complete = placed.size < named.length && named.length <= MOST_WEIGHED ? withMore(named, placed) : placed;
  return new Map([...complete].map(([id, { lines, side, shift = 0 }]) => [id, { lines, side, shift }]));

  /** The captions that are placed, and as many more as get room when these are moved. */
  function withMore(wanted: readonly Captioned[], chosen: ReadonlyMap<string, Way>): ReadonlyMap<string, Way> {
    const isPossible = (node: Captioned, { area }: Way) => !written.meets(area) && !bodies.meets(area, node.id);
    const ways = wanted.map((node) => [node.id, waysOf(node, placing).filter((way) => isPossible(node, way))] as const);
    const maker = new RoomMaker(new Map(ways));
    let all = chosen;
    for (const { id } of wanted) if (!all.has(id)) all = maker.with(id, all) ?? all;
    return all;
  }
}
