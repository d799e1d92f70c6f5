import { createHash } from 'node:crypto';

/** How a caller or a holder of places is named where processes count together: some names hold addresses. */
export const digestOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);

/** What places are counted under, such as a person, and how many there are. */
export interface PlaceLimit {
  readonly name: string;
  readonly most: number;
}

/** A place that was taken, or the name under which none is left. */
export type PlaceResult = { readonly leave: () => void } | { readonly full: string };

/** Counts what is open at the same time, such as sockets. */
export interface Places {
  /** How many are taken under a name, as far as this process knows. */
  taken(name: string): number;
  /** Takes a place under each of these names, or none. */
  take(limits: readonly PlaceLimit[]): Promise<PlaceResult>;
}

/** The places of one process. */
export class OwnPlaces implements Places {
  readonly #counts = new Map<string, number>();

  taken(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  async take(limits: readonly PlaceLimit[]): Promise<PlaceResult> {
    const full = this.full(limits);
    return full === undefined ? { leave: this.enter(limits.map(({ name }) => name)) } : { full };
  }

  /** The first name under which no place is left; undefined where there is one under each. */
  full(limits: readonly PlaceLimit[]): string | undefined {
    return limits.find(({ name, most }) => this.taken(name) >= most)?.name;
  }

  /** Counts one more under each name, whatever the limits are. @returns how to count it out again, which counts once */
  enter(names: readonly string[]): () => void {
    for (const name of names) this.#add(name, 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      for (const name of names) this.#add(name, -1);
    };
  }

  /** The names under which a place is taken. */
  names(): string[] {
    return [...this.#counts.keys()];
  }

  #add(name: string, by: 1 | -1): void {
    const count = this.taken(name) + by;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}
