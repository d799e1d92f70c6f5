import { type ChangeCounts, type ChangeReceipt } from '../../contract/edits.js';
import { type GraphChanged } from '../../contract/live.js';
import { ChangeDraft } from '../changing/ChangeDraft.js';
import { type ChangeRequest } from '../changing/changeRequests.js';
import { countsOfChange, decideChange } from '../changing/decideChange.js';
import { gather } from '../changing/gathering/gather.js';
import { countEdits, type Edit } from '../../../domain/changes/edit.js';
import { type ImportSink } from '../ports/ImportSink.js';
import { effectsOfStep, type StepEffect } from '../ports/StepEffect.js';
import { type ChangeOrigin, type GraphScope } from '../ports/scope.js';
import { applyEdits } from './applyMemoryEdits.js';
import { listingOf, together } from '../changing/listing.js';
import { listingOfImport, receiptOf, recordChange, showBrought, toldOf, travel } from './history.js';
import { noChange } from '../changing/NewChange.js';
import { NO_SUMMARY, summaryOfEdits } from '../changing/summary/summaryOfEdits.js';
import { openImport, updatesOf } from './imports.js';
import { type MemoryPeople } from './MemoryPerson.js';
import { type MemoryProject } from './MemoryProject.js';
import { memoryNames, memoryReads, type OnReading } from './memoryReads.js';
import { broughtStyles } from '../changing/styleEdits.js';
import { applyStyles } from './styles.js';

/** The answer to a change, and the message to followers; none if nothing has changed. */
export interface Changed<T> {
  readonly answer: T;
  readonly changed: GraphChanged | undefined;
}

interface Made<T> {
  readonly result: T;
  readonly edits: readonly Edit[];
  readonly change: ReturnType<typeof recordChange> | undefined;
}

/** A change that is to be made to a project. */
interface Ordered<T> extends ChangeRequest<T> {
  readonly origin: ChangeOrigin;
  readonly onReading: OnReading;
}

/**
 * Makes one change, and its entry in the history. Nothing is written when it is refused. Whoever calls it holds the project for the change
 * alone; all is written in one moment.
 */
export async function makeChange<T, R>(
  project: MemoryProject,
  { named, decide, origin, onReading }: Ordered<T>,
  answer: (made: Made<T>) => R,
): Promise<Changed<R>> {
  const draft = new ChangeDraft(origin);
  const { at } = draft;
  const decision = await gather(memoryReads(project, onReading), named, (source) =>
    decideChange(source, draft, decide),
  );
  const { result, counts, summary, positions } = decision;
  // What the caller still holds is not what is kept.
  const edits = structuredClone(decision.edits);
  const outcome = applyEdits(project, edits, at);
  for (const [id, position] of positions) {
    const node = project.nodes.get(id);
    if (node !== undefined) project.place(node, position);
  }
  const change =
    edits.length === 0 ? undefined : recordChange(project, { at, origin, counts, edits, summary, batch: 0 });
  return {
    answer: answer({ result, edits, change }),
    changed: change === undefined ? undefined : toldOf(project, outcome),
  };
}

/** What a change would come to. */
export const countsOf = (
  project: MemoryProject,
  { named, decide }: ChangeRequest<unknown>,
  onReading: OnReading,
): Promise<ChangeCounts> => {
  const draft = new ChangeDraft({ source: 'hand' });
  return gather(memoryReads(project, onReading), named, (source) => countsOfChange(source, draft, decide));
};

/** The receipt of a change, of one that changed nothing too. */
export const receipt =
  (project: MemoryProject, origin: ChangeOrigin) =>
  ({ edits, change }: Made<unknown>): ChangeReceipt =>
    receiptOf(project, change ?? noChange({ number: project.head, at: project.updatedAt }, origin), listingOf(edits));

type Arguments<P, K extends keyof P> = P[K] extends (...args: infer A) => unknown ? A : never;

/** Makes an import visible, with its effects. */
export function publishImport(
  people: MemoryPeople,
  ...[scope, importId, origin, effects = []]: Arguments<ImportSink, 'publishImport'>
): Changed<ChangeReceipt> {
  const project = people.forWriting(scope);
  const person = people.of(scope.ownerId);
  const batch = openImport(project, importId);
  person.refuseKnown(effects);
  const edits = updatesOf(project, batch);
  person.keep(effects);
  if (batch.nodes.size + batch.relationships.size + edits.length === 0) {
    project.imports.delete(importId);
    return {
      answer: receiptOf(project, noChange({ number: project.head, at: project.updatedAt }, origin), listingOf([])),
      changed: undefined,
    };
  }
  batch.state = 'published';
  const brought = { nodes: new Map(batch.nodes), relationships: new Map(batch.relationships) };
  batch.nodes.clear();
  batch.relationships.clear();
  const outcome = showBrought(project, brought);
  const at = new Date().toISOString();
  outcome.include(applyEdits(project, edits, at));
  const counts = {
    ...countEdits(edits),
    nodesCreated: brought.nodes.size,
    relationshipsCreated: brought.relationships.size,
  };
  const styles = broughtStyles([...batch.styles.values()], (name) => project.styleOf(name));
  applyStyles(project, styles);
  if (styles.length > 0) outcome.restyled();
  const summary = edits.length === 0 ? NO_SUMMARY : summaryOfEdits(memoryNames(project), edits);
  const change = recordChange(project, { at, origin, counts, edits, summary, styles, batch: batch.batch });
  const listing = together(listingOfImport(brought, true), listingOf(edits));
  return { answer: receiptOf(project, change, listing), changed: toldOf(project, outcome) };
}

/** A step through the history. */
export function step(
  people: MemoryPeople,
  scope: GraphScope,
  back: boolean,
  effect: StepEffect | undefined,
): Changed<ChangeReceipt> {
  const project = people.forWriting(scope);
  const { receipt, outcome } = travel(project, back);
  people.of(scope.ownerId).keep(effectsOfStep(effect, receipt.change, receipt.head));
  return { answer: receipt, changed: toldOf(project, outcome) };
}
