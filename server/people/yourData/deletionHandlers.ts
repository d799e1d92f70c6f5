import { type JobHandler } from '../../platform/jobs/JobHandler.js';
import { runSaga } from '../../platform/jobs/saga.js';
import { accountSteps, dataSteps, type DeletionParts } from './deletionSteps.js';

/** Removes everything that a person made; who they are stays. */
export const dataDeletion = (parts: DeletionParts): JobHandler<unknown> => ({
  async run(run) {
    await runSaga(run, dataSteps(parts, run));
    return { news: { kind: 'dataDeleted' } };
  },
});

/** Removes a person. The job itself goes last: what was cut off goes on, and who is gone has no job any more that could end. */
export const accountDeletion = (parts: DeletionParts): JobHandler<unknown> => ({
  async run(run) {
    await runSaga(run, accountSteps(parts, run));
    await parts.erasure.eraseJob(run.owner, run.job.id);
    return {};
  },
});
