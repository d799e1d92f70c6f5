import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/elements.js';
import { type TextAnswers } from '../../../graph/asText.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { type GraphWriter } from '../../../graph/ports/GraphWriter.js';
import { stringify } from '../../../platform/storage/Json.js';
import { BY_HAND, serve } from '../serve.js';

/** Relationships: read, list, count, make, set, change, delete. */
export function serveRelationships(
  app: FastifyInstance,
  graph: TextAnswers<GraphReader & GraphWriter>,
  reader: GraphReader,
): void {
  serve(app, contract.relationships, ({ scope, query }) => graph.relationships(scope, query));
  serve(app, contract.relationship, ({ scope, params }) => graph.relationship(scope, params.relationshipId));
  serve(app, contract.relationshipChanges, ({ scope, params }) =>
    graph.elementChanges(scope, 'relationship', params.relationshipId),
  );
  serve(app, contract.relationshipTypes, ({ scope }) => graph.types(scope));
  serve(app, contract.typeOfRelationship, async ({ scope, params: { relationshipId } }) =>
    stringify({ relationshipId, type: (await reader.relationship(scope, relationshipId)).type }),
  );
  serve(app, contract.relationshipsTotal, async ({ scope }) =>
    stringify({ total: (await reader.totals(scope)).relationships }),
  );
  serve(app, contract.relationshipsTypesTotal, async ({ scope }) =>
    stringify({ total: (await reader.totals(scope)).types }),
  );
  serve(app, contract.createRelationship, ({ scope, body }) => graph.createRelationship(scope, body, BY_HAND));
  serve(app, contract.setRelationshipBetweenNodes, ({ scope, body }) => graph.setRelationship(scope, body, BY_HAND));
  serve(app, contract.updateRelationship, ({ scope, body }) => graph.updateRelationship(scope, body, BY_HAND));
  serve(app, contract.deleteRelationship, ({ scope, params }) =>
    graph.deleteRelationship(
      scope,
      params.relationshipId,
      { first: params.firstNodeId, second: params.secondNodeId },
      BY_HAND,
    ),
  );
}
