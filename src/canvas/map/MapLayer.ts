import { type Point } from '../../../domain/elements/elements';
import { type FarView } from '../far/scene';
import { type GraphArrays } from './GraphArrays';
import { nodeIndex, relationshipIndex } from './indexes';
import { heldIn, isMapLayoutDue, keepPlaces } from './standing';

/** What has become of the map of a canvas: none is to come, one is read, it is shown, or it could not be read. */
type MapState = 'none' | 'awaited' | 'shown' | 'failed';

/** Draws all of a graph small; undefined as long as nothing can. */
type DrawSmall = (view: FarView) => Promise<ImageBitmap | undefined>;

/** The map that a canvas shows from afar beneath its graph, while there is one. */
export class MapLayer {
  #arrays: GraphArrays | undefined;
  #bring: ((ids: readonly string[]) => void) | undefined;
  #drawSmall: DrawSmall = () => Promise.resolve(undefined);
  #redraw: (() => void) | undefined;
  #held: ReadonlySet<string> = new Set();
  #isLayoutDue = false;
  #state: MapState = 'none';
  readonly #followers = new Set<() => void>();
  readonly #readers = new Set<() => void>();

  get arrays(): GraphArrays | undefined {
    return this.#arrays;
  }

  /** Draws from afar again; undefined unless that has failed. */
  get redraw(): (() => void) | undefined {
    return this.#redraw;
  }

  /** Nothing can be drawn from afar until this is called, or it can again. */
  redrawBy(redraw: (() => void) | undefined): void {
    this.#redraw = redraw;
    this.keep(this.#arrays);
  }

  get drawSmall(): DrawSmall {
    return this.#drawSmall;
  }

  /** All of the graph is drawn small by this from now on. */
  drawSmallBy(draw: DrawSmall): void {
    this.#drawSmall = draw;
    this.keep(this.#arrays);
  }

  get state(): MapState {
    return this.#state;
  }

  /** Whether a map is on its way, which gives places to what has none. */
  get isAwaited(): boolean {
    return this.#state === 'awaited';
  }

  /** Whether most nodes stood nowhere when the map came. */
  get isLayoutDue(): boolean {
    return this.#isLayoutDue;
  }

  /** The nodes that a first layout leaves where the store has them. */
  get held(): ReadonlySet<string> {
    return this.#held;
  }

  /** A map is read from now on. */
  expect(): void {
    this.#become('awaited', this.arrays);
  }

  /** Shows another map. */
  show(arrays: GraphArrays): void {
    if (this.arrays !== undefined) keepPlaces(this.arrays, arrays);
    // Before the canvas puts in where it shows nodes meanwhile.
    this.#isLayoutDue = isMapLayoutDue(arrays);
    this.#held = this.#isLayoutDue ? heldIn(arrays) : new Set();
    this.#become('shown', arrays);
  }

  /** The map does not come. */
  fail(): void {
    this.#become('failed', this.arrays);
  }

  /** Shows no map any longer. */
  clear(): void {
    this.#become('none', undefined);
  }

  /** Where a node stands; undefined where the map has none of this id, or no place for it. */
  placeOf(id: string): Point | undefined {
    const at = this.#indexOf(id);
    if (this.arrays === undefined || at === undefined) return undefined;
    const [x, y] = [this.arrays.x[at]!, this.arrays.y[at]!];
    return Number.isNaN(x) ? undefined : { x, y };
  }

  /** Moves a node. @returns whether there is one */
  place(id: string, { x, y }: Point): boolean {
    const { arrays } = this;
    const at = this.#indexOf(id);
    if (arrays === undefined || at === undefined) return false;
    [arrays.x[at], arrays.y[at]] = [x, y];
    return true;
  }

  has(id: string): boolean {
    return this.#indexOf(id) !== undefined;
  }

  hasRelationship(id: string): boolean {
    return this.arrays !== undefined && relationshipIndex(this.arrays, id) !== undefined;
  }

  /** Brings nodes that the map alone knows onto the canvas, where somebody does. */
  bring(ids: readonly string[]): void {
    this.#bring?.(ids);
  }

  /** How nodes are brought onto the canvas. @returns how to bring none any longer */
  bringBy(bring: (ids: readonly string[]) => void): () => void {
    this.#bring = bring;
    return () => (this.#bring = undefined);
  }

  /** Calls back when another is shown, awaited or has failed. @returns how to stop */
  follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  /** Calls back whenever the arrays are others, by a change of the graph as well, or are drawn by another or by none. @returns how to stop */
  read = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  };

  /** Whoever changes the arrays hands over what that returns, so that all who show them go on with the same. */
  keep(arrays: GraphArrays | undefined): void {
    this.#arrays = arrays;
    for (const reader of this.#readers) reader();
  }

  #indexOf(id: string): number | undefined {
    return this.arrays && nodeIndex(this.arrays, id);
  }

  #become(state: MapState, arrays: GraphArrays | undefined): void {
    this.#state = state;
    this.keep(arrays);
    for (const follower of this.#followers) follower();
  }
}
