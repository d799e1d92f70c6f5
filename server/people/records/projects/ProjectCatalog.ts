import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type Project, type ProjectList, type ProjectsWanted } from '../../../contract/projects.js';
import { type GraphScope, type ProjectScope } from '../../../graph/ports/scope.js';
import { type ProjectChanges, type ProjectFate, type ProjectStore } from './ProjectStore.js';

/**
 * The projects of each person with what their graphs hold: the catalogue joined with the graph engine. An archived one can be read, and
 * whatever would change it throws `PROJECT_ARCHIVED`; a deleted one is there for nothing but {@link ProjectCatalog.setProjectState} and its erasure.
 */
export interface ProjectCatalog extends Pick<ProjectStore, 'beginErasing' | 'forgetErased' | 'dropProjects'> {
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
}
