import { elementEditsIn, type Edit, inverse, NO_COUNTS } from '../../../../domain/changes/edit.js';
import { type Change, type ChangeCounts, type ChangeReceipt } from '../../../contract/edits.js';
import { type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type SetStyleInput, type StyleChosen } from '../../../contract/styles.js';
import { ChangeDraft } from '../../changing/ChangeDraft.js';
import { type ChangeRequest } from '../../changing/changeRequests.js';
import { countsOfChange, decideChange } from '../../changing/decideChange.js';
import { gather } from '../../changing/gathering/gather.js';
import { listingOf, together } from '../../changing/listing.js';
import { noChange } from '../../changing/NewChange.js';
import { Outcome } from '../../changing/Outcome.js';
import { chosenStyle, styleEntry } from '../../changing/styleEdits.js';
import { NO_SUMMARY } from '../../changing/summary/summaryOfEdits.js';
import { type Effect } from '../../ports/Outbox.js';
import { type ChangeOrigin } from '../../ports/scope.js';
import { effectsOfStep, type StepEffect } from '../../ports/StepEffect.js';
import { putEffects } from '../effects.js';
import { editsOf, markChange, nextStep, recordChange } from '../history.js';
import { outcomeOfImport, showImport } from '../imports/showImport.js';
import { receiptOf, toldOf } from '../receipts.js';
import { type Graph, nodesById, noReads } from '../rows.js';
import { applyStyles, reapplyStyles, styleOf } from '../styles.js';
import { type SentChange } from '../Transactions.js';
import { applyEdits } from './applyEdits.js';
import { putPositions } from './elementRows.js';
import { gatheredProject } from './postgresReads.js';

/** Keeps places; ids of no node are passed over. @returns how many were kept */
export async function savePositions(
  graph: Graph,
  positions: readonly { readonly nodeId: string; readonly x: number; readonly y: number }[],
): Promise<number> {
  const rows = await nodesById(
    graph,
    positions.map(({ nodeId }) => nodeId),
  );
  const seqs = new Map(rows.map(({ id, seq }) => [id, seq]));
  const known = positions.flatMap(({ nodeId, x, y }) => {
    const seq = seqs.get(nodeId);
    return seq === undefined ? [] : [{ id: nodeId, seq, x, y }];
  });
  await putPositions(graph, known);
  for (const { id, x, y } of known) {
    const made = graph.made?.nodes.get(id);
    if (made !== undefined) graph.made?.nodes.set(id, { ...made, place: JSON.stringify({ x, y }) });
  }
  return known.length;
}

interface Made<T> {
  readonly result: T;
  readonly edits: readonly Edit[];
  readonly counts: ChangeCounts;
  readonly change: Change | undefined;
}

/**
 * Makes one change to a project whose row the transaction holds: what is decided is written with its entry in the log, its words, the counters
 * and its effects. A change that changes nothing leaves no entry. What it answers is asked for and not waited for.
 */
export async function makeChange<T, R>(
  graph: Graph,
  { named, decide }: ChangeRequest<T>,
  { origin, effects = [] }: { readonly origin: ChangeOrigin; readonly effects?: readonly Effect[] },
  answer: (made: Made<T>) => Promise<R>,
): Promise<SentChange<R>> {
  await putEffects(graph, effects);
  const draft = new ChangeDraft(origin);
  const { at } = draft;
  graph.reads = noReads();
  const decision = await gather(await gatheredProject(graph), named, (source) => decideChange(source, draft, decide));
  const { result, edits, counts, summary, positions } = decision;
  takeNumbers(graph, edits);
  graph.isGrowing = edits.some(({ op }) => op !== 'delete');
  const { outcome, made, written } = await applyEdits(graph, edits, at, 'new');
  graph.made = made;
  await savePositions(
    graph,
    [...positions].map(([nodeId, place]) => ({ nodeId, ...place })),
  );
  const recorded =
    edits.length === 0 ? undefined : recordChange(graph, { at, origin, counts, edits, summary, batch: 0 });
  graph.reads = noReads();
  return {
    answer: answer({ result, edits, counts, change: recorded?.change }),
    changed: recorded === undefined ? undefined : toldOf(graph, outcome),
    written: Promise.all([written, recorded?.written]),
  };
}

/** The numbers that a decision gave to new elements are given. */
function takeNumbers({ row }: Graph, edits: readonly Edit[]): void {
  for (const edit of edits) {
    if (edit.op !== 'create') continue;
    if (edit.of === 'node') row.last_node = Math.max(row.last_node, edit.element.seq);
    else row.last_relationship = Math.max(row.last_relationship, edit.element.seq);
  }
}

/** What a change would come to; nothing is written. */
export async function countsOf(graph: Graph, { named, decide }: ChangeRequest<unknown>): Promise<ChangeCounts> {
  const draft = new ChangeDraft({ source: 'hand' });
  return gather(await gatheredProject(graph), named, (source) => countsOfChange(source, draft, decide));
}

/** The receipt of a change, of one that changed nothing too. */
export const receipt =
  (graph: Graph, origin: ChangeOrigin) =>
  ({ edits, change }: Made<unknown>): Promise<ChangeReceipt> =>
    receiptOf(
      graph,
      change ?? noChange({ number: graph.row.head, at: graph.row.updated_at }, origin),
      listingOf(edits),
    );

/** Takes the last change back, or makes the last undone one again. Throws `NOTHING_TO_UNDO`, `NOTHING_TO_REDO`. */
export async function step(
  graph: Graph,
  back: boolean,
  effect: StepEffect | undefined,
): Promise<SentChange<ChangeReceipt>> {
  const entry = await nextStep(graph, back);
  if (entry === undefined) throw new ProblemError(back ? 'NOTHING_TO_UNDO' : 'NOTHING_TO_REDO');
  const at = new Date().toISOString();
  const logged = editsOf(entry);
  const forward = elementEditsIn(logged);
  const edits = back ? inverse(forward) : forward;
  const outcome = new Outcome();
  const { outcome: edited, written } = await applyEdits(graph, edits, at, 'history');
  await written;
  let listing = listingOf(edits);
  if (entry.batch > 0) {
    listing = together(await showImport(graph, entry.batch, !back), listing);
    outcome.include(await outcomeOfImport(graph, entry.batch, !back));
  }
  outcome.include(edited);
  if (await reapplyStyles(graph, logged, back, entry.batch)) outcome.restyled();
  const marked = await markChange(graph, entry, back, at);
  await putEffects(graph, effectsOfStep(effect, marked, graph.row.head));
  return { answer: await receiptOf(graph, marked, listing), changed: await toldOf(graph, outcome) };
}

/** The look of a label or type, as one entry of the history. */
export async function setStyle(
  graph: Graph,
  input: Omit<SetStyleInput, 'projectId'>,
  origin: ChangeOrigin,
): Promise<SentChange<StyleChosen>> {
  const edit = chosenStyle(input, await styleOf(graph, input));
  const outcome = new Outcome();
  if (edit !== undefined) {
    await applyStyles(graph, [edit]);
    const at = new Date().toISOString();
    const entry = { at, origin, counts: NO_COUNTS, edits: [], summary: NO_SUMMARY, styles: [edit], batch: 0 };
    await recordChange(graph, entry).written;
    outcome.restyled();
  }
  return {
    answer: {
      projectId: graph.row.id as ProjectId,
      head: graph.row.head,
      entry: styleEntry(input, await styleOf(graph, input)),
    },
    changed: edit === undefined ? undefined : await toldOf(graph, outcome),
  };
}
