import { type OwnerId } from '../../contract/ids.js';

/** Something that a commit brings about outside the graph: the engine keeps it with the commit and knows no more of it. */
export interface Effect {
  /** By which it is known: a commit with the key of an earlier one is refused. */
  readonly key: string;
  /** Who carries it out. */
  readonly kind: string;
  /** What that needs to know; JSON. */
  readonly data: unknown;
}

/**
 * Effects of commits that were not carried out yet. Each lies here from the commit that brought it until `effectDone`, also
 * after kill -9 at any point, so that carrying it out must be the same done once or twice.
 */
export interface Outbox {
  /** Everybody for whom something waits; perhaps also some for whom nothing does. */
  ownersWithEffects(): Promise<OwnerId[]>;
  /** What waits for a person, oldest first. */
  waitingEffects(ownerId: OwnerId): Promise<readonly Effect[]>;
  /** It was carried out. The key stays known where another commit may bring the same. */
  effectDone(ownerId: OwnerId, key: string): Promise<void>;
}
