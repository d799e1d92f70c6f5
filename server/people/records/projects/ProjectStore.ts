import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type Project, type ProjectsWanted } from '../../../contract/projects.js';
import { type GraphScope, type ProjectScope } from '../../../graph/ports/scope.js';

/** What a person says of a project. */
export interface ProjectChanges {
  readonly name?: string;
  readonly description?: string;
}

/** What becomes of a project. A deleted one is kept until it is erased. */
export type ProjectFate =
  | { readonly state: 'active' | 'archived' }
  | { readonly state: 'deleted'; readonly erasedAt: string };

/** A project as the catalogue keeps it: all but what its graph holds. */
export type ProjectRecord = Omit<Project, 'nodesTotal' | 'relationshipsTotal' | 'conversationsTotal' | 'updatedAt'>;

/** The default project of a person. */
export interface DefaultProject {
  readonly project: ProjectRecord;
  /** Whether the graph engine was told of it, and of all that became of the person's other projects. */
  readonly isTold: boolean;
}

/**
 * The catalogue of projects. Each commit that changes who may use a graph leaves the effect `graphAccess` in the outbox, which
 * tells the graph engine. A deleted project is there for `setProjectState` and the steps of its erasure alone.
 */
export interface ProjectStore {
  /** Those that are worked with, or all; the default one first, then by age, deleted ones last. None for a newcomer. */
  projectRecords(ownerId: OwnerId, which: ProjectsWanted): Promise<readonly ProjectRecord[]>;
  /** One of them; without an id the default one. Throws `PROJECT_NOT_FOUND`. */
  projectRecord(scope: GraphScope): Promise<ProjectRecord>;
  /** The default project, made when missing. Idempotent under parallel calls. */
  ensureDefault(ownerId: OwnerId): Promise<DefaultProject>;
  /** Throws `VALIDATION_FAILED`, `QUOTA_PROJECTS`; for the id of a deleted project `PROJECT_NOT_FOUND`. */
  createProject(ownerId: OwnerId, name: string, id?: ProjectId): Promise<ProjectRecord>;
  /** Throws `VALIDATION_FAILED`, `PROJECT_NOT_FOUND`, `VERSION_CONFLICT`. */
  updateProject(scope: ProjectScope, version: number | null, changes: ProjectChanges): Promise<ProjectRecord>;
  /** Throws `PROJECT_NOT_FOUND`, `QUOTA_PROJECTS`. */
  setProjectState(scope: ProjectScope, fate: ProjectFate): Promise<ProjectRecord>;
  /**
   * Marks a deleted project as being erased: from then on it cannot be taken back and is listed no more. False for one that is not deleted,
   * true for one that is unknown: what a run before has erased is no mistake.
   */
  beginErasing(scope: ProjectScope): Promise<boolean>;
  /** Removes the last of a project that is being erased. */
  forgetErased(scope: ProjectScope): Promise<void>;
  /** Removes all projects of a person from the catalogue. */
  dropProjects(ownerId: OwnerId): Promise<void>;
}
