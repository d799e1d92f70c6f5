import { type Along, type Measure, type NodeSet } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { type Summed, valueOfTotal } from './worths.js';

/** Nodes that are named and cited beside what they come to; the first of more. */
const NAMED_IN_FULL = 25;
const NAMED_OF_LONG = 10;

/** A set whose values are summed up, or the relationships along a step from it. */
interface Summing {
  readonly set: NodeSet;
  readonly along?: Along | undefined;
  readonly total: Summed;
}

/** Having a value: what is measured is equal to itself only where there is a worth. */
export const hasWorth = (of: Measure) => ({ kind: 'relate', of, is: '=', to: of }) as const;
const hasValue = (total: Summed) =>
  total.kind === 'aggregate' ? ({ kind: 'has', property: total.property } as const) : hasWorth(total.of);

/** The other ends of the relationships of a set that have a value. */
const joinedTo = (of: NodeSet, { step, set }: Along, total: Summed): NodeSet => {
  const has = hasValue(total);
  const where = step.where === undefined ? has : ({ kind: 'and', of: [step.where, has] } as const);
  return { kind: 'intersection', of: [set, { kind: 'follow', of, step: { ...step, where } }] };
};

/** What the values of a set come to, with their unit, whose they are, and how many have none. @param what the query in words */
export async function sayTotal(
  { set, along, total }: Summing,
  { value, counted, what }: { readonly value: number | string; readonly counted: number; readonly what: string },
  reading: GraphReading,
  wording: Wording,
): Promise<{ text: string; nodes: readonly GraphNode[] }> {
  const having: NodeSet =
    along === undefined ? { kind: 'where', of: set, that: hasValue(total) } : joinedTo(set, along, total);
  const { nodes } = await reading.query({ kind: 'nodes', set: having, limit: NAMED_IN_FULL });
  const shown = along === undefined && counted > NAMED_IN_FULL ? nodes.slice(0, NAMED_OF_LONG) : nodes;
  const params = { what, value: valueOfTotal(value, total, wording), total: wording.number(counted) };
  if (counted === 1) return { text: wording.t('comesToOne', params), nodes: shown };
  const names = wording.withMore(wording.names(shown), along === undefined ? counted - shown.length : 0);
  const text = wording.t('comesTo', { ...params, names: wording.list(names) });
  const remark = along === undefined ? await withoutValue(set, counted, reading, wording) : [];
  return { text: [text, ...remark].join(' '), nodes: shown };
}

/** How many members of a set have no value. */
async function withoutValue(
  set: NodeSet,
  counted: number,
  reading: GraphReading,
  wording: Wording,
): Promise<readonly string[]> {
  const { result } = await reading.query({ kind: 'count', set });
  const unknown = result.kind === 'count' ? result.total - counted : 0;
  return unknown <= 0 ? [] : [wording.t('rankedUnknown', { count: unknown, total: wording.number(unknown) })];
}
