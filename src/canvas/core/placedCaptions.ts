import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';
import {
  type Among,
  areaOf,
  arrowHead,
  bodyOf,
  type Captioned,
  type DrawnLine,
  isWithin,
  type PlacedCaption,
  type Placing,
  SHIFTS_PAST_LINES,
  unhindered,
  type Way,
  waysAround,
  waysOf,
} from './captionWays';
import { lengthUnder, linesThrough } from './linesUnder';
import { Rectangles } from './rectangles';
import { RoomMaker } from './RoomMaker';

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

/** Another place is better than one on the head of an arrow, that than a caption that is cut. */
const COST_OF_ARROW = 1.5;

/** What captions may not cover, and what they had better not cover. */
class Ground {
  readonly #bodies = new Rectangles();
  readonly #written = new Rectangles();
  readonly #arrows = new Rectangles();

  constructor(
    nodes: readonly Captioned[],
    { others = [], lines = [] }: Among,
    private readonly placing: Placing,
  ) {
    for (const node of others) {
      const written = node.written && areaOf(node, node.written, placing.apart);
      if (written !== undefined) this.#written.add(written);
    }
    for (const node of [...nodes, ...others]) this.#bodies.add(bodyOf(node), node.id);
    for (const line of lines) {
      const head = arrowHead(line, placing.apart);
      if (head !== undefined) this.#arrows.add(head);
    }
  }

  #isFree = (node: Captioned, { area }: Way) => !this.#written.meets(area) && !this.#bodies.meets(area, node.id);

  /** Whether a way covers the head of an arrow. */
  isOnArrow = ({ area }: Way): boolean => this.#arrows.meets(area);

  /** Whether a way covers nothing. */
  isClear(node: Captioned, way: Way): boolean {
    return this.#isFree(node, way) && !this.isOnArrow(way);
  }

  /** The ways to write a caption that cover no node and nothing that is written, the best first. */
  waysOf(node: Captioned): Way[] {
    const free = waysOf(node, this.placing).filter((way) => this.#isFree(node, way));
    const weighed = free.map((way) => (this.isOnArrow(way) ? { ...way, cost: way.cost + COST_OF_ARROW } : way));
    return weighed.sort((one, other) => one.cost - other.cost);
  }

  /** The ways to place a caption in these lines, whatever is there. */
  waysAround(node: Captioned, { lines }: Way): readonly Way[] {
    return waysAround(node, lines, this.placing, 0, SHIFTS_PAST_LINES);
  }
}

/** The captions that are placed, and as many more as get room, or get off arrows, when these are moved. */
function improved(named: readonly Captioned[], placed: ReadonlyMap<string, Way>, ground: Ground) {
  if (named.length > MOST_WEIGHED) return placed;
  let all = placed;
  const missing = named.filter(({ id }) => !all.has(id));
  if (missing.length > 0) {
    const maker = new RoomMaker(new Map(named.map((node) => [node.id, ground.waysOf(node)])));
    for (const { id } of missing) all = maker.with(id, all) ?? all;
  }
  const onArrows = [...all].filter(([, way]) => ground.isOnArrow(way)).map(([id]) => id);
  // Where not even all have a place, none is given up for an arrow.
  if (onArrows.length === 0 || all.size < named.length) return all;
  const clear = named.map((node) => [node.id, ground.waysOf(node).filter((way) => !ground.isOnArrow(way))] as const);
  const maker = new RoomMaker(new Map(clear));
  for (const id of onArrows) all = maker.with(id, all) ?? all;
  return all;
}

/** Among more lines than these hardly a place is free of them. */
const MOST_LINES = 400;

/** The captions with those that lie on lines moved to where they lie on less, as they are written, where there is room. */
function offLines(
  named: readonly Captioned[],
  placed: ReadonlyMap<string, Way>,
  lines: readonly DrawnLine[],
  ground: Ground,
) {
  if (named.length > MOST_WEIGHED || lines.length > MOST_LINES) return placed;
  const all = new Map(placed);
  for (const node of named) {
    const now = all.get(node.id);
    if (now === undefined || lengthUnder(lines, now.area) === 0) continue;
    const ways = ground.waysAround(node, now);
    const reach = reachOf(ways);
    const near = linesThrough(lines, reach);
    all.delete(node.id);
    const inWay = [...all.values()].filter(({ area }) => meet(area, reach));
    const high = (now.area.bottom - now.area.top) / now.lines.length;
    let [best, least] = [now, Infinity];
    for (const way of ways) {
      // Another place is better than one across a line.
      const cost = way.cost >= least ? least : way.cost + lengthUnder(near, way.area) / high;
      if (cost >= least || !ground.isClear(node, way)) continue;
      if (!inWay.some(({ area }) => meet(area, way.area))) [best, least] = [way, cost];
    }
    all.set(node.id, best);
  }
  return all;
}

/**
 * How the captions of nodes are written so that none lies over another or over another node: as they are where they have room, otherwise
 * in narrower lines, on another side of their nodes, or cut. A node for whose caption there is no room is not in it. Of places that are as
 * good they take those on the fewest lines.
 * @param placing how wide a caption is that has room, and how far it stands from its node
 */
export function placedCaptions(
  nodes: readonly Captioned[],
  among: Among = {},
  placing: Placing = {},
): ReadonlyMap<string, PlacedCaption> {
  const placed = new Map<string, Way>();
  const [taken, wished] = [new Rectangles(), new Rectangles()];
  const ground = new Ground(nodes, among, placing);
  const named = nodes.filter(({ caption }) => caption !== '');
  for (const node of named) wished.add(unhindered(node, placing).area, node.id);
  const crowded: Captioned[] = [];
  for (const node of named) {
    const way = unhindered(node, placing);
    const isIn = isWithin(way, placing.within);
    if (!isIn || wished.meets(way.area, node.id) || !ground.isClear(node, way)) crowded.push(node);
    else placed.set(node.id, way);
  }
  for (const { area } of placed.values()) taken.add(area);
  const all = crowded.map((node) => ({ node, ways: ground.waysOf(node).filter(({ area }) => !taken.meets(area)) }));
  for (const [{ node }, way] of chooseWays(all.filter(({ ways }) => ways.length > 0))) placed.set(node.id, way);
  const written = offLines(named, improved(named, placed, ground), among.lines ?? [], ground);
  return new Map([...written].map(([id, { lines, side, shift = 0 }]) => [id, { lines, side, shift }]));
}
