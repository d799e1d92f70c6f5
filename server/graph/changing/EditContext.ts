import { type Position } from '../../contract/elements.js';
import { type ChangeOrigin } from '../ports/scope.js';
import { type Workspace } from './Workspace.js';

/** What every edit of one change has in common. */
export interface EditContext {
  readonly workspace: Workspace;
  readonly origin: ChangeOrigin;
  readonly at: string;
  /** Places of new nodes, kept when the change is written. */
  readonly positions: Map<string, Position>;
  /** The id of the next element that is made. A change that is decided again gets the same ids again. */
  readonly nextId: () => string;
}
