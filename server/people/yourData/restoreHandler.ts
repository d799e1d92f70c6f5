import { type Static, Type } from 'typebox';

import { type JobId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { FileFault } from '../../graph/formats/issues.js';
import { type JobHandler } from '../../platform/jobs/JobHandler.js';
import { type ArchiveFolder } from './ArchiveFolder.js';
import { type RestoreTarget } from './restore/restoreArchive.js';

/** Where the archive lies that was sent. */
const RestorePayload = Type.Object({ upload: Type.String() });
type RestorePayload = Static<typeof RestorePayload>;

/** A file that cannot be read will not be readable the next time. */
const asProblem = (error: unknown): unknown =>
  error instanceof FileFault ? new ProblemError('FILE_INVALID', { detail: error.message }) : error;

/** Brings an archive into an account. */
export const restoreHandler = (target: RestoreTarget, folder: ArchiveFolder): JobHandler<RestorePayload> => ({
  payload: RestorePayload,
  async run({ owner, job, payload, signal, progress }) {
    // What reads files and checks them is loaded when it is needed.
    const { restoreArchive } = await import('./restore/restoreArchive.js');
    const place = await folder.place(owner, payload.upload as JobId, 'restore');
    const fallbackName = job.createdAt.slice(0, 10);
    await restoreArchive(target, { owner, folder: place, fallbackName, signal, progress }).catch((error: unknown) => {
      throw asProblem(error);
    });
    return { news: { kind: 'restoreFinished' } };
  },
  // Not before its end is kept: a run that is begun anew between the two would find no archive. What a kill leaves here goes with its age.
  ended: (owner, _job, { upload }) => void folder.remove(owner, upload as JobId),
  newsOfFailure: { kind: 'restoreFailed' },
  clean: (owner, _job, { upload }) => folder.remove(owner, upload as JobId),
});
