import { type Query } from '../../../domain/query/Query';

/** What becomes of the nodes that a lens leaves out. */
export type Sight = 'dim' | 'hide';

/** The query by which a canvas is looked at: a listing filters it, paths are drawn on it one by one. */
export interface Looking {
  readonly query: Extract<Query, { kind: 'nodes' | 'paths' }>;
  readonly sight: Sight;
}

/** Holds by which query a canvas is looked at, for whoever sets it and whoever shows it; null while all of it is. */
export class Lens {
  readonly #followers = new Set<() => void>();
  #looking: Looking | null = null;

  get looking(): Looking | null {
    return this.#looking;
  }

  /** Calls back whenever it is another query. Returns how to stop. */
  subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  look(looking: Looking | null): void {
    if (looking === this.#looking) return;
    this.#looking = looking;
    for (const follower of this.#followers) follower();
  }
}
