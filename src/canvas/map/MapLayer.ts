import { type GraphArrays } from './GraphArrays';

/** The map that a canvas shows from afar beneath its graph, while there is one. */
export class MapLayer {
  /** Whoever changes the arrays puts here what that returns, so that all who show them go on with the same. */
  arrays: GraphArrays | undefined;
  readonly #followers = new Set<() => void>();

  /** Shows another map; undefined shows none. */
  show(arrays: GraphArrays | undefined): void {
    this.arrays = arrays;
    for (const follower of this.#followers) follower();
  }

  /** Calls back when another is shown. @returns how to stop */
  follow(follower: () => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }
}
