import { type ChangeReceipt } from '../../contract/edits.js';
import { type Position } from '../../contract/elements.js';
import { type GraphChanged } from '../../contract/live.js';
import { type EditContext } from '../changing/nodeEdits.js';
import { bulkEdit } from '../changing/bulk/bulkEdit.js';
import { applyOperations } from '../changing/patch.js';
import { Workspace } from '../changing/Workspace.js';
import { countEdits, type Edit } from '../../../domain/changes/edit.js';
import { type ImportSink } from '../ports/ImportSink.js';
import { effectsOfStep, type StepEffect } from '../ports/StepEffect.js';
import { type GraphWriter } from '../ports/GraphWriter.js';
import { type ChangeOrigin, type GraphScope } from '../ports/scope.js';
import { applyEdits } from './applyMemoryEdits.js';
import { listingOf, together } from '../changing/listing.js';
import { listingOfImport, receiptOf, recordChange, showBrought, toldOf, travel } from './history.js';
import { noChange } from '../changing/NewChange.js';
import { openImport, updatesOf } from './imports.js';
import { type MemoryPeople } from './MemoryPerson.js';
import { type MemoryProject } from './MemoryProject.js';
import { memorySource } from './memorySource.js';
import { broughtStyles } from '../changing/styleEdits.js';
import { applyStyles } from './styles.js';

/** What a change answers, and what is told to those who follow; nothing when nothing has changed. */
export interface Changed<T> {
  readonly answer: T;
  readonly changed: GraphChanged | undefined;
}

interface Made<T> {
  readonly result: T;
  readonly edits: readonly Edit[];
  readonly change: ReturnType<typeof recordChange> | undefined;
}

/** Makes one change: what `decide` does to the workspace, with its entry in the history. Nothing is written when it throws. */
export function makeChange<T, R>(
  project: MemoryProject,
  origin: ChangeOrigin,
  decide: (context: EditContext) => T,
  answer: (made: Made<T>) => R,
): Changed<R> {
  const at = new Date().toISOString();
  const positions = new Map<string, Position>();
  const workspace = new Workspace(memorySource(project));
  const result = decide({ workspace, origin, at, positions });
  // What the caller still holds is not what is kept.
  const edits = structuredClone(workspace.edits());
  const outcome = applyEdits(project, edits, at);
  for (const [id, position] of positions) {
    const node = project.nodes.get(id);
    if (node !== undefined) project.place(node, position);
  }
  const counts = countEdits(edits);
  const { mergedInto } = workspace;
  const entry = { at, origin, counts, edits, batch: 0, ...(mergedInto === undefined ? {} : { mergedInto }) };
  const change = edits.length === 0 ? undefined : recordChange(project, entry);
  return {
    answer: answer({ result, edits, change }),
    changed: change === undefined ? undefined : toldOf(project, outcome),
  };
}

/** The receipt of a change, of one that changed nothing too. */
const receipt =
  (project: MemoryProject, origin: ChangeOrigin) =>
  ({ edits, change }: Made<unknown>): ChangeReceipt =>
    receiptOf(project, change ?? noChange({ number: project.head, at: project.updatedAt }, origin), listingOf(edits));

/** The same done with many elements. */
export function editMany(
  people: MemoryPeople,
  ...[scope, input, origin]: Arguments<GraphWriter, 'bulkEdit'>
): Changed<ChangeReceipt> {
  const project = people.forWriting(scope);
  return makeChange(project, origin, (context) => bulkEdit(context, input), receipt(project, origin));
}

type Arguments<P, K extends keyof P> = P[K] extends (...args: infer A) => unknown ? A : never;

/** All operations or none, with their effects. */
export function applyPatch(
  people: MemoryPeople,
  ...[scope, operations, origin, effects = []]: Arguments<GraphWriter, 'applyPatch'>
): Changed<ChangeReceipt> {
  const project = people.forWriting(scope);
  const person = people.of(scope.ownerId);
  person.refuseKnown(effects);
  const made = makeChange(project, origin, (context) => applyOperations(context, operations), receipt(project, origin));
  person.keep(effects);
  return made;
}

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
  const change = recordChange(project, { at, origin, counts, edits, styles, batch: batch.batch });
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
