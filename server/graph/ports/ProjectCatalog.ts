import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type Project, type ProjectList, type ProjectsWanted } from '../../contract/projects.js';
import { type GraphScope, type ProjectScope } from './scope.js';

/** What a person says of a project. */
export interface ProjectChanges {
  readonly name?: string;
  readonly description?: string;
}

/** What becomes of a project. A deleted one is kept until it is erased. */
export type ProjectFate =
  | { readonly state: 'active' | 'archived' }
  | { readonly state: 'deleted'; readonly erasedAt: string };

/**
 * The projects of each person: separate graphs with a history of their own. An archived one can be read, and whatever would change it throws
 * `PROJECT_ARCHIVED`; a deleted one is there for nothing but {@link ProjectCatalog.setProjectState}.
 */
export interface ProjectCatalog {
  /** Those that are worked with, or all; the default one first, then by age. */
  projects(ownerId: OwnerId, which?: ProjectsWanted): Promise<ProjectList>;
  /** One of them, archived or not. Throws `PROJECT_NOT_FOUND`. */
  project(scope: GraphScope): Promise<Project>;
  /** The default project, made when missing. Idempotent under parallel calls. */
  ensureDefaultProject(ownerId: OwnerId): Promise<ProjectId>;
  /**
   * Throws `ProblemError` `VALIDATION_FAILED` for a name, `QUOTA_PROJECTS`.
   * @param id a new id of the caller's, so that the same call again answers the same project
   */
  createProject(ownerId: OwnerId, name: string, id?: ProjectId): Promise<Project>;
  /** Throws `VALIDATION_FAILED`, `PROJECT_NOT_FOUND`. */
  renameProject(scope: ProjectScope, name: string): Promise<Project>;
  /**
   * Changes what is said of a project.
   * @param version the one that was changed; null changes any. Throws `VALIDATION_FAILED`, `PROJECT_NOT_FOUND`, `VERSION_CONFLICT`.
   */
  updateProject(scope: ProjectScope, version: number | null, changes: ProjectChanges): Promise<Project>;
  /**
   * Archives, deletes or takes back a project; where it is so already nothing changes. A default project hands that over to the oldest other
   * that is worked with, or to a new one. Throws `PROJECT_NOT_FOUND`; for one that is taken back `QUOTA_PROJECTS` and `QUOTA_ELEMENTS`.
   */
  setProjectState(scope: ProjectScope, fate: ProjectFate): Promise<Project>;
  /** Leaves nothing of a project that was deleted, conversations included. One that is not deleted stays, and one that is gone is no mistake. */
  eraseProject(scope: ProjectScope): Promise<void>;
  /** Removes all of a person's graphs. @param isGone whether nothing is to tell any more that there was this person */
  dropOwner(ownerId: OwnerId, isGone?: boolean): Promise<void>;
}
