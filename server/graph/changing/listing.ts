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

/** What two parts of one change list, together; undefined when that is too much. */
export function together(one: Listing | undefined, other: Listing | undefined): Listing | undefined {
  if (one === undefined || other === undefined) return undefined;
  const all = {
    nodes: [...one.nodes, ...other.nodes],
    relationships: [...one.relationships, ...other.relationships],
    deletedNodes: [...one.deletedNodes, ...other.deletedNodes],
    deletedRelationships: [...one.deletedRelationships, ...other.deletedRelationships],
  };
  const total = Object.values(all).reduce((sum, ids) => sum + ids.length, 0);
  return total > MOST_LISTED ? undefined : all;
}
