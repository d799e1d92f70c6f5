import { ProblemError } from '../../../contract/ProblemError.js';
import { labelCounts } from '../receipts.js';
import { type Graph, type StoredOrder, visible } from '../rows.js';
import { type ListFilter, type ListOrder, type SortKey, whereOf } from './orderedRows.js';
import { keyParameters, keySqlOf } from './sortKeys.js';
import { keyNameOf } from './storedOrders.js';

const KEYS: readonly SortKey[] = [
  { column: 's.kind', type: 'smallint' },
  { column: 's.number', type: 'float8' },
  { column: 's.text', type: 'text' },
  { column: 's.seq', type: 'bigint' },
];

/** The order of the rows of a filter by keys: those that are stored, or worked out for these rows until all are stored. */
export async function orderByKeys(graph: Graph, filter: ListFilter, order: StoredOrder): Promise<ListOrder> {
  const name = keyNameOf(graph, order);
  if (name === undefined) return workedOut(graph, filter, order);
  // Whether a row is seen its key tells as well.
  const narrowing = filter.conditions.filter((condition) => condition !== visible('e'));
  const joined = narrowing.length === 0 ? '' : ` JOIN ${filter.source} ON e.owner = :owner AND e.seq = s.seq`;
  return {
    source: `sort_key s${joined}`,
    conditions: [visible('s'), 's.name = :name', ...narrowing],
    parameters: { ...filter.parameters, name },
    keys: KEYS,
    hasEmpty: true,
  };
}

async function workedOut(graph: Graph, filter: ListFilter, order: StoredOrder): Promise<ListOrder> {
  const { kind, number, text } = keySqlOf(order);
  const labels = order.by === 'label' ? (await labelCounts(graph)).map(({ label }) => label) : [];
  return {
    source: `(SELECT e.seq, ${kind} AS kind, ${number} AS number, ${text} AS text FROM ${filter.source} WHERE ${whereOf(filter)}) s`,
    conditions: ['true'],
    parameters: { ...filter.parameters, ...keyParameters(order, labels) },
    keys: KEYS,
    hasEmpty: true,
  };
}

/** The property to sort by. Throws `VALIDATION_FAILED` without one. */
export function sortedProperty(property: string | undefined): { readonly property: string } {
  if (property !== undefined) return { property };
  throw ProblemError.field('querystring/property', 'says by which property to sort');
}
