import { meet } from '../../../domain/coordinates/rectangle';
import { type Way } from './captionWays';

/** For a caption so many others may be moved at once, each of which may move as many again so many times. */
const MOST_MOVED = 2;
const DEPTH = 3;
/** After so many tries, captions without a place stay without: the page must not be held. */
const MOST_TRIES = 2000;

/** Finds places for captions that have none by moving others that are in their way to where there is room for them. */
export class RoomMaker {
  #tries = 0;

  /** @param ways those that cover no node, of all captions that may be moved */
  constructor(private readonly ways: ReadonlyMap<string, readonly Way[]>) {}

  /** The ways of all, that of one more with them; undefined where it has no room. */
  with(id: string, chosen: ReadonlyMap<string, Way>, depth = DEPTH, moved: ReadonlySet<string> = new Set()) {
    for (const way of this.ways.get(id) ?? []) {
      if (this.#tries > MOST_TRIES) return undefined;
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
    this.#tries += 1;
    const taken = new Map(chosen).set(id, way);
    for (const other of inWay) taken.delete(other);
    let made: ReadonlyMap<string, Way> | undefined = taken;
    for (const other of inWay) made &&= this.with(other, made, depth - 1, moved);
    return made;
  }
}
