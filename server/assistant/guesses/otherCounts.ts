import { type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { headingOf } from '../../../domain/styles/typeWords.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Offer } from './offered.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;

/** Values of a column, as the rows that have one. */
function rowsOf(values: NodeSet, { step, set: rows, quantity }: Linked): NodeSet {
  const that: Linked = { kind: 'linked', step: { ...step, direction: 'out' }, set: values, quantity };
  return { kind: 'where', of: rows, that };
}

const countOf = async (query: Query, reading: GraphReading, ms: number): Promise<number> => {
  const { result } = (await reading.queryWithin(query, ms)) ?? {};
  return result?.kind === 'count' ? result.total : 0;
};

/** Whether relationships of a type are things of their own, as flights with their times are: several may join the same two. */
async function areThings(type: string, reading: GraphReading): Promise<boolean> {
  const { types } = await reading.shape();
  return types.some((one) => one.type === type && one.properties.length > 0);
}

/**
 * What a count may be of besides: the rows where their values were counted, as five medals of three kinds; nothing that a query says where the
 * ends of relationships were counted that are things of their own. Undefined where a count has one reading, or another takes longer.
 */
export async function otherCounts(query: Query, reading: GraphReading, ms: number): Promise<Offer[] | undefined> {
  if (query.kind !== 'count' || query.set.kind !== 'where' || query.set.that.kind !== 'linked') return undefined;
  const { of, that } = query.set;
  const { step, quantity } = that;
  const [type = ''] = step.types;
  if (quantity.kind !== 'some') return undefined;
  if (headingOf(type) === undefined) return (await areThings(type, reading)) ? [] : undefined;
  if (step.direction !== 'in') return undefined;
  const rows: Query = { kind: 'count', set: rowsOf(of, that) };
  return (await countOf(rows, reading, ms)) > (await countOf(query, reading, ms)) ? [{ query: rows }] : undefined;
}
