import { createReadStream } from 'node:fs';
import { type Readable } from 'node:stream';

import { run } from '../../platform/faults/guarded.js';
import { every } from '../../platform/faults/timers.js';
import { type JobId, type OwnerId } from '../../contract/ids.js';
import { type Job, type JobKind } from '../../contract/jobs.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Archive } from '../../contract/yourData.js';
import { type JobHandlers } from '../../platform/jobs/JobHandler.js';
import { type UploadedFile } from '../../graph/imports/StagingFolder.js';
import { type Jobs } from '../../platform/jobs/openJobs.js';
import { newId } from '../../../domain/ids/ids.js';
import { type SnapshotSource } from './archive/entries.js';
import { ARCHIVE_LIFE_MS, archiveHandler } from './archiveHandler.js';
import { ArchiveFolder } from './ArchiveFolder.js';
import { accountDeletion, dataDeletion } from './deletionHandlers.js';
import { type DeletionParts } from './deletionSteps.js';
import { Deletions, DELETION_KINDS } from './Deletions.js';
import { type Letters } from './letters.js';
import { type RestoreTarget } from './restore/restoreArchive.js';
import { restoreHandler } from './restoreHandler.js';

/** What a person may ask for all that they have here. */
export interface YourData {
  /** Begins an archive; while one is made, gives that one. */
  makeArchive(owner: OwnerId): Promise<Job>;
  archive(owner: OwnerId): Promise<Archive>;
  /** Keeps an archive that is sent, and begins to restore it. Throws `FILE_INVALID`, `BODY_TOO_LARGE`, and `JOB_STATE` while one is. */
  restore(owner: OwnerId, files: AsyncIterable<UploadedFile>): Promise<Job>;
  /** The last archive as a file. Throws `ARCHIVE_NOT_FOUND`. */
  archiveFile(owner: OwnerId): Promise<{ readonly fileName: string; readonly content: Readable }>;
  /** Deletions of all that a person made here, or of all of them. */
  readonly deletions: Deletions;
  close(): void;
}

const DAY_MS = 24 * 60 * 60_000;
const LOOK_EVERY_MS = 10 * 60_000;

const ARCHIVE: JobKind = 'exportArchive';
const RESTORE: JobKind = 'restoreArchive';

/** What the jobs need that are about all of a person. */
type HandlerParts = RestoreTarget &
  SnapshotSource &
  Omit<DeletionParts, 'folder'> & { readonly letters: Letters; readonly archiveLifeMs?: number | undefined };

/** Who does the jobs that are about all of a person. */
export function yourDataHandlers(parts: HandlerParts, dataDir: string): JobHandlers {
  const folder = new ArchiveFolder(dataDir);
  return {
    [ARCHIVE]: archiveHandler(parts, folder),
    [RESTORE]: restoreHandler(parts, folder),
    [DELETION_KINDS.data]: dataDeletion({ ...parts, folder }),
    [DELETION_KINDS.account]: accountDeletion({ ...parts, folder }),
  };
}

/** Where archives lie, and how long persons have. */
interface YourDataOptions {
  readonly dataDir: string;
  readonly letters: Pick<Letters, 'deletionBegun'>;
  /** How long an archive can be downloaded, in milliseconds. */
  readonly archiveLifeMs?: number | undefined;
  /** How long a deletion waits, in milliseconds. */
  readonly deletionDelayMs?: number | undefined;
}

/** Opens what persons may ask for all that they have here. */
export function openYourData(jobs: Jobs, options: YourDataOptions): YourData {
  const { dataDir, letters, archiveLifeMs = ARCHIVE_LIFE_MS, deletionDelayMs = 7 * DAY_MS } = options;
  const folder = new ArchiveFolder(dataDir);
  const failure = 'Old archives could not be removed';
  const removeOld = () => folder.removeOld(Date.now() - archiveLifeMs);
  run(failure, removeOld);
  const stop = every(LOOK_EVERY_MS, failure, removeOld);

  async function archive(owner: OwnerId): Promise<Archive> {
    const { job } = (await jobs.last(owner, ARCHIVE)) ?? {};
    if (job === undefined) return {};
    const expires = Date.parse(job.endedAt ?? '') + archiveLifeMs;
    const bytes = job.state === 'done' && expires > Date.now() ? await folder.sizeOf(owner, job.id) : undefined;
    if (bytes === undefined) return { job };
    return { job, bytes, expiresAt: new Date(expires).toISOString() };
  }

  return {
    archive,
    deletions: new Deletions(jobs, deletionDelayMs, letters),
    async makeArchive(owner) {
      const last = (await jobs.last(owner, ARCHIVE))?.job;
      if (last !== undefined && last.endedAt === undefined) return last;
      // Two calls at one moment know the same last one, so that they ask for the same next one.
      const { job } = await jobs.ask(owner, { kind: ARCHIVE, key: `after ${last?.id ?? 'none'}` });
      if (last !== undefined) await folder.remove(owner, last.id);
      return job;
    },
    async restore(owner, files) {
      const last = (await jobs.last(owner, RESTORE))?.job;
      if (last !== undefined && last.endedAt === undefined) throw new ProblemError('JOB_STATE');
      await jobs.admit(owner);
      const upload = newId() as JobId;
      const asked = { kind: RESTORE, key: `after ${last?.id ?? 'none'}`, payload: { upload } };
      const { job, isNew } = await folder.keepUpload(owner, upload, files, () => jobs.ask(owner, asked));
      if (!isNew) await folder.remove(owner, upload);
      return job;
    },
    async archiveFile(owner) {
      const { job, bytes } = await archive(owner);
      if (job === undefined || bytes === undefined) throw new ProblemError('ARCHIVE_NOT_FOUND');
      const fileName = `harta-${(job.endedAt ?? job.createdAt).slice(0, 10)}.zip`;
      return { fileName, content: createReadStream(await folder.place(owner, job.id, 'zip')) };
    },
    close: stop,
  };
}
