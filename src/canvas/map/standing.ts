import { NO_LABEL } from '../../../domain/map/MapSlice';
import { type GraphModel } from '../../graph/GraphModel';
import { type Hidden, isNodeHidden, isNothingHidden, isRelationshipHidden } from '../core/visibility';
import { type GraphArrays } from './GraphArrays';
import { nodeIndex } from './indexes';

/** Above this share of nodes that nothing tells where to stand, all are laid out. */
const MOST_ADRIFT = 0.3;
/** So many nodes may have been placed by hand; more come from a layout or an import of another time. */
const MOST_HELD = 1000;
/** How far beside a neighbour a newcomer stands. */
const BESIDE = 90;
/** The turn from one newcomer to the next that never comes around to where another is. */
const GOLDEN_TURN = 2.4;

const isPlaced = ({ x }: GraphArrays, at: number): boolean => !Number.isNaN(x[at]!);

const missingIn = ({ x, nodeCount }: GraphArrays): number =>
  x.subarray(0, nodeCount).reduce((sum, one) => sum + Number(Number.isNaN(one)), 0);

/** The nodes that stand somewhere. */
export function placedIn(arrays: GraphArrays): string[] {
  const placed: string[] = [];
  for (let at = 0; at < arrays.nodeCount; at += 1) if (isPlaced(arrays, at)) placed.push(arrays.ids[at]!);
  return placed;
}

/** Puts nodes of a map that was read again where they stand here: what the store has may be older. */
export function keepPlaces(before: GraphArrays, arrays: GraphArrays): void {
  for (let at = 0; at < arrays.nodeCount; at += 1) {
    const stood = nodeIndex(before, arrays.ids[at]!);
    if (stood === undefined || !isPlaced(before, stood)) continue;
    arrays.x[at] = before.x[stood]!;
    arrays.y[at] = before.y[stood]!;
  }
}

/** Whether so many nodes have neither a place nor a neighbour that has one that all are to be laid out. */
export function isMapLayoutDue(arrays: GraphArrays): boolean {
  const most = MOST_ADRIFT * arrays.nodeCount;
  const missing = missingIn(arrays);
  if (missing <= most) return false;
  if (arrays.nodeCount - missing < most) return true;
  const isAdrift = Uint8Array.from({ length: arrays.nodeCount }, (_, at) => Number(!isPlaced(arrays, at)));
  for (let edge = 0; edge < arrays.relationshipCount; edge += 1) {
    const [from, to] = [arrays.from[edge]!, arrays.to[edge]!];
    if (isPlaced(arrays, from) || isPlaced(arrays, to)) [isAdrift[from], isAdrift[to]] = [0, 0];
  }
  return isAdrift.reduce((sum, one) => sum + one, 0) > most;
}

/** The nodes that a first layout leaves where they stand: those that somebody has placed by hand. */
export function heldIn(arrays: GraphArrays): ReadonlySet<string> {
  const placed = placedIn(arrays);
  return new Set(placed.length <= MOST_HELD ? placed : []);
}

/** Puts nodes without a place beside their neighbours, and those without any below all others. @returns the ids of those that have one now */
export function placeBeside(arrays: GraphArrays): string[] {
  const { x, y, from, to, ids, nodeCount, relationshipCount } = arrays;
  const placed: string[] = [];
  if (missingIn(arrays) === 0) return placed;
  const settle = (at: number, toX: number, toY: number) => {
    const reach = BESIDE * (1 + (placed.length % 7) / 4);
    x[at] = toX + reach * Math.cos(placed.length * GOLDEN_TURN);
    y[at] = toY + reach * Math.sin(placed.length * GOLDEN_TURN);
    placed.push(ids[at]!);
  };
  for (let before = -1; before < placed.length;) {
    before = placed.length;
    for (let edge = 0; edge < relationshipCount; edge += 1) {
      const [one, other] = [from[edge]!, to[edge]!];
      if (isPlaced(arrays, one) === isPlaced(arrays, other)) continue;
      const [standing, newcomer] = isPlaced(arrays, one) ? [one, other] : [other, one];
      settle(newcomer, x[standing]!, y[standing]!);
    }
  }
  const box = boxOfMap(arrays);
  const columns = Math.ceil(Math.sqrt(nodeCount));
  for (let at = 0, lone = 0; at < nodeCount; at += 1) {
    if (isPlaced(arrays, at)) continue;
    const [left, bottom] = box === undefined ? [0, 0] : [box.x1, box.y1 + box.h + 2 * BESIDE];
    [x[at], y[at]] = [left + (lone % columns) * BESIDE, bottom + Math.floor(lone / columns) * BESIDE];
    placed.push(ids[at]!);
    lone += 1;
  }
  return placed;
}

/** Tells of each node whether it is out of sight: by all that is known of it, or by the first of its labels where the map is all that is known. */
export function hiddenIn(
  { ids, label, labels }: GraphArrays,
  hidden: Hidden,
  model: Pick<GraphModel, 'node'>,
): (at: number) => boolean {
  if (isNothingHidden(hidden)) return () => false;
  const areHidden = labels.map((name) => hidden.labels.has(name));
  return (at) => {
    const node = model.node(ids[at]!);
    if (node !== undefined) return isNodeHidden(node, hidden);
    const isLabelHidden = label[at] !== NO_LABEL && areHidden[label[at]!] === true;
    return isLabelHidden || hidden.ids.has(ids[at]!) || hidden.only?.has(ids[at]!) === false;
  };
}

/** Tells of each relationship whether it is out of sight by itself, its ends aside. */
export function hiddenLinesIn(
  { relationshipIds, type, types }: GraphArrays,
  hidden: Hidden,
  model: Pick<GraphModel, 'relationship'>,
): (at: number) => boolean {
  if (isNothingHidden(hidden)) return () => false;
  const areHidden = types.map((name) => hidden.types.has(name));
  return (at) => {
    const one = model.relationship(relationshipIds[at]!);
    if (one !== undefined) return isRelationshipHidden(one, hidden);
    return areHidden[type[at]!] === true || hidden.ids.has(relationshipIds[at]!);
  };
}

/** How many nodes and relationships of a map are in sight: a relationship goes with its ends. */
export function inSightOnMap(
  arrays: GraphArrays,
  hidden: Hidden,
  model: Pick<GraphModel, 'node' | 'relationship'>,
): { nodes: number; relationships: number } {
  const { nodeCount, relationshipCount, from, to } = arrays;
  if (isNothingHidden(hidden)) return { nodes: nodeCount, relationships: relationshipCount };
  const [isHidden, isLineHidden] = [hiddenIn(arrays, hidden, model), hiddenLinesIn(arrays, hidden, model)];
  const isSeen = Uint8Array.from({ length: nodeCount }, (_, at) => Number(!isHidden(at)));
  let relationships = 0;
  for (let at = 0; at < relationshipCount; at += 1)
    if (isSeen[from[at]!] === 1 && isSeen[to[at]!] === 1 && !isLineHidden(at)) relationships += 1;
  return { nodes: isSeen.reduce((sum, one) => sum + one, 0), relationships };
}

type Standing = Readonly<Record<'x' | 'y', ArrayLike<number>> & { nodeCount: number; radius?: ArrayLike<number> }>;

/** The rectangle around nodes, or around their middles; undefined where nothing stands. @param isHidden what does not count */
export function boxOfMap({ x, y, nodeCount, radius }: Standing, isHidden: (at: number) => boolean = () => false) {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < nodeCount; at += 1) {
    if (isHidden(at)) continue;
    const reach = radius?.[at] ?? 0;
    // What stands nowhere is beyond no side. Nothing is kept for each of very many: that would be as many numbers to collect.
    if (x[at]! - reach < x1) x1 = x[at]! - reach;
    if (x[at]! + reach > x2) x2 = x[at]! + reach;
    if (y[at]! - reach < y1) y1 = y[at]! - reach;
    if (y[at]! + reach > y2) y2 = y[at]! + reach;
  }
  return x1 > x2 ? undefined : { x1, y1, w: x2 - x1, h: y2 - y1 };
}
