import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type Project, type ProjectList } from '../../contract/projects.js';
import { type ProjectScope } from './scope.js';

/** The projects of each person: separate graphs with a history of their own. */
export interface ProjectCatalog {
  /** All of them, the default one first, then by age. */
  projects(ownerId: OwnerId): Promise<ProjectList>;
  /** The default project, made when missing. Idempotent under parallel calls. */
  ensureDefaultProject(ownerId: OwnerId): Promise<ProjectId>;
  /**
   * Throws `ProblemError` `VALIDATION_FAILED` for a name, `QUOTA_PROJECTS`.
   * @param id a new id of the caller's, so that the same call again answers the same project
   */
  createProject(ownerId: OwnerId, name: string, id?: ProjectId): Promise<Project>;
  /** Throws `VALIDATION_FAILED`, `PROJECT_NOT_FOUND`. */
  renameProject(scope: ProjectScope, name: string): Promise<Project>;
  /** Removes all of a person's graphs. @param isGone whether nothing is to tell any more that there was this person */
  dropOwner(ownerId: OwnerId, isGone?: boolean): Promise<void>;
}
