import { type Change } from '../../contract/edits.js';
import { type ElementChange } from '../../contract/elementHistory.js';
import { type Edit, type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type ElementSource } from './ElementSource.js';
import { summaryOfEdits } from './summary/summaryOfEdits.js';

/** Changes of one element that are listed at the most. */
export const MOST_LISTED_CHANGES = 100;

type Listed = Pick<Change, 'id' | 'number' | 'at' | 'source' | 'reference' | 'summary' | 'undone'>;

/** The making of an element, as an edit: what an import did with it, which keeps no edits. */
export const makingOf = (of: Edit['of'], element: StoredNode | StoredRelationship): Edit =>
  ({ of, op: 'create', id: element.id, element }) as Edit;

/**
 * What a change did to one element: as it was written down then, or, where a large change names only its first elements, from
 * its edits.
 */
export function elementChange(
  source: Pick<ElementSource, 'node' | 'relationship' | 'captions'>,
  { summary, ...change }: Listed,
  edit: Edit,
): ElementChange | undefined {
  const { id, number, at, undone } = change;
  const element =
    summary.elements.find((one) => one.id === edit.id && one.kind === edit.of) ??
    summaryOfEdits(source, [edit]).elements[0];
  if (element === undefined) return undefined;
  const reference = change.reference === undefined ? {} : { reference: change.reference };
  return { id, number, at, source: change.source, ...reference, undone, element };
}
