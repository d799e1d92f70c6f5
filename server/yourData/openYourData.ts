import { createReadStream } from 'node:fs';
import { type Readable } from 'node:stream';

import { type OwnerId } from '../contract/ids.js';
import { type Job, type JobKind } from '../contract/jobs.js';
import { ProblemError } from '../contract/ProblemError.js';
import { type Archive } from '../contract/yourData.js';
import { type JobHandlers } from '../jobs/JobHandler.js';
import { type Jobs } from '../jobs/openJobs.js';
import { type ArchiveSource } from './archive/entries.js';
import { archiveHandler } from './archiveHandler.js';
import { ArchiveFolder } from './ArchiveFolder.js';
import { accountDeletion, dataDeletion, type DeletionParts } from './deletionHandlers.js';
import { Deletions, DELETION_KINDS } from './Deletions.js';

/** What a person may ask for all that they have here. */
export interface YourData {
  /** Begins an archive; while one is made, gives that one. */
  makeArchive(owner: OwnerId): Promise<Job>;
  archive(owner: OwnerId): Promise<Archive>;
  /** The last archive as a file. Throws `ARCHIVE_NOT_FOUND`. */
  archiveFile(owner: OwnerId): Promise<{ readonly fileName: string; readonly content: Readable }>;
  /** Deletions of all that a person made here, or of all of them. */
  readonly deletions: Deletions;
  close(): void;
}

const DAY_MS = 24 * 60 * 60_000;
const LOOK_EVERY_MS = 10 * 60_000;

const ARCHIVE: JobKind = 'exportArchive';

/** What the jobs need that are about all of a person. */
type HandlerParts = ArchiveSource & Omit<DeletionParts, 'folder'>;

/** Who does the jobs that are about all of a person. */
export function yourDataHandlers(parts: HandlerParts, dataDir: string): JobHandlers {
  const folder = new ArchiveFolder(dataDir);
  return {
    [ARCHIVE]: archiveHandler(parts, folder),
    [DELETION_KINDS.data]: dataDeletion({ ...parts, folder }),
    [DELETION_KINDS.account]: accountDeletion({ ...parts, folder }),
  };
}

/** Where archives lie, and how long persons have. */
interface YourDataOptions {
  readonly dataDir: string;
  /** How long an archive can be downloaded, in milliseconds. */
  readonly archiveLifeMs?: number;
  /** How long a deletion waits, in milliseconds. */
  readonly deletionDelayMs?: number;
}

/** Opens what persons may ask for all that they have here. */
export function openYourData(jobs: Jobs, options: YourDataOptions): YourData {
  const { dataDir, archiveLifeMs = DAY_MS, deletionDelayMs = 7 * DAY_MS } = options;
  const folder = new ArchiveFolder(dataDir);
  const removeOld = () => void folder.removeOld(Date.now() - archiveLifeMs);
  removeOld();
  const looking = setInterval(removeOld, LOOK_EVERY_MS).unref();

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
    deletions: new Deletions(jobs, deletionDelayMs),
    async makeArchive(owner) {
      const last = (await jobs.last(owner, ARCHIVE))?.job;
      if (last !== undefined && last.endedAt === undefined) return last;
      // Two calls at one moment know the same last one, so that they ask for the same next one.
      const { job } = await jobs.ask(owner, { kind: ARCHIVE, key: `after ${last?.id ?? 'none'}` });
      if (last !== undefined) await folder.remove(owner, last.id);
      return job;
    },
    async archiveFile(owner) {
      const { job, bytes } = await archive(owner);
      if (job === undefined || bytes === undefined) throw new ProblemError('ARCHIVE_NOT_FOUND');
      const fileName = `harta-${(job.endedAt ?? job.createdAt).slice(0, 10)}.zip`;
      return { fileName, content: createReadStream(await folder.place(owner, job.id, 'zip')) };
    },
    close: () => clearInterval(looking),
  };
}
