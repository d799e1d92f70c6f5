import { type Point } from '../../../domain/elements/elements';
import { type MovedNode } from '../../../domain/elements/move';
import { type LayoutGraph, placeAt, type Places } from '../layouts/layoutGraph';
import { meanOf } from '../place/placeNear';
import { type Positions } from './Positions';

/** How far a layout is to be moved as a whole so that these nodes stand, on average, where they stood. */
function shiftBack(ids: readonly string[], places: Places, stood: ReadonlyMap<string, Point>): Point {
  const shifts = ids.flatMap((id, at) => {
    const before = stood.get(id);
    const { x, y } = placeAt(places, at);
    return before === undefined ? [] : [{ x: before.x - x, y: before.y - y }];
  });
  return meanOf(shifts);
}

/**
 * One layout of the shown nodes or of some of them: the pinned stay, what is laid out comes around them, and some laid out by themselves
 * come where they stood.
 */
export class Arranging {
  #stood: ReadonlyMap<string, Point> = new Map();
  #anchors: ReadonlyMap<string, Point> = new Map();
  #held: ReadonlySet<string> = new Set();

  constructor(
    private readonly positions: Positions,
    private readonly pinned: () => ReadonlySet<string>,
  ) {}

  /**
   * Keeps in mind where everything stands, and answers what is to be laid out.
   * @param only these nodes; all without it
   * @param held these stay where they are, as the pinned do
   */
  begin(only?: readonly string[], held: ReadonlySet<string> = new Set()): LayoutGraph {
    const graph = this.positions.graph(only);
    this.#stood = this.positions.copy();
    this.#held = new Set([...held, ...this.pinned()]);
    const pinned = graph.ids.filter((id) => this.#held.has(id));
    const anchors = pinned.length === 0 && only !== undefined ? graph.ids : pinned;
    this.#anchors = new Map(
      anchors.flatMap((id) => {
        const at = this.#stood.get(id);
        return at === undefined ? [] : [[id, at] as const];
      }),
    );
    return graph;
  }

  /** Takes the places of a layout over. @returns the shown nodes that it placed */
  take(ids: readonly string[], places: Places): string[] {
    const shift = shiftBack(ids, places, this.#anchors);
    return ids.filter((id, at) => {
      if (this.#held.has(id) && this.#stood.has(id)) return false;
      const { x, y } = placeAt(places, at);
      return this.positions.move(id, { x: x + shift.x, y: y + shift.y }, at);
    });
  }

  /** Whether a node stood anywhere when it began. */
  stood(id: string): boolean {
    return this.#stood.has(id);
  }

  /** The nodes that stand elsewhere than when it began. */
  moved(): MovedNode[] {
    return this.positions.movedSince(this.#stood);
  }
}
