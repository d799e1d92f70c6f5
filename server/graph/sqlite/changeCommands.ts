import { type BulkInput } from '../../contract/bulk.js';
import { ProblemError } from '../../contract/ProblemError.js';
import {
  type ChangeReceipt,
  type CreateNodeInput,
  type CreateRelationshipInput,
  type NodeDeleted,
  type PatchOperation,
  type RelationshipDeleted,
  type SavePositionsInput,
  type SetRelationshipInput,
  type UpdateNodeInput,
  type UpdateRelationshipInput,
} from '../../contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type NodeId, type ProjectId, type RelationshipId } from '../../contract/ids.js';
import { type ChangeOrigin, type GraphScope } from '../ports/scope.js';
import { type Json, stringify } from '../../platform/storage/Json.js';
import { type Effect } from '../ports/Outbox.js';
import { effectsOfStep, type StepEffect } from '../ports/StepEffect.js';
import { putEffects } from '../../people/personFile/outbox/effectRows.js';
import { ChangeDraft } from '../changing/ChangeDraft.js';
import { type ChangeRequest, changeRequests } from '../changing/changeRequests.js';
import { decideChange } from '../changing/decideChange.js';
import { NO_SUMMARY } from '../changing/summary/summaryOfEdits.js';
import { type Edit, elementEditsIn, inverse, type LoggedEdit, NO_COUNTS } from '../../../domain/changes/edit.js';
import { type SetStyleInput, type StyleChosen } from '../../contract/styles.js';
import { chosenStyle, styleEntry } from '../changing/styleEdits.js';
import { applyEdits, reapplyEdits } from './applyEdits.js';
import { applyStyles, reapplyStyles, styleOf } from './styles.js';
import { firstUndone, lastDone, markChange, recordChange, STEPS_AFTER_NEW } from './history.js';
import { noChange } from '../changing/NewChange.js';
import { outcomeOfImport } from './imports/outcomeOfImport.js';
import { showImport } from './imports/showImport.js';
import { seqOfNode } from './nodeRows.js';
import { type Listing, listingOf, together } from '../changing/listing.js';
import { type Committed, Outcome } from '../changing/Outcome.js';
import { putPosition, putPositions } from './positions.js';
import { nodeJson, relationshipJson } from './present.js';
import { asJson, jsonListingOf, receiptJson, toldOf } from './receipts.js';
import { limitBytes } from '../../people/personFile/quotas.js';
import { limitElements } from './limits.js';
import { type Graph } from './rows.js';
import { sqliteSource } from './sqliteSource.js';
import { type Store, writing } from './writing.js';

/** Who asks for a change, and what comes with it. */
interface Asked {
  readonly scope: GraphScope;
  readonly origin: ChangeOrigin;
  readonly effects?: readonly Effect[];
}

interface Made<T> {
  readonly graph: Graph;
  readonly result: T;
  readonly edits: readonly Edit[];
  readonly change: ReturnType<typeof recordChange> | undefined;
}

/**
 * Makes one change: what is decided is written with its entry in the log, its place in the search, the counters and its effects, or
 * nothing of it. A change that changes nothing leaves no entry.
 */
function change<T, R>(
  store: Store,
  { scope, origin, effects = [] }: Asked,
  { decide }: ChangeRequest<T>,
  answer: (made: Made<T>) => R,
): Committed<R> {
  // Noted in the other file first: a note too many does no harm.
  if (effects.length > 0) store.expectEffects(scope.ownerId);
  return writing(store, scope, (graph) => {
    putEffects(graph.file, effects);
    const draft = new ChangeDraft(origin);
    const { at } = draft;
    const { result, edits, counts, summary, positions } = decideChange(sqliteSource(graph), draft, decide);
    const outcome = applyEdits(graph, edits, at);
    for (const [id, position] of positions) {
      const node = seqOfNode(graph, id);
      if (node !== undefined) putPosition(graph, node, position);
    }
    const entry = { at, origin, counts, edits, summary, batch: 0 };
    const made = edits.length === 0 ? undefined : recordChange(graph, entry);
    if (edits.some(({ op }) => op !== 'delete')) limitBytes(graph.file, store.limits);
    limitElements(graph.file, store.limits, counts.nodesCreated + counts.relationshipsCreated);
    return {
      answer: answer({ graph, result, edits, change: made }),
      changed: made === undefined ? undefined : toldOf(graph, outcome, STEPS_AFTER_NEW),
    };
  });
}

/** The result of a step through the history: what its receipt lists, and the message to followers. */
interface Step {
  readonly listing: Listing | undefined;
  readonly outcome: Outcome;
}

/** Makes the edits of an entry again, or their inverse; there are none of most imports. */
function redo(graph: Graph, logged: readonly LoggedEdit[], back: boolean, at: string): Step {
  const forward = elementEditsIn(logged);
  const edits = back ? inverse(forward) : forward;
  return { outcome: reapplyEdits(graph, edits, at), listing: listingOf(edits) };
}

/** Shows an import again, or hides it, with what it changed of what was there before it. */
function reshow(graph: Graph, batch: number, edits: Step, shown: boolean): Step {
  const listing = together(showImport(graph, batch, shown), edits.listing);
  const outcome = outcomeOfImport(graph, batch, shown);
  outcome.include(edits.outcome);
  return { listing, outcome };
}

/** Takes the last change back, or makes the last undone one again. */
function travel(
  store: Store,
  scope: GraphScope,
  back: boolean,
  effect: StepEffect | undefined,
): Committed<Json<ChangeReceipt>> {
  return writing(store, scope, (graph) => {
    const entry = back ? lastDone(graph) : firstUndone(graph);
    if (entry === undefined) throw new ProblemError(back ? 'NOTHING_TO_UNDO' : 'NOTHING_TO_REDO');
    const at = new Date().toISOString();
    const logged = JSON.parse(entry.edits) as LoggedEdit[];
    const edits = redo(graph, logged, back, at);
    const { listing, outcome } = entry.batch === 0 ? edits : reshow(graph, entry.batch, edits, !back);
    if (reapplyStyles(graph, logged, back, entry.batch)) outcome.restyled();
    const marked = markChange(graph, entry, back, at);
    const effects = effectsOfStep(effect, marked, graph.row.head);
    // Noted in the other file first: a note too many does no harm.
    if (effects.length > 0) store.expectEffects(scope.ownerId);
    putEffects(graph.file, effects);
    return { answer: receiptJson(graph, marked, asJson(listing)), changed: toldOf(graph, outcome) };
  });
}

const receiptAnswer = (origin: ChangeOrigin) =>
  function receipt({ graph, edits, change: made }: Made<unknown>): Json<ChangeReceipt> {
    const shown = made ?? noChange({ number: graph.row.head, at: graph.row.updated_at }, origin);
    return receiptJson(graph, shown, jsonListingOf(edits));
  };

const nodeAnswer = ({ graph, result }: Made<string>): Json<GraphNode> => nodeJson(graph, result);
const relationshipAnswer = ({ graph, result }: Made<string>): Json<GraphRelationship> =>
  relationshipJson(graph, result);

/** The look of a label or type, as one entry of the history. */
const setStyle = (store: Store, scope: GraphScope, input: SetStyleInput, origin: ChangeOrigin) =>
  writing(store, scope, (graph): Committed<Json<StyleChosen>> => {
    const edit = chosenStyle(input, styleOf(graph, input));
    const outcome = new Outcome();
    if (edit !== undefined) {
      applyStyles(graph, [edit]);
      recordChange(graph, {
        at: new Date().toISOString(),
        origin,
        counts: NO_COUNTS,
        edits: [],
        summary: NO_SUMMARY,
        styles: [edit],
        batch: 0,
      });
      limitBytes(graph.file, store.limits);
      outcome.restyled();
    }
    return {
      answer: stringify({
        projectId: graph.row.id as ProjectId,
        head: graph.row.head,
        entry: styleEntry(input, styleOf(graph, input)),
      }),
      changed: edit === undefined ? undefined : toldOf(graph, outcome, STEPS_AFTER_NEW),
    };
  });

/** Everything that changes a graph, each as one transaction. */
export const changeCommands = (store: Store) => ({
  createNode: (scope: GraphScope, input: CreateNodeInput, origin: ChangeOrigin) =>
    change(store, { scope, origin }, changeRequests.createNode(input), nodeAnswer),

  updateNode: (scope: GraphScope, input: UpdateNodeInput, origin: ChangeOrigin) =>
    change(store, { scope, origin }, changeRequests.updateNode(input), nodeAnswer),

  createRelationship: (scope: GraphScope, input: CreateRelationshipInput, origin: ChangeOrigin) =>
    change(store, { scope, origin }, changeRequests.createRelationship(input), relationshipAnswer),

  setRelationship: (scope: GraphScope, input: SetRelationshipInput, origin: ChangeOrigin) =>
    change(store, { scope, origin }, changeRequests.setRelationship(input), relationshipAnswer),

  updateRelationship: (scope: GraphScope, input: UpdateRelationshipInput, origin: ChangeOrigin) =>
    change(store, { scope, origin }, changeRequests.updateRelationship(input), relationshipAnswer),

  deleteNode: (scope: GraphScope, id: NodeId, origin: ChangeOrigin): Committed<Json<NodeDeleted>> =>
    change(store, { scope, origin }, changeRequests.deleteNode(id), ({ result }) =>
      stringify({ id, relationshipsDeleted: result.length, relationshipIds: result }),
    ),

  deleteRelationship: (
    scope: GraphScope,
    id: RelationshipId,
    ends: { first: NodeId; second: NodeId },
    origin: ChangeOrigin,
  ): Committed<Json<RelationshipDeleted>> =>
    change(store, { scope, origin }, changeRequests.deleteRelationship(id, ends), () => stringify({ id })),

  applyPatch: (
    scope: GraphScope,
    operations: readonly PatchOperation[],
    origin: ChangeOrigin,
    effects: readonly Effect[] = [],
  ): Committed<Json<ChangeReceipt>> =>
    change(store, { scope, origin, effects }, changeRequests.applyPatch(operations), receiptAnswer(origin)),

  bulkEdit: (scope: GraphScope, input: BulkInput, origin: ChangeOrigin): Committed<Json<ChangeReceipt>> =>
    change(store, { scope, origin }, changeRequests.bulkEdit(input), receiptAnswer(origin)),

  setStyle: (scope: GraphScope, input: SetStyleInput, origin: ChangeOrigin) => setStyle(store, scope, input, origin),

  savePositions: (scope: GraphScope, positions: SavePositionsInput['positions']): number =>
    writing(store, scope, (graph) => putPositions(graph, positions)),

  undo: (scope: GraphScope, effect?: StepEffect) => travel(store, scope, true, effect),
  redo: (scope: GraphScope, effect?: StepEffect) => travel(store, scope, false, effect),
});
