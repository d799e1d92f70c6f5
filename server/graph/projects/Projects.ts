import { type Readable } from 'node:stream';

import { type OwnerId } from '../../contract/ids.js';
import { type Job } from '../../contract/jobs.js';
import { type CreateProjectInput, type Project, type ProjectCopy, type ProjectList } from '../../contract/projects.js';
import { type ProjectChanges } from '../../people/records/projects/ProjectStore.js';
import { type ProjectScope } from '../ports/scope.js';
import { type UploadedFile } from '../imports/StagingFolder.js';

/** What a person does with projects as such. Refusals are `ProblemError`; every other window of theirs is told what changed. */
export interface Projects {
  /** All of them, archived and deleted ones included, with the number of conversations in each. */
  all(owner: OwnerId): Promise<ProjectList>;
  /** Throws QUOTA_PROJECTS. */
  create(owner: OwnerId, input: CreateProjectInput): Promise<Project>;
  /** @param version null for any. Throws PROJECT_NOT_FOUND, VERSION_CONFLICT. */
  update(scope: ProjectScope, version: number | null, changes: ProjectChanges): Promise<Project>;
  archive(scope: ProjectScope): Promise<Project>;
  /** Deletes a project; a job erases it later. Throws CONFIRMATION_WRONG. */
  delete(scope: ProjectScope, confirmation: string): Promise<Project>;
  /** Takes a project back. Throws QUOTA_PROJECTS, QUOTA_ELEMENTS. */
  restore(scope: ProjectScope): Promise<Project>;
  /** Makes a project and begins to fill it with the graph of another. */
  duplicate(scope: ProjectScope, name: string): Promise<ProjectCopy>;
  /** A whole project as one file, made while it is read. */
  file(scope: ProjectScope): Promise<{ readonly fileName: string; readonly content: Readable }>;
  /** Keeps such a file, and begins to make a project of it. Throws FILE_INVALID, BODY_TOO_LARGE. */
  upload(owner: OwnerId, files: AsyncIterable<UploadedFile>): Promise<Job>;
}
