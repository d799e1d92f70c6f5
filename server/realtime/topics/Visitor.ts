import { type OwnerId } from '../../contract/ids.js';

/** Whose socket it is: every topic is this person's own. */
export interface Visitor {
  readonly ownerId: OwnerId;
  /** What rows are read with, where another process owns them. */
  readonly pass?: string;
}
