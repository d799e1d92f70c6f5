import { type GraphNode, type Point } from '../../../domain/elements/elements';
import { type MovedNode } from '../../../domain/elements/move';
import { type GraphModel } from '../../graph/GraphModel';
import { type LayoutGraph, layoutGraph, rawLayoutGraph } from '../layouts/layoutGraph';
import { Crowd } from '../place/Crowd';
import { freePlace, placeNear } from '../place/placeNear';
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

/** Where every shown node stands, and every node of the map beneath; outlives the Cytoscape core that draws it. */
export class Positions {
  readonly #places = new Map<string, Point>();

  constructor(
    private readonly model: GraphModel,
    private readonly map = new MapLayer(),
  ) {}

  get(id: string): Point {
    return this.#known(id) ?? { x: 0, y: 0 };
  }

  has(id: string): boolean {
    return this.#known(id) !== undefined;
  }

  #known(id: string): Point | undefined {
    return this.#places.get(id) ?? this.map.placeOf(id);
  }

  set(id: string, at: Point): void {
    if (!this.move(id, at)) this.#places.set(id, at);
  }

  /** Moves a node that is shown. @param index where the map has it, if that is known @returns whether it is shown */
  move(id: string, at: Point, index?: number): boolean {
    if (this.model.node(id) === undefined) return this.map.place(id, at, index);
    this.#places.set(id, at);
    return true;
  }

  /** All places as they are now, those of the map with them. */
  copy(): Map<string, Point> {
    const { arrays } = this.map;
    const places = new Map<string, Point>();
    for (let at = 0; at < (arrays?.nodeCount ?? 0); at += 1) {
      const [x, y] = [arrays!.x[at]!, arrays!.y[at]!];
      if (!Number.isNaN(x)) places.set(arrays!.ids[at]!, { x, y });
    }
    for (const [id, at] of this.#places) places.set(id, at);
    return places;
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
    for (const [id, at] of found) this.#places.set(id, at);
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

  /** The nodes that stand elsewhere than they did. */
  movedSince(places: ReadonlyMap<string, Point>): MovedNode[] {
    const moved: MovedNode[] = [];
    for (const [id, from] of places) {
      const to = this.#known(id);
      if (to !== undefined && (to.x !== from.x || to.y !== from.y)) moved.push({ id, from, to });
    }
    return moved;
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
