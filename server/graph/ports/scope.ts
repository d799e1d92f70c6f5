import { type ChangeSource } from '../../contract/elements.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';

/** Whose graph, and which of their projects; without one, their default project. No query can be written without it. */
export interface GraphScope {
  readonly ownerId: OwnerId;
  readonly projectId?: ProjectId | undefined;
}

/** A scope whose project is known. */
export interface ProjectScope {
  readonly ownerId: OwnerId;
  readonly projectId: ProjectId;
}

/** What brought a change about; written into the history. */
export interface ChangeOrigin {
  readonly source: ChangeSource;
  readonly reference?: string;
}

/** An input of the contract whose project is said by the scope. */
export type WithoutProject<T> = Omit<T, 'projectId'>;
