import { type JobId } from '../../contract/ids.js';
import { type ProjectGraphs } from '../ports/ProjectGraphs.js';
import { type ProjectScope } from '../ports/scope.js';
import { type ImageFiles } from '../../media/images/ImageFiles.js';
import { type Imports } from '../imports/Imports.js';
import { type SagaStep } from '../../platform/jobs/saga.js';
import { type RecordingFiles } from '../../media/recordings/RecordingFiles.js';
import { type PersonRecords } from '../../people/records/PersonRecords.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type RecordErasure } from '../../people/records/RecordStores.js';
import { type ArchiveFolder } from '../../people/yourData/ArchiveFolder.js';

/** What a project is erased from. */
export interface EraseParts {
  readonly store: Pick<ProjectCatalog, 'projects' | 'beginErasing' | 'forgetErased'> &
    Pick<ProjectGraphs, 'eraseGraph'>;
  readonly personRecords: Pick<PersonRecords, 'eraseProject' | 'forgetRemoved'>;
  readonly erasure: Pick<RecordErasure, 'forgetProject'>;
  readonly imports: Pick<Imports, 'forgetProject'>;
  readonly imageFiles: Pick<ImageFiles, 'removeProject'>;
  readonly recordingFiles: Pick<RecordingFiles, 'removeProject'>;
  readonly folder: Pick<ArchiveFolder, 'removeAskedBefore'>;
}

/**
 * How a project is erased that nobody can take back any more. What a person would see goes first, the row by which a run that was cut off
 * finds the project last. @param job the one that erases: archives that were asked for before it may hold the project
 */
export const eraseSteps = (parts: EraseParts, scope: ProjectScope, job: JobId): readonly SagaStep[] => {
  const { store, personRecords, erasure, imports, imageFiles, recordingFiles, folder } = parts;
  const { ownerId, projectId } = scope;
  return [
    { of: 'graph', run: () => store.eraseGraph(scope) },
    { of: 'records of the person', run: () => personRecords.eraseProject(scope) },
    { of: 'removed rows', run: () => personRecords.forgetRemoved(ownerId) },
    { of: 'files of pictures', run: () => imageFiles.removeProject(ownerId, projectId) },
    { of: 'files of recordings', run: () => recordingFiles.removeProject(ownerId, projectId) },
    { of: 'files of imports', run: () => imports.forgetProject(ownerId, projectId) },
    { of: 'archives', run: () => folder.removeAskedBefore(ownerId, job) },
    { of: 'records of the product', run: () => erasure.forgetProject(ownerId, projectId) },
    { of: 'catalogue', run: () => store.forgetErased(scope) },
  ];
};
