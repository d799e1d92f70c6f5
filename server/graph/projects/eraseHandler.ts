import { type Static, Type } from 'typebox';

import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type JobHandler } from '../../platform/jobs/JobHandler.js';
import { runSaga } from '../../platform/jobs/saga.js';
import { type EraseParts, eraseSteps } from './eraseSteps.js';

/** What project is erased, and when it was said to be: one that was taken back and deleted again is erased by another job. */
const ErasePayload = Type.Object({ projectId: Type.String(), erasedAt: Type.String() });
type ErasePayload = Static<typeof ErasePayload>;

interface ErasingParts extends EraseParts {
  readonly live: { projectsChanged(owner: OwnerId, changed: { projectId: ProjectId }): void };
}

/** Leaves nothing of a project that was deleted for long enough. */
export const eraseHandler = (parts: ErasingParts): JobHandler<ErasePayload> => ({
  payload: ErasePayload,
  async run(run) {
    const { owner, payload, job } = run;
    const projectId = payload.projectId as ProjectId;
    const scope = { ownerId: owner, projectId };
    const listed = (await parts.store.projects(owner, 'all')).items.find(({ id }) => id === projectId);
    // One that is not listed is half erased by a run before this one, or gone.
    if (listed !== undefined && listed.erasedAt !== payload.erasedAt) return {};
    if (!(await parts.store.beginErasing(scope))) return {};
    await runSaga(run, eraseSteps(parts, scope, job.id));
    parts.live.projectsChanged(owner, { projectId });
    return {};
  },
});
