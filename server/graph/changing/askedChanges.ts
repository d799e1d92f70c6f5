import { type Query } from '../../../domain/query/Query.js';
import { type ChangeDetail } from '../asked.js';

/**
 * The changes that a query asks for, each with what it asks for of it.
 * @param ids the nodes of the set that it names; undefined where it names none
 */
export function askedChanges(
  changes: readonly ChangeDetail[],
  { op }: Pick<Extract<Query, { kind: 'changes' }>, 'op'>,
  ids?: ReadonlySet<string>,
): ChangeDetail[] {
  if (op === undefined && ids === undefined) return [...changes];
  return changes.flatMap((change) => {
    const elements = change.elements.filter(
      (one) => (op === undefined || (one.op === op && one.of === 'node')) && (ids === undefined || ids.has(one.id)),
    );
    return elements.length === 0 ? [] : [{ ...change, elements }];
  });
}
