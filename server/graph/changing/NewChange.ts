import { newId } from '../../../domain/ids/ids.js';
import { type ChangeCounts, type Edit, NO_COUNTS, type StyleEdit } from '../../../domain/changes/edit.js';
import { type ChangeSummary } from '../../contract/changeSummary.js';
import { type Change } from '../../contract/edits.js';
import { type ChangeId } from '../../contract/ids.js';
import { type ChangeOrigin } from '../ports/scope.js';
import { NO_SUMMARY } from './summary/summaryOfEdits.js';

/** A change that is to be written into the history. */
export interface NewChange {
  readonly at: string;
  readonly origin: ChangeOrigin;
  readonly counts: ChangeCounts;
  readonly edits: readonly Edit[];
  /** What the edits did, in names and values. */
  readonly summary: ChangeSummary;
  /** Labels and types that look otherwise after it. */
  readonly styles?: readonly StyleEdit[];
  /** The import whose elements the change made visible; 0 for a change by edits. */
  readonly batch: number;
}

/** What is answered for a change that changed nothing and left no entry, after the one that is the last. */
export const noChange = (last: Pick<Change, 'number' | 'at'>, { source, reference }: ChangeOrigin): Change => ({
  ...last,
  id: newId() as ChangeId,
  source,
  ...(reference === undefined ? {} : { reference }),
  counts: NO_COUNTS,
  summary: NO_SUMMARY,
  undone: false,
});
