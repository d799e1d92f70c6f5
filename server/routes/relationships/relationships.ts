import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/elements.js';
import { type GraphStore, parse, stringify } from '../../graph/GraphStore.js';
import { BY_HAND } from '../origin.js';
import { serve } from '../serve.js';

/** Relationships: read, list, count, make, set, change, delete. */
export function serveRelationships(app: FastifyInstance, store: GraphStore): void {
  serve(app, contract.relationships, ({ scope, query }) => store.relationships(scope, query));
  serve(app, contract.relationship, ({ scope, params }) => store.relationship(scope, params.relationshipId));
  serve(app, contract.relationshipTypes, ({ scope }) => store.types(scope));
  serve(app, contract.typeOfRelationship, async ({ scope, params: { relationshipId } }) =>
    stringify({ relationshipId, type: parse(await store.relationship(scope, relationshipId)).type }),
  );
  serve(app, contract.relationshipsTotal, async ({ scope }) =>
    stringify({ total: (await store.totals(scope)).relationships }),
  );
  serve(app, contract.relationshipsTypesTotal, async ({ scope }) =>
    stringify({ total: (await store.totals(scope)).types }),
  );
  serve(app, contract.createRelationship, ({ scope, body }) => store.createRelationship(scope, body, BY_HAND));
  serve(app, contract.setRelationshipBetweenNodes, ({ scope, body }) => store.setRelationship(scope, body, BY_HAND));
  serve(app, contract.updateRelationship, ({ scope, body }) => store.updateRelationship(scope, body, BY_HAND));
  serve(app, contract.deleteRelationship, ({ scope, params }) =>
    store.deleteRelationship(
      scope,
      params.relationshipId,
      { first: params.firstNodeId, second: params.secondNodeId },
      BY_HAND,
    ),
  );
}
