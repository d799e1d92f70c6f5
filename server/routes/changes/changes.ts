import { type FastifyInstance } from 'fastify';

import * as contract from '../../contract/operations/graph.js';
import { type GraphStore, stringify } from '../../graph/GraphStore.js';
import { BY_HAND } from '../origin.js';
import { serve } from '../serve.js';

/** The history: many changes as one, undo, redo, the list; and places on the canvas, which are outside it. */
export function serveChanges(app: FastifyInstance, store: GraphStore): void {
  serve(app, contract.applyPatch, ({ scope, body }) => store.applyPatch(scope, body.operations, BY_HAND));
  serve(app, contract.undoChange, ({ scope }) => store.undo(scope));
  serve(app, contract.redoChange, ({ scope }) => store.redo(scope));
  serve(app, contract.changes, ({ scope, query }) => store.changes(scope, query));
  serve(app, contract.savePositions, async ({ scope, body }) =>
    stringify({ saved: await store.savePositions(scope, body.positions) }),
  );
}
