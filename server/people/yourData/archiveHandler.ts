import { rename, rm } from 'node:fs/promises';

import { type JobHandler } from '../../platform/jobs/JobHandler.js';
import { archivedProjects, type ArchiveSource, entriesTotal, type SnapshotSource } from './archive/entries.js';
import { writeArchive } from './archive/writeArchive.js';
import { type ArchiveFolder } from './ArchiveFolder.js';
import { type Letters } from './letters.js';

/** How long an archive can be downloaded, in milliseconds, where nothing else is said. */
export const ARCHIVE_LIFE_MS = 24 * 60 * 60_000;

/** Makes the archive of a person. A run that was cut off is begun anew: the file has its name only once it is whole. */
export const archiveHandler = (
  source: ArchiveSource &
    SnapshotSource & { readonly letters: Pick<Letters, 'archiveReady'>; readonly archiveLifeMs?: number | undefined },
  folder: ArchiveFolder,
): JobHandler<unknown> => ({
  async run({ owner, job, signal, progress }) {
    const [part, path] = [await folder.place(owner, job.id, 'zip.part'), await folder.place(owner, job.id, 'zip')];
    await rm(part, { force: true });
    await source.store.ensureDefaultProject(owner);
    // All of it is of one moment: what is deleted meanwhile is in it whole, and what is made meanwhile is not.
    const { close, ...held } = await source.snapshot(owner);
    try {
      const still = { ...source, ...held };
      const total = entriesTotal((await archivedProjects(still, owner)).length);
      let done = 0;
      progress(done, total);
      const onEntry = () => progress((done += 1), total);
      await writeArchive(still, owner, { path: part, at: new Date(job.createdAt), signal, onEntry });
    } finally {
      await close();
    }
    await rename(part, path);
    return { news: { kind: 'archiveReady' } };
  },
  ended: (owner, { endedAt = '' }) =>
    source.letters.archiveReady(owner, new Date(Date.parse(endedAt) + (source.archiveLifeMs ?? ARCHIVE_LIFE_MS))),
  newsOfFailure: { kind: 'archiveFailed' },
  clean: (owner, job) => folder.remove(owner, job.id),
});
