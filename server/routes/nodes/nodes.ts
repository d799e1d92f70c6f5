import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/elements.js';
import { type GraphStore, parse, stringify } from '../../graph/GraphStore.js';
import { BY_HAND } from '../origin.js';
import { serve } from '../serve.js';

/** Nodes: read, list, count, make, change, delete. */
export function serveNodes(app: FastifyInstance, store: GraphStore): void {
  serve(app, contract.nodes, ({ scope, query }) => store.nodes(scope, query));
  serve(app, contract.node, ({ scope, params }) => store.node(scope, params.nodeId));
  serve(app, contract.nodeLabels, ({ scope }) => store.labels(scope));
  serve(app, contract.labelsOfNode, async ({ scope, params: { nodeId } }) =>
    stringify({ nodeId, labels: parse(await store.node(scope, nodeId)).labels }),
  );
  serve(app, contract.nodesTotal, async ({ scope }) => stringify({ total: (await store.totals(scope)).nodes }));
  serve(app, contract.nodesLabelsTotal, async ({ scope }) => stringify({ total: (await store.totals(scope)).labels }));
  serve(app, contract.createNode, ({ scope, body }) => store.createNode(scope, body, BY_HAND));
  serve(app, contract.updateNode, ({ scope, body }) => store.updateNode(scope, body, BY_HAND));
  serve(app, contract.deleteNode, ({ scope, params }) => store.deleteNode(scope, params.nodeId, BY_HAND));
}
