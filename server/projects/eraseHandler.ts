import { type Static, Type } from 'typebox';

import { type OwnerId, type ProjectId } from '../contract/ids.js';
import { type ProjectCatalog } from '../graph/ports/ProjectCatalog.js';
import { type ImageFiles } from '../images/ImageFiles.js';
import { type JobHandler } from '../jobs/JobHandler.js';
import { type RecordingFiles } from '../recordings/RecordingFiles.js';
import { type RecordErasure } from '../records/RecordErasure.js';

/** What project is erased, and when it was said to be: one that was taken back and deleted again is erased by another job. */
const ErasePayload = Type.Object({ projectId: Type.String(), erasedAt: Type.String() });
type ErasePayload = Static<typeof ErasePayload>;

/** What a project is erased from. */
interface EraseParts {
  readonly store: ProjectCatalog;
  readonly erasure: Pick<RecordErasure, 'forgetProject'>;
  readonly imageFiles: Pick<ImageFiles, 'removeProject'>;
  readonly recordingFiles: Pick<RecordingFiles, 'removeProject'>;
  readonly live: { projectsChanged(owner: OwnerId, changed: { projectId: ProjectId }): void };
}

/** Leaves nothing of a project that was deleted for long enough. */
export const eraseHandler = ({
  store,
  erasure,
  imageFiles,
  recordingFiles,
  live,
}: EraseParts): JobHandler<ErasePayload> => ({
  payload: ErasePayload,
  async run({ owner, payload }) {
    const projectId = payload.projectId as ProjectId;
    const listed = (await store.projects(owner, 'all')).items.find(({ id }) => id === projectId);
    // One that is not listed is half erased by a run before this one, or gone.
    if (listed !== undefined && listed.erasedAt !== payload.erasedAt) return {};
    await store.eraseProject({ ownerId: owner, projectId });
    await imageFiles.removeProject(owner, projectId);
    await recordingFiles.removeProject(owner, projectId);
    await erasure.forgetProject(owner, projectId);
    live.projectsChanged(owner, { projectId });
    return {};
  },
});
