import { type SummarisedAlike } from '../../../contract/changeSummary.js';
import { type Edit, type StoredNode } from '../../../../domain/changes/edit.js';
import { type NameBook } from './NameBook.js';
import { NO_FIELDS, onlyOne, summarisedEnd } from './summarisedElement.js';

const { propertiesLeftOut: _, ...nothing } = NO_FIELDS;

/** Of elements that were made or deleted no field is told. */
export const NOTHING_SET: Omit<SummarisedAlike, 'operation' | 'kind' | 'total' | 'name'> = nothing;

const wholeNodes = (edits: readonly Edit[], op: 'create' | 'delete'): StoredNode[] =>
  edits.flatMap((edit) => (edit.of === 'node' && edit.op === op ? [edit.element] : []));

/** A label that all of these nodes wear. */
function labelOfAll(nodes: readonly StoredNode[]): string {
  const [first] = nodes;
  return first?.labels.find((label) => nodes.every(({ labels }) => labels.includes(label))) ?? '';
}

/**
 * Nodes that were made or deleted, and nothing else but relationships that hang on them; undefined where the change did
 * something besides, or where it is about one node or none.
 */
export function nodesAlike(edits: readonly Edit[]): SummarisedAlike | undefined {
  const operation = onlyOne(edits.map(({ op }) => op));
  if (operation === undefined || operation === 'update') return undefined;
  const nodes = wholeNodes(edits, operation);
  if (nodes.length < 2) return undefined;
  const ids = new Set(nodes.map(({ id }) => id));
  const ties = edits.flatMap((edit) => (edit.of === 'relationship' && edit.op !== 'update' ? [edit.element] : []));
  if (!ties.every(({ startNodeId, endNodeId }) => ids.has(startNodeId) || ids.has(endNodeId))) return undefined;
  const about = { operation, kind: 'node', total: nodes.length, name: labelOfAll(nodes) } as const;
  return { ...about, ...(ties.length === 0 ? {} : { along: ties.length }), ...NOTHING_SET };
}

/** Nodes that became one with another, and the relationships that hang on that one since. */
export function mergedAlike(edits: readonly Edit[], into: string, names: NameBook): SummarisedAlike {
  const nodes = wholeNodes(edits, 'delete');
  const along = edits.filter(({ of, op }) => of === 'relationship' && op === 'update').length;
  return {
    ...{ operation: 'delete', kind: 'node', total: nodes.length, name: labelOfAll(nodes) },
    ...(along === 0 ? {} : { along }),
    into: summarisedEnd(into, names),
    ...NOTHING_SET,
  };
}
