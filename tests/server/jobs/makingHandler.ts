import { type PatchOperation } from '../../../server/contract/edits.js';
import { ProblemError } from '../../../server/contract/ProblemError.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { type JobHandler } from '../../../server/platform/jobs/JobHandler.js';

/**
 * A job that makes one node, and tells its name in the bell. That the node is made once is what effects are for: their key names
 * the job, and a second commit under it is refused.
 */
export const makingHandler = ({ applyPatch }: Pick<GraphStore, 'applyPatch'>): JobHandler<{ name: string }> => ({
  async run({ owner, job, payload: { name }, progress }) {
    progress(0, 1);
    const create: PatchOperation = { op: 'createNode', labels: ['Made'], properties: { name } };
    const once = { key: `job ${job.id}`, kind: 'done', data: null };
    await applyPatch({ ownerId: owner }, [create], { source: 'hand' }, [once]).catch((error: unknown) => {
      if (!(error instanceof ProblemError && error.code === 'ID_TAKEN')) throw error;
    });
    progress(1, 1);
    return { result: name, news: { kind: 'exportFinished', file: name } };
  },
});
