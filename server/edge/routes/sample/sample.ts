import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/files.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { type ImportSink } from '../../../graph/ports/ImportSink.js';
import { type ProjectCatalog } from '../../../people/records/projects/ProjectCatalog.js';
import { stringify } from '../../../platform/storage/Json.js';
import { serve } from '../serve.js';

/** The sample graph, into the project that is named or the default one. */
export function serveSample(app: FastifyInstance, store: GraphReader & ImportSink & ProjectCatalog): void {
  serve(app, contract.loadSampleGraph, async ({ scope, body }) => {
    // The countries of the world are read when somebody wants them.
    const { loadSample } = await import('../../../graph/sample/loadSample.js');
    return stringify(await loadSample(store, scope, body.language));
  });
}
