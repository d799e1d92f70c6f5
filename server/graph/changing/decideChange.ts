import { type ChangeCounts, countEdits, type Edit } from '../../../domain/changes/edit.js';
import { type ChangeSummary } from '../../contract/changeSummary.js';
import { type Position } from '../../contract/elements.js';
import { type ChangeDraft } from './ChangeDraft.js';
import { type EditContext, type Workspace } from './Workspace.js';
import { type ElementSource } from './ElementSource.js';
import { Unread } from './gathering/Answers.js';
import { NO_SUMMARY, summaryOfEdits } from './summary/summaryOfEdits.js';

/** A decided change, not yet written: that is all an engine has left to do. */
export interface Decision<T> {
  readonly result: T;
  readonly edits: readonly Edit[];
  readonly counts: ChangeCounts;
  /** What the edits did, in names and values. */
  readonly summary: ChangeSummary;
  /** Places of new nodes. */
  readonly positions: ReadonlyMap<string, Position>;
}

/** An element that a summary names; undefined until it is read, since the source notes all that are missing before it reads them. */
function named<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unread) return undefined;
    throw error;
  }
}

/** The summary of a change, from its elements as it leaves them. */
function summaryOf(workspace: Workspace, edits: readonly Edit[]): ChangeSummary {
  if (edits.length === 0) return NO_SUMMARY;
  const after = {
    node: (id: string) => named(() => workspace.node(id)),
    relationship: (id: string) => named(() => workspace.relationship(id)),
    captions: () => workspace.source.captions(),
  };
  return summaryOfEdits(after, edits, workspace.mergedInto);
}

/** Decides a change: what `decide` does to its workspace, with its counts and its summary. Throws what `decide` throws. */
export function decideChange<T>(
  source: ElementSource,
  draft: ChangeDraft,
  decide: (context: EditContext) => T,
): Decision<T> {
  const context = draft.context(source);
  const { workspace, positions } = context;
  const result = decide(context);
  const edits = workspace.edits();
  return { result, edits, counts: countEdits(edits), summary: summaryOf(workspace, edits), positions };
}

/** What a change would come to, without its summary. Throws what `decide` throws. */
export function countsOfChange(
  source: ElementSource,
  draft: ChangeDraft,
  decide: (context: EditContext) => unknown,
): ChangeCounts {
  const context = draft.context(source);
  decide(context);
  return countEdits(context.workspace.edits());
}
