import { type OwnerId } from '../contract/ids.js';

/**
 * Since when the sessions of persons count. Every process that verifies tokens asks here, so an end is seen by all of them as soon as it is
 * answered, and is durable then.
 */
export interface SessionEndStore {
  /** Sessions signed in before this second (Unix time) are refused from now on. Never goes back, in whichever order two ends arrive. */
  end(owner: OwnerId, atSeconds: number): Promise<void>;
  /** 0 when no session was ever ended. It outlives the account, without saying whose it was, for as long as tokens of theirs may be good. */
  validAfter(owner: OwnerId): Promise<number>;
}
