import { type ApiTokenId, type OwnerId, type ProjectId, type SavedViewId } from '../contract/ids.js';
import { type SavedView } from '../contract/savedViews.js';

/** Ways of looking at projects that persons keep. */
export interface SavedViewStore {
  /** Of one project, by name. */
  savedViews(owner: OwnerId, projectId: ProjectId): Promise<SavedView[]>;
  /** One of a project; undefined when it is not there. */
  savedView(owner: OwnerId, projectId: ProjectId, id: SavedViewId): Promise<SavedView | undefined>;
  /** Throws `QUOTA_VIEWS`. */
  putSavedView(owner: OwnerId, view: SavedView): Promise<void>;
  /** Throws `SAVED_VIEW_NOT_FOUND`, `VERSION_CONFLICT`. */
  renameSavedView(owner: OwnerId, renamed: RenamedView): Promise<SavedView>;
  /** Forgets it, with what shows it in frames. Throws `SAVED_VIEW_NOT_FOUND`. @returns the tokens that are gone with it */
  removeSavedView(owner: OwnerId, projectId: ProjectId, id: SavedViewId): Promise<ApiTokenId[]>;
  /** Keeps views of an archive, or of the project that one is a copy of, too. Done twice it is the same. */
  restoreSavedViews(owner: OwnerId, projectId: ProjectId, views: readonly SavedView[]): Promise<void>;
}

/** Which view is to be called what, as of which version. */
export interface RenamedView {
  readonly projectId: ProjectId;
  readonly id: SavedViewId;
  readonly version: number;
  readonly name: string;
}
