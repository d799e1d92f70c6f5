import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/elements.js';
import { type TextAnswers } from '../../../graph/asText.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { type GraphWriter } from '../../../graph/ports/GraphWriter.js';
import { stringify } from '../../../platform/storage/Json.js';
import { BY_HAND, serve } from '../serve.js';

/** Nodes: read, list, count, make, change, delete. */
export function serveNodes(
  app: FastifyInstance,
  graph: TextAnswers<GraphReader & GraphWriter>,
  reader: GraphReader,
): void {
  serve(app, contract.nodes, ({ scope, query }) => graph.nodes(scope, query));
  serve(app, contract.node, ({ scope, params }) => graph.node(scope, params.nodeId));
  serve(app, contract.propertyUse, ({ scope, query }) => graph.propertyUse(scope, query));
  serve(app, contract.nodeChanges, ({ scope, params }) => graph.elementChanges(scope, 'node', params.nodeId));
  serve(app, contract.nodeLabels, ({ scope }) => graph.labels(scope));
  serve(app, contract.labelsOfNode, async ({ scope, params: { nodeId } }) =>
    stringify({ nodeId, labels: (await reader.node(scope, nodeId)).labels }),
  );
  serve(app, contract.nodesTotal, async ({ scope }) => stringify({ total: (await reader.totals(scope)).nodes }));
  serve(app, contract.nodesLabelsTotal, async ({ scope }) => stringify({ total: (await reader.totals(scope)).labels }));
  serve(app, contract.createNode, ({ scope, body }) => graph.createNode(scope, body, BY_HAND));
  serve(app, contract.updateNode, ({ scope, body }) => graph.updateNode(scope, body, BY_HAND));
  serve(app, contract.deleteNode, ({ scope, params }) => graph.deleteNode(scope, params.nodeId, BY_HAND));
}
