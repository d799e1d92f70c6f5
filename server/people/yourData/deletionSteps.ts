import { type OwnerId } from '../../contract/ids.js';
import { type DeletionScope } from '../../contract/yourData.js';
import { type ProjectGraphs } from '../../graph/ports/ProjectGraphs.js';
import { type ImageFiles } from '../../media/images/ImageFiles.js';
import { type JobRun } from '../../platform/jobs/JobHandler.js';
import { type SagaStep } from '../../platform/jobs/saga.js';
import { type RecordingFiles } from '../../media/recordings/RecordingFiles.js';
import { type PersonRecords } from '../records/PersonRecords.js';
import { type ProjectCatalog } from '../records/projects/ProjectCatalog.js';
import { type AccountStore } from '../records/AccountStore.js';
import { type RecordErasure } from '../records/RecordStores.js';
import { type ArchiveFolder } from './ArchiveFolder.js';

/** What is deleted from. */
export interface DeletionParts {
  readonly store: Pick<ProjectGraphs, 'dropGraphs'> & Pick<ProjectCatalog, 'dropProjects'>;
  readonly personRecords: Pick<PersonRecords, 'dropOwner'>;
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly erasure: Pick<RecordErasure, 'eraseOwner' | 'eraseJob'>;
  readonly folder: Pick<ArchiveFolder, 'removeAll'>;
  readonly imageFiles: Pick<ImageFiles, 'removeAll'>;
  readonly recordingFiles: Pick<RecordingFiles, 'removeAll'>;
  /** Files on their way in. */
  readonly imports: { forget(owner: OwnerId): Promise<void> };
  /** Who keeps how the person signs in. */
  readonly identity: { forget(owner: OwnerId, email: string | null): Promise<void> };
  /** Who keeps them as a customer. */
  readonly payments: { forget(owner: OwnerId, email: string | null): Promise<void> };
  /** Ends every session of a person, and closes what they have open. */
  endSessions(owner: OwnerId): Promise<void>;
}

type Run = Pick<JobRun<unknown>, 'owner' | 'job'>;

/**
 * Removes what a person made, wherever it lies. What they see goes first: who signs in after a kill finds everything or nothing (nobody
 * does whose account goes), and no picture whose file is gone. The rows of the product go last, since they say whose files there are.
 */
export const dataSteps = (
  parts: DeletionParts,
  { owner, job }: Run,
  scope: DeletionScope = 'data',
): readonly SagaStep[] => {
  const { store, personRecords, erasure, folder, imageFiles, recordingFiles, imports } = parts;
  const isGone = scope === 'account';
  const records: SagaStep = { of: 'records of the person', run: () => personRecords.dropOwner(owner, isGone) };
  const projects: readonly SagaStep[] = [
    { of: 'graphs', run: () => store.dropGraphs(owner) },
    { of: 'catalogue', run: () => store.dropProjects(owner) },
  ];
  return [
    // With the account goes whose records they were: whoever opened what held them after that would write it there anew.
    ...(isGone ? [...projects, records] : [records, ...projects]),
    { of: 'files of imports', run: () => imports.forget(owner) },
    { of: 'files of pictures', run: () => imageFiles.removeAll(owner) },
    { of: 'files of recordings', run: () => recordingFiles.removeAll(owner) },
    { of: 'archives', run: () => folder.removeAll(owner) },
    { of: 'records of the product', run: () => erasure.eraseOwner(owner, scope, job.id) },
  ];
};

/** Removes a person. Each step that needs their address comes before the one that removes it. */
export const accountSteps = (parts: DeletionParts, run: Run): readonly SagaStep[] => {
  const { accounts, identity, payments } = parts;
  const { owner } = run;
  const email = async () => (await accounts.find(owner))?.email ?? null;
  return [
    { of: 'sessions', run: () => parts.endSessions(owner) },
    // Nobody pays for an account that is gone: while the provider does not answer, it stays.
    { of: 'payments', run: async () => payments.forget(owner, await email()) },
    // Nobody signs in any more, and only then is anything of theirs gone.
    { of: 'identity', run: async () => identity.forget(owner, await email()) },
    ...dataSteps(parts, run, 'account'),
  ];
};
