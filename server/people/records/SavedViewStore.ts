import { type ApiTokenId, type OwnerId, type ProjectId, type SavedViewId } from '../../contract/ids.js';
import { type SavedView } from '../../contract/savedViews.js';

/** Views that are kept of one project. */
export const MOST_VIEWS = 200;

/** Ways of looking at projects that persons keep. Each write is one transaction, durable when it is answered. */
export interface SavedViewStore {
  /** Of one project, by name. */
  list(owner: OwnerId, projectId: ProjectId): Promise<SavedView[]>;
  /** One of a project; undefined when it is not there. */
  find(owner: OwnerId, projectId: ProjectId, id: SavedViewId): Promise<SavedView | undefined>;
  /** One that is there stays. Throws `QUOTA_VIEWS`. */
  put(owner: OwnerId, view: SavedView): Promise<void>;
  /** Of two made from one version exactly one is carried out. Throws `SAVED_VIEW_NOT_FOUND`, `VERSION_CONFLICT`. */
  rename(owner: OwnerId, renamed: RenamedView): Promise<SavedView>;
  /** Forgets it, and in the same transaction what shows it in frames. Throws `SAVED_VIEW_NOT_FOUND`. @returns the tokens that are gone with it */
  remove(owner: OwnerId, projectId: ProjectId, id: SavedViewId): Promise<ApiTokenId[]>;
  /** Keeps views of an archive, or of the project that one is a copy of, too. Done twice it is the same. */
  restore(owner: OwnerId, projectId: ProjectId, views: readonly SavedView[]): Promise<void>;
}

/** Which view is to be called what, as of which version. */
export interface RenamedView {
  readonly projectId: ProjectId;
  readonly id: SavedViewId;
  readonly version: number;
  readonly name: string;
}
