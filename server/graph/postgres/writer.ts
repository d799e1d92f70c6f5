import { type ChangeReceipt } from '../../contract/edits.js';
import { type ChangeRequest, changeRequests } from '../changing/changeRequests.js';
import { type ChangeLog } from '../ports/ChangeLog.js';
import { type GraphWriter } from '../ports/GraphWriter.js';
import { type ImportSink } from '../ports/ImportSink.js';
import { type Effect } from '../ports/Outbox.js';
import { type ChangeOrigin, type GraphScope } from '../ports/scope.js';
import { putEffects } from './effects.js';
import { appendSlice } from './imports/append.js';
import { openBatch } from './imports/batches.js';
import { abort, analyse, beginImport, publish, setDegrees, slicesOf } from './imports/importing.js';
import { type Graph, nodeAnswerOf, relationshipAnswerOf } from './rows.js';
import { type Transactions } from './Transactions.js';
import { makeChange, receipt, savePositions, setStyle, step } from './writing/changing.js';

/** The calls that make changes, each decided over what its transaction gathers. */
function changesOf(projects: Transactions) {
  /** Makes a change of one element and answers what `show` shows of it. */
  const changing = <T, R>(
    scope: GraphScope,
    origin: ChangeOrigin,
    request: ChangeRequest<T>,
    show: (graph: Graph, result: T) => Promise<R>,
  ): Promise<R> => {
    let added = 0;
    return projects.change(
      scope,
      (graph) =>
        makeChange(graph, request, { origin }, ({ result, counts }) => {
          added = counts.nodesCreated + counts.relationshipsCreated;
          return show(graph, result);
        }),
      () => added,
    );
  };

  /** Makes a change of many elements, with its effects, and answers its receipt. */
  const changingMany = (
    scope: GraphScope,
    origin: ChangeOrigin,
    request: ChangeRequest<void>,
    effects: readonly Effect[] = [],
  ): Promise<ChangeReceipt> => {
    let added = 0;
    return projects.change(
      scope,
      (graph) =>
        makeChange(graph, request, { origin, effects }, (made) => {
          added = made.counts.nodesCreated + made.counts.relationshipsCreated;
          return receipt(graph, origin)(made);
        }),
      () => added,
    );
  };

  const calls: Omit<GraphWriter, 'setStyle' | 'savePositions'> = {
    createNode: (scope, input, origin) => changing(scope, origin, changeRequests.createNode(input), nodeAnswerOf),
    updateNode: (scope, input, origin) => changing(scope, origin, changeRequests.updateNode(input), nodeAnswerOf),
    createRelationship: (scope, input, origin) =>
      changing(scope, origin, changeRequests.createRelationship(input), relationshipAnswerOf),
    setRelationship: (scope, input, origin) =>
      changing(scope, origin, changeRequests.setRelationship(input), relationshipAnswerOf),
    updateRelationship: (scope, input, origin) =>
      changing(scope, origin, changeRequests.updateRelationship(input), relationshipAnswerOf),
    deleteNode: (scope, id, origin) =>
      changing(scope, origin, changeRequests.deleteNode(id), async (_, gone) => ({
        id,
        relationshipsDeleted: gone.length,
        relationshipIds: gone,
      })),
    deleteRelationship: (scope, id, ends, origin) =>
      changing(scope, origin, changeRequests.deleteRelationship(id, ends), async () => ({ id })),
    applyPatch: (scope, operations, origin, effects) =>
      changingMany(scope, origin, changeRequests.applyPatch(operations), effects),
    bulkEdit: (scope, input, origin) => changingMany(scope, origin, changeRequests.bulkEdit(input)),
  };
  return calls;
}

/** A step through the history, after which rows of imports may wait for being removed. */
const stepsOf = (projects: Transactions): Pick<ChangeLog, 'undo' | 'redo'> => ({
  undo: (scope, effect) => projects.change(scope, (graph) => step(graph, true, effect)),
  redo: (scope, effect) => projects.change(scope, (graph) => step(graph, false, effect)),
});

const importsOf = (projects: Transactions): ImportSink => ({
  beginImport: (scope, importId) => projects.write(scope, (graph) => beginImport(graph, importId)),
  appendImport: async (scope, importId, batch) => {
    for (const slice of slicesOf(batch))
      await projects.write(scope, async (graph) => appendSlice(graph, await openBatch(graph, importId), slice), {
        imported: slice.nodes.length + slice.relationships.length,
      });
  },
  publishImport: async (scope, importId, origin, effects = []) => {
    const isMuch = await projects.write(scope, async (graph) => analyse(graph, await openBatch(graph, importId)));
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after;
      after = await projects.write(scope, async (graph) => setDegrees(graph, await openBatch(graph, importId), from));
    }
    const published = await projects.change(scope, async (graph) => {
      await putEffects(graph, effects);
      return publish(graph, importId, origin);
    });
    if (isMuch) projects.tend();
    return published;
  },
  abortImport: (scope, importId) => projects.write(scope, (graph) => abort(graph, importId), { isClearing: true }),
});

/** The ports that write, over PostgreSQL. */
export const writerOf = (projects: Transactions): GraphWriter & ImportSink & Pick<ChangeLog, 'undo' | 'redo'> => ({
  ...changesOf(projects),
  ...stepsOf(projects),
  ...importsOf(projects),
  setStyle: (scope, input, origin) => projects.change(scope, (graph) => setStyle(graph, input, origin)),
  savePositions: (scope, positions) => projects.write(scope, (graph) => savePositions(graph, positions)),
});
