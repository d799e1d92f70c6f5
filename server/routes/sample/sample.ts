import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/files.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { loadSample } from '../../graph/sample/loadSample.js';
import { serve } from '../serve.js';

/** The sample graph, into the project that is named or the default one. */
export function serveSample(app: FastifyInstance, store: GraphStore): void {
  serve(app, contract.loadSampleGraph, async ({ scope: { ownerId, projectId }, body }) =>
    loadSample(store, { ownerId, projectId: projectId ?? (await store.ensureDefaultProject(ownerId)) }, body.language),
  );
}
