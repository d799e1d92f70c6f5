import { type OwnerId } from '../../contract/ids.js';

/** Whose socket it is: every topic is this person's own. */
export interface Visitor {
  readonly ownerId: OwnerId;
  /** The identity token, where rows are read with it from another process. */
  readonly token?: string;
}
