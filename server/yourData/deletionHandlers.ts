import { type OwnerId } from '../contract/ids.js';
import { type DeletionScope } from '../contract/yourData.js';
import { type ProjectCatalog } from '../graph/ports/ProjectCatalog.js';
import { type ImageFiles } from '../images/ImageFiles.js';
import { type JobHandler, type JobRun } from '../jobs/JobHandler.js';
import { type RecordingFiles } from '../recordings/RecordingFiles.js';
import { type AccountStore } from '../records/AccountStore.js';
import { type RecordErasure } from '../records/RecordErasure.js';
import { type ArchiveFolder } from './ArchiveFolder.js';

/** What is deleted from. */
export interface DeletionParts {
  readonly store: ProjectCatalog;
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly erasure: RecordErasure;
  readonly folder: ArchiveFolder;
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

/**
 * Removes what a person made, wherever it lies. Each step is the same done twice, so that a kill between them changes nothing. What they
 * see goes first, in one transaction: who signs in after a kill finds everything or nothing, and no picture whose file is gone.
 */
async function eraseData(parts: DeletionParts, owner: OwnerId, scope: DeletionScope) {
  const { store, folder, imageFiles, recordingFiles, imports } = parts;
  await store.dropOwner(owner, scope === 'account');
  await imports.forget(owner);
  await imageFiles.removeAll(owner);
  await recordingFiles.removeAll(owner);
  await folder.removeAll(owner);
}

/** Removes everything that a person made; who they are stays. */
export const dataDeletion = (parts: DeletionParts): JobHandler<unknown> => ({
  async run({ owner, job }: JobRun<unknown>) {
    await eraseData(parts, owner, 'data');
    await parts.erasure.eraseOwner(owner, 'data', job.id);
    return { news: { kind: 'dataDeleted' } };
  },
});

/**
 * Removes a person. Their address is read before it goes, and the job itself goes last: what was cut off is begun anew, and who is gone has
 * no job any more that could end.
 */
export const accountDeletion = (parts: DeletionParts): JobHandler<unknown> => ({
  async run({ owner, job }: JobRun<unknown>) {
    const { accounts, erasure, identity, payments } = parts;
    await parts.endSessions(owner);
    const email = (await accounts.find(owner))?.email ?? null;
    // Nobody pays for an account that is gone: while the provider does not answer, it stays.
    await payments.forget(owner, email);
    // Nobody signs in any more, and only then is anything of theirs gone.
    await identity.forget(owner, email);
    await eraseData(parts, owner, 'account');
    await erasure.eraseOwner(owner, 'account', job.id);
    await erasure.eraseJob(owner, job.id);
    return {};
  },
});
