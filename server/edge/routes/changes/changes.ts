import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/graph.js';
import { type TextAnswers } from '../../../graph/asText.js';
import { type ChangeLog } from '../../../graph/ports/ChangeLog.js';
import { type GraphReader } from '../../../graph/ports/GraphReader.js';
import { type GraphWriter } from '../../../graph/ports/GraphWriter.js';
import { type GraphScope } from '../../../graph/ports/scope.js';
import { type RunEffects, PROPOSAL_STEPPED } from '../../../people/records/effects.js';
import { stringify } from '../../../platform/storage/Json.js';
import { BY_HAND, serve } from '../serve.js';

/** The history: many changes as one, undo, redo, the list; how labels and types look; and places on the canvas, which are outside it. */
export function serveChanges(
  app: FastifyInstance,
  {
    graph,
    writer,
    runEffects,
  }: { graph: TextAnswers<GraphReader & GraphWriter & ChangeLog>; writer: GraphWriter; runEffects: RunEffects },
): void {
  const step = async (name: 'undo' | 'redo', scope: GraphScope) => {
    const receipt = await graph[name](scope, PROPOSAL_STEPPED);
    await runEffects(scope.ownerId);
    return receipt;
  };
  serve(app, contract.applyPatch, ({ scope, body }) => graph.applyPatch(scope, body.operations, BY_HAND));
  serve(app, contract.bulkEdit, ({ scope, body }) => graph.bulkEdit(scope, body, BY_HAND));
  serve(app, contract.bulkEditCounts, ({ scope, body }) => graph.bulkEditCounts(scope, body));
  serve(app, contract.undoChange, ({ scope }) => step('undo', scope));
  serve(app, contract.redoChange, ({ scope }) => step('redo', scope));
  serve(app, contract.changes, ({ scope, query }) => graph.changes(scope, query));
  serve(app, contract.styles, ({ scope }) => graph.styles(scope));
  serve(app, contract.setStyle, ({ scope, body }) => graph.setStyle(scope, body, BY_HAND));
  serve(app, contract.savePositions, async ({ scope, body }) =>
    stringify({ saved: await writer.savePositions(scope, body.positions) }),
  );
}
