import { type Point } from '../../../domain/elements/elements';
import { pause } from '../../graph/calls/readInParts';
import { type MapLayer } from '../map/MapLayer';
import { placeBeside } from '../map/standing';
import { type Positions } from './Positions';

/** What is told of first places. */
export interface FirstPlacesEvents {
  /** So many nodes have no place that a layout is due. */
  onLayoutDue(): void;
  /** Nodes were given a first place, which is worth keeping. */
  onPlaced(ids: readonly string[]): void;
}

/**
 * Gives nodes their first places: by a layout where most have none, else beside their neighbours. While the map of a large project is on its way
 * nothing is laid out that the layout of the whole would move again.
 */
export class FirstPlaces {
  /** The map, or a layout of it, is to give the places. */
  #isLeftToMap = false;
  /** A layout of the map is asked for in a moment. */
  #isAsking = false;

  /** @param middle the middle of what is seen */
  constructor(
    private readonly positions: Positions,
    private readonly map: MapLayer,
    private readonly events: FirstPlacesEvents,
    private readonly middle: () => Point,
  ) {}

  /** The whole graph was read. @param keepKnown whether nodes that stand already stay where they are */
  load(keepKnown: boolean): void {
    const isDue = this.positions.takeStored(keepKnown);
    // A layout gives first places at once, so that everything is drawn there and not somewhere else before.
    if (!isDue) return this.place();
    if (this.map.isAwaited && keepKnown) this.#isLeftToMap = true;
    if (!this.#isLeftToMap) this.events.onLayoutDue();
  }

  /** Nodes came. What has no place while a map is on its way finds one when that has come, with all the others. */
  place(): void {
    if (this.#isLeftToMap || this.map.isAwaited) return void this.positions.takeNew();
    const placed = this.positions.placeMissing(this.middle());
    if (placed.size > 0) this.events.onPlaced([...placed.keys()]);
  }

  /** A layout has placed what it was given. */
  taken(): void {
    if (this.map.state !== 'shown' || !this.#isLeftToMap) return;
    this.#isLeftToMap = false;
    this.place();
  }

  /** To draw a map is one task of the page, to lay it out another. */
  #askSoon(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    void pause().then(() => {
      this.#isAsking = false;
      if (this.#isLeftToMap) this.events.onLayoutDue();
    });
  }

  /** The map has come, or it will not come. */
  mapChanged(): void {
    const { arrays, state, isLayoutDue } = this.map;
    if (state === 'shown' && isLayoutDue) {
      this.#isLeftToMap = true;
      return this.#askSoon();
    }
    if (state === 'awaited') return;
    const wasLeft = this.#isLeftToMap;
    this.#isLeftToMap = false;
    if (state === 'shown' && arrays !== undefined) {
      const placed = placeBeside(arrays);
      if (placed.length > 0) this.events.onPlaced(placed);
      this.place();
    } else if (wasLeft || state === 'failed') this.load(true);
  }
}
