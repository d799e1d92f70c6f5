import { type Edit } from '../../../domain/changes/edit.js';
import { MOST_LISTED } from './Outcome.js';

/** The ids of what a change made or changed, and of what it removed. */
export interface Listing {
  readonly nodes: readonly string[];
  readonly relationships: readonly string[];
  readonly deletedNodes: readonly string[];
  readonly deletedRelationships: readonly string[];
}

const idsOf = (edits: readonly Edit[], of: Edit['of'], gone: boolean) =>
  edits.filter((edit) => edit.of === of && (edit.op === 'delete') === gone).map(({ id }) => id);

/** The elements of a change by edits; undefined when they are too many to list. */
export const listingOf = (edits: readonly Edit[]): Listing | undefined =>
  edits.length > MOST_LISTED
    ? undefined
    : {
        nodes: idsOf(edits, 'node', false),
        relationships: idsOf(edits, 'relationship', false),
        deletedNodes: idsOf(edits, 'node', true),
        deletedRelationships: idsOf(edits, 'relationship', true),
      };
