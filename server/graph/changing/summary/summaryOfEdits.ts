import { type ChangeSummary, SUMMARY_LIMITS, type SummarisedCount } from '../../../contract/changeSummary.js';
import { type Edit } from '../../../../domain/changes/edit.js';
import { type ElementSource } from '../ElementSource.js';
import { alikeOf } from './alike.js';
import { mergedAlike } from './nodesWithTies.js';
import { NameBook } from './NameBook.js';
import { summarisedNode, summarisedRelationship } from './summarisedElement.js';

const nodesFirst = (edits: readonly Edit[]): Edit[] => [
  ...edits.filter(({ of }) => of === 'node'),
  ...edits.filter(({ of }) => of === 'relationship'),
];

type Counts = Map<string, SummarisedCount>;

function count(counts: Counts, operation: Edit['op'], kind: Edit['of'], name: string, total = 1): void {
  const key = JSON.stringify([operation, kind, name]);
  const known = counts.get(key)?.total ?? 0;
  counts.set(key, { operation, kind, name, total: known + total });
}

const most = (counts: Iterable<SummarisedCount>): SummarisedCount[] =>
  [...counts].sort((one, other) => other.total - one.total).slice(0, SUMMARY_LIMITS.counts);

/** How many of each label and type were made and deleted; what was changed is counted as far as its labels are known. */
function countsOf(edits: readonly Edit[], names: NameBook): SummarisedCount[] {
  const counts: Counts = new Map();
  for (const edit of edits) {
    if (edit.op === 'update') {
      const type = edit.of === 'relationship' ? names.relationship(edit.id)?.type : undefined;
      const labels = edit.of === 'node' ? (names.node(edit.id)?.labels ?? []) : [type ?? ''];
      for (const label of labels.filter((one) => one !== '')) count(counts, 'update', edit.of, label);
    } else if (edit.of === 'node') for (const label of edit.element.labels) count(counts, edit.op, 'node', label);
    else count(counts, edit.op, 'relationship', edit.element.type);
  }
  return most(counts.values());
}

/**
 * What a change by edits did, in names and values. Asked in the transaction of the change it says them as they were; asked
 * later, what can still be known.
 * @param mergedInto the node with which the deleted ones became one
 */
export function summaryOfEdits(
  source: Pick<ElementSource, 'node' | 'relationship' | 'captions'>,
  edits: readonly Edit[],
  mergedInto?: string,
): ChangeSummary {
  const names = new NameBook(source, edits);
  const elements = nodesFirst(edits)
    .slice(0, SUMMARY_LIMITS.elements)
    .map((edit) => (edit.of === 'node' ? summarisedNode(edit, names) : summarisedRelationship(edit, names)));
  const alike = mergedInto === undefined ? alikeOf(edits, names) : mergedAlike(edits, mergedInto, names);
  // One element says itself what it is.
  return { elements, byName: edits.length === 1 ? [] : countsOf(edits, names), ...(alike && { alike }) };
}

/** Nothing was done. */
export const NO_SUMMARY: ChangeSummary = { elements: [], byName: [] };

/** The summary of an import that also changed what was there before it: that is told first. */
export const summariesTogether = (brought: ChangeSummary, edited: ChangeSummary): ChangeSummary => ({
  elements: [...edited.elements, ...brought.elements].slice(0, SUMMARY_LIMITS.elements),
  byName: most([...edited.byName, ...brought.byName]),
  // What was done to all is not what an import did besides.
  ...(edited.alike !== undefined && brought.byName.length === 0 && { alike: edited.alike }),
});
