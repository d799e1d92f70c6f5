import { type GraphNode, type Point } from '../../../domain/elements/elements';
import { type MovedNodes } from '../../../domain/elements/move';
import { type GraphModel } from '../../graph/GraphModel';
import { type LayoutGraph, layoutGraph, placeAt, type Places, rawLayoutGraph } from '../layouts/layoutGraph';
import { Crowd } from '../place/Crowd';
import { freePlace, placeNear } from '../place/placeNear';
import { type GraphArrays } from '../map/GraphArrays';
import { indexOf, nodeIndex } from '../map/indexes';
import { MapLayer } from '../map/MapLayer';
import { boxOfMap, hiddenIn } from '../map/standing';
import { nodeSize } from '../style/looks';
import { type Area, boxAround, holds, widened } from './areas';
import { type Hidden, isNodeHidden } from './visibility';

/** A graph of which more than this share has no place is laid out when it is first shown. */
const SHARE_WITHOUT_PLACE = 0.3;
/** On a canvas that shows something already, only so many times more newcomers than nodes are worth moving these. */
const NEWCOMERS_PER_NODE = 2;

/** A view that is farther from all that stands than a few screens, and than all that is wide, shows nothing of it. */
const FAR = 5000;
/** Room between what stands and what is put below it. */
const BELOW = 130;

/** Where nodes begin that nothing tells where to stand: in the middle of what is seen, unless that is far from everything, as on a map. */
function beginningFor(places: Iterable<Point>, seen: Point): Point {
  const box = boxAround([...places]);
  if (box === undefined) return seen;
  const { x1, y1, w, h } = box;
  const isNear = holds(widened(box, Math.max(FAR, w, h)), seen);
  return isNear ? seen : { x: x1 + w / 2, y: y1 + h + BELOW };
}

const NOTHING_ON_MAP: ReadonlyMap<string, number> = new Map();

/**
 * Where every shown node stands, and every node of the map beneath; outlives the Cytoscape core that draws it. Of what the map has as well both
 * hold the place, so that whatever is done with all of it goes through columns and looks nothing up.
 */
export class Positions {
  readonly #places = new Map<string, Point>();
  readonly #indexes = new WeakMap<
    GraphArrays,
    { readonly revision: number; readonly at: ReadonlyMap<string, number> }
  >();

  constructor(
    private readonly model: GraphModel,
    private readonly map = new MapLayer(),
  ) {}

  get(id: string): Point {
    return this.find(id) ?? { x: 0, y: 0 };
  }

  has(id: string): boolean {
    return this.find(id) !== undefined;
  }

  /** Where a node stands; undefined where it stands nowhere. */
  find(id: string): Point | undefined {
    return this.#places.get(id) ?? this.map.placeOf(id);
  }

  set(id: string, at: Point): void {
    if (!this.move(id, at)) this.#places.set(id, at);
  }

  /** Moves a node that is shown. @returns whether it is shown */
  move(id: string, at: Point): boolean {
    const isOnMap = this.map.place(id, at);
    if (this.model.node(id) === undefined) return isOnMap;
    this.#places.set(id, at);
    return true;
  }

  /**
   * Moves those of some nodes that are shown, each to the place of its index. What stands in the map at the same index costs no look-up.
   * @returns these
   */
  moveAll(ids: readonly string[], places: Places): readonly string[] {
    const arrays = this.#mapFor(ids);
    const gone = new Set<string>();
    for (let at = 0; at < ids.length; at += 1) {
      if (arrays?.ids[at] === ids[at]) {
        arrays!.x[at] = places[2 * at]!;
        arrays!.y[at] = places[2 * at + 1]!;
      } else if (!this.move(ids[at]!, placeAt(places, at))) gone.add(ids[at]!);
    }
    this.#onMap(arrays).forEach((at, id) => ids[at] === id && this.#places.set(id, placeAt(places, at)));
    return gone.size === 0 ? ids : ids.filter((id) => !gone.has(id));
  }

  /** Where nodes stand, by index; not numbers for one that stands nowhere. */
  placesOf(ids: readonly string[]): Places {
    const arrays = this.#mapFor(ids);
    const places = new Float64Array(2 * ids.length);
    const put = (at: number, x = NaN, y = NaN) => {
      places[2 * at] = x;
      places[2 * at + 1] = y;
    };
    for (let at = 0; at < ids.length; at += 1) {
      const known = arrays?.ids[at] === ids[at] ? undefined : this.find(ids[at]!);
      if (arrays?.ids[at] === ids[at]) put(at, arrays!.x[at], arrays!.y[at]);
      else put(at, known?.x, known?.y);
    }
    this.#onMap(arrays).forEach((at, id) => {
      const known = this.find(id);
      if (ids[at] === id) put(at, known?.x, known?.y);
    });
    return places;
  }

  /** Where a node stands in a list of ids; undefined where it is not in it. */
  indexIn(ids: readonly string[], id: string): number | undefined {
    const at = this.map.arrays && nodeIndex(this.map.arrays, id);
    return at !== undefined && ids[at] === id ? at : indexOf(ids).get(id);
  }

  /** The map, where so many nodes are asked for that most of them are its own. */
  #mapFor(ids: readonly string[]): GraphArrays | undefined {
    return ids.length > this.model.snapshot.nodesShown ? this.map.arrays : undefined;
  }

  /** Which nodes of the canvas the map has, and where: looked up once until either holds others. */
  #onMap(arrays: GraphArrays | undefined): ReadonlyMap<string, number> {
    if (arrays === undefined) return NOTHING_ON_MAP;
    const { revision } = this.model.snapshot;
    const kept = this.#indexes.get(arrays);
    if (kept?.revision === revision) return kept.at;
    const at = new Map<string, number>();
    for (const { id } of this.model.nodes()) {
      const index = nodeIndex(arrays, id);
      if (index !== undefined) at.set(id, index);
    }
    this.#indexes.set(arrays, { revision, at });
    return at;
  }

  /**
   * Takes stored places over and forgets nodes that are gone; with `keepKnown`, nodes that stand already stay where they
   * are. Says whether so many lack a place that a layout is due; otherwise they are put near their neighbours.
   */
  takeStored(keepKnown: boolean): boolean {
    for (const id of this.#places.keys()) if (!keepKnown || this.model.node(id) === undefined) this.#places.delete(id);
    const missing = this.takeNew().length;
    const shown = this.model.nodes();
    if (keepKnown) return missing > NEWCOMERS_PER_NODE * this.#places.size;
    const most = SHARE_WITHOUT_PLACE * shown.length;
    return missing > most && (this.#places.size < most || this.#adrift(shown) > most);
  }

  /** How many have neither a place nor a neighbour that has one: the makers of what stands on a map find theirs beside it. */
  #adrift(shown: readonly GraphNode[]): number {
    const stands = (id: string): boolean => this.#places.has(id);
    return shown.filter(
      ({ id }) =>
        !stands(id) &&
        !this.model.relationshipsOf(id).some(({ startNodeId, endNodeId }) => stands(startNodeId) || stands(endNodeId)),
    ).length;
  }

  /** Takes the stored places of shown nodes over that stand nowhere yet. @returns those without any */
  takeNew(): GraphNode[] {
    const missing = this.model.nodes().filter((node) => !this.#places.has(node.id));
    return missing.filter(({ id, position }) => {
      const at = this.map.placeOf(id) ?? position;
      if (at !== undefined) this.#places.set(id, at);
      return at === undefined;
    });
  }

  /** Puts those shown nodes that have no place near their neighbours, those without at `fallback`; returns them with their places. */
  placeMissing(fallback: Point): ReadonlyMap<string, Point> {
    const homeless = this.takeNew();
    if (homeless.length === 0) return new Map();
    const links = homeless.flatMap((node) => this.model.relationshipsOf(node.id));
    const found = placeNear(
      homeless.map((node) => node.id),
      links,
      this.#places,
      beginningFor(this.#places.values(), fallback),
    );
    for (const [id, at] of found) this.move(id, at);
    return found;
  }

  /** Where one more node can stand without covering another: at a place, or as near to it as there is room. */
  freeNear(place: Point): Point {
    return freePlace(place, new Crowd(this.#places.values()));
  }

  /** The rectangle around nodes as large as they are drawn; undefined around none. */
  boxOf(nodes: readonly GraphNode[]): Area | undefined {
    return boxAround(nodes.map(({ id, degree }) => ({ ...this.get(id), radius: nodeSize(degree) / 2 })));
  }

  /** The rectangle around those of some nodes that are in sight, by default of all; undefined around nothing. */
  boxInSight(hidden: Hidden, nodes?: readonly GraphNode[]): Area | undefined {
    const { arrays } = this.map;
    const isOfMap = nodes === undefined && arrays !== undefined;
    const ofMap = isOfMap ? boxOfMap(arrays, hiddenIn(arrays, hidden, this.model)) : undefined;
    return ofMap ?? this.boxOf((nodes ?? this.model.nodes()).filter((node) => !isNodeHidden(node, hidden)));
  }

  /** The nodes in sight that stand somewhere. */
  inSight(hidden: Hidden): string[] {
    const { arrays } = this.map;
    const isHidden = arrays && hiddenIn(arrays, hidden, this.model);
    if (arrays !== undefined) return arrays.ids.filter((id, at) => isHidden?.(at) === false && this.has(id));
    return this.model.nodes().flatMap((node) => (isNodeHidden(node, hidden) ? [] : [node.id]));
  }

  /** Those of some nodes that stand elsewhere than they did. @param from where they stood, by index */
  movedSince(ids: readonly string[], from: Places): MovedNodes {
    const to = this.placesOf(ids);
    // A number that is none is neither below nor above another: what stood nowhere was not moved.
    const differs = (at: number) => from[at]! < to[at]! || from[at]! > to[at]!;
    const moved: number[] = [];
    for (let at = 0; at < ids.length; at += 1) if (differs(2 * at) || differs(2 * at + 1)) moved.push(at);
    if (moved.length === ids.length) return { ids, from, to };
    const ofMoved = (places: Places) =>
      Float64Array.from(moved.flatMap((at) => [places[2 * at]!, places[2 * at + 1]!]));
    return { ids: moved.map((at) => ids[at]!), from: ofMoved(from), to: ofMoved(to) };
  }

  /** Forgets a node that is gone. */
  drop(id: string): void {
    this.#places.delete(id);
  }

  /** Whether there is such a node on the canvas. */
  isShown(id: string): boolean {
    return this.model.node(id) !== undefined || this.map.has(id);
  }

  /** The shown graph as layouts take it, the map with it, or a part of it. */
  graph(only?: readonly string[]): LayoutGraph {
    if (only === undefined && this.map.arrays !== undefined) return rawLayoutGraph(this.map.arrays);
    const ids = only?.filter((id) => this.isShown(id)) ?? this.model.nodes().map((node) => node.id);
    return layoutGraph(ids, this.model.relationships());
  }
}
