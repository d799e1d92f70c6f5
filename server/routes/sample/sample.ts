import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/files.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { serve } from '../serve.js';

/** The sample graph, into the project that is named or the default one. */
export function serveSample(app: FastifyInstance, store: GraphStore): void {
  serve(app, contract.loadSampleGraph, async ({ scope: { ownerId, projectId }, body }) => {
    // The countries of the world are read when somebody wants them.
    const { loadSample } = await import('../../graph/sample/loadSample.js');
    const project = projectId ?? (await store.ensureDefaultProject(ownerId));
    return loadSample(store, { ownerId, projectId: project }, body.language);
  });
}
