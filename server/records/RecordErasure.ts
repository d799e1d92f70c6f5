import { type JobId, type OwnerId, type ProjectId } from '../contract/ids.js';
import { type DeletionScope } from '../contract/yourData.js';

/**
 * Removes records for good: also what the storage keeps of removed rows (free pages, logs), as far as the engine can. Each call is done
 * twice like once, so that a job that was cut off can begin again.
 */
export interface RecordErasure {
  /** Removes what a person made, or all of them but the job that does so, in one transaction. */
  eraseOwner(owner: OwnerId, scope: DeletionScope, job: JobId): Promise<void>;
  /** Removes the job that erased a person: the last of them. */
  eraseJob(owner: OwnerId, job: JobId): Promise<void>;
  /** Removes what is kept of a project that is erased: imports into it, tokens for it, that it was looked at. */
  forgetProject(owner: OwnerId, projectId: ProjectId): Promise<void>;
}
