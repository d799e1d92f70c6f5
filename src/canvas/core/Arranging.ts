import { type Point } from '../../../domain/elements/elements';
import { type MovedNodes } from '../../../domain/elements/move';
import { type LayoutGraph, type Places } from '../layouts/layoutGraph';
import { type Positions } from './Positions';

const isPlace = (places: Places, at: number): boolean => !Number.isNaN(places[2 * at]!);

/** How far places are to be moved as a whole so that some of them are, on average, where they were. */
function shiftBack(some: readonly number[], places: Places, stood: Places): Point {
  const shift = { x: 0, y: 0 };
  for (const at of some) {
    shift.x += (stood[2 * at]! - places[2 * at]!) / some.length;
    shift.y += (stood[2 * at + 1]! - places[2 * at + 1]!) / some.length;
  }
  return shift;
}

/**
 * One layout of the shown nodes or of some of them: the pinned stay, what is laid out comes around them, and some laid out by themselves
 * come where they stood. All by index: there may be a hundred thousand.
 */
export class Arranging {
  #ids: readonly string[] = [];
  /** Where all of them stood, by index. */
  #stood: Places = new Float64Array();
  #stoodAnywhere = false;
  /** Indexes of what the rest comes around, and of what stays where it is. */
  #anchors: readonly number[] = [];
  #held: readonly number[] = [];

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
    this.#ids = graph.ids;
    this.#stood = this.positions.placesOf(graph.ids);
    const isStanding = (at: number) => isPlace(this.#stood, at);
    this.#stoodAnywhere = this.#stood.some((number) => !Number.isNaN(number));
    this.#held = [...new Set([...held, ...this.pinned()])]
      .flatMap((id) => this.positions.indexIn(graph.ids, id) ?? [])
      .filter(isStanding);
    const isByItself = this.#held.length === 0 && only !== undefined;
    this.#anchors = isByItself ? [...graph.ids.keys()].filter(isStanding) : this.#held;
    return graph;
  }

  /** Takes the places of a layout over, which are changed to where nodes then stand. @returns the shown nodes that it was of */
  take(places: Places): readonly string[] {
    const shift = shiftBack(this.#anchors, places, this.#stood);
    if (this.#anchors.length > 0)
      for (let i = 0; i < places.length; i += 1) places[i]! += i % 2 === 0 ? shift.x : shift.y;
    for (const at of this.#held) {
      const { x, y } = this.positions.get(this.#ids[at]!);
      places.set([x, y], 2 * at);
    }
    return this.positions.moveAll(this.#ids, places);
  }

  /** Whether a node stood anywhere when it began. */
  stood(id: string): boolean {
    const at = this.#stoodAnywhere ? this.positions.indexIn(this.#ids, id) : undefined;
    return at !== undefined && isPlace(this.#stood, at);
  }

  /** The nodes that stand elsewhere than when it began. */
  moved(): MovedNodes {
    return this.positions.movedSince(this.#ids, this.#stood);
  }
}
