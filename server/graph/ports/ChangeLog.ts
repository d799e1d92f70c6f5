import { type ChangePage, type ChangeReceipt } from '../../contract/edits.js';
import { type OwnerId } from '../../contract/ids.js';
import { type GraphChanged } from '../../contract/live.js';
import { type ChangeDetail } from '../asked.js';
import { type GraphScope } from './scope.js';
import { type StepEffect } from './StepEffect.js';

/** Hears of a change that was committed: whose graph, and what of it changed. */
export type OnGraphChange = (ownerId: OwnerId, change: GraphChanged) => void;

/** The history of each project: every change is one entry, with who brought it about and what it did. */
export interface ChangeLog {
  /**
   * Takes the last change back: content returns, versions go on growing. The same commit writes the effect into the outbox
   * where the change came from its source. Throws `NOTHING_TO_UNDO`.
   */
  undo(scope: GraphScope, effect?: StepEffect): Promise<ChangeReceipt>;
  /** Makes the change that was taken back last again. Throws `NOTHING_TO_REDO`. */
  redo(scope: GraphScope, effect?: StepEffect): Promise<ChangeReceipt>;
  /** A page, the newest first. Throws `PAGE_TOKEN_INVALID`. */
  changes(scope: GraphScope, query: { pageSize: number; pageToken?: string }): Promise<ChangePage>;
  /** Changes in a time that are not undone, with what they touched; the newest first. */
  changeDetails(scope: GraphScope, time: { since: string; until?: string }): Promise<ChangeDetail[]>;
  /**
   * Calls back after each committed change, each once and those of a project in their order; one that is made through this
   * store before the call that made it answers. Where other processes write to the same graphs, their commits are heard too,
   * soon after. @returns how to stop
   */
  onChange(follow: OnGraphChange): () => void;
}
