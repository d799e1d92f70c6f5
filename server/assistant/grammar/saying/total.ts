import { type Along, type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';

/** Nodes that are named and cited beside what they come to; the first of more. */
const NAMED_IN_FULL = 25;
const NAMED_OF_LONG = 10;
/** Digits that a sum of fractions has for sure, and decimals that are said of a mean. */
const SURE_DIGITS = 12;
const DECIMALS = 2;
const SMALL_DIGITS = 3;
const UNIT = /\s*\(([^)]*)\)\s*$/u;

type Total = Extract<Query, { kind: 'aggregate' }>;
type Summed = Pick<Total, 'by' | 'property'>;

/** A sum without the noise of its last digits; what is no sum rounded. */
function rounded(value: number, { by }: Summed): number {
  if (by === 'sum') return Number(value.toPrecision(SURE_DIGITS));
  return Math.abs(value) < 1 ? Number(value.toPrecision(SMALL_DIGITS)) : Number(value.toFixed(DECIMALS));
}

/** A value that numbers come to, with their unit. */
export function valueOfTotal(value: number | string, total: Summed, wording: Wording): string {
  const unit = UNIT.exec(total.property)?.[1];
  const said = wording.value(typeof value === 'number' ? rounded(value, total) : value, undefined, total.property);
  return unit === undefined ? said : `${said} ${wording.plain(unit)}`;
}

/** The other ends of the relationships of a set that have a property. */
const joinedTo = (of: NodeSet, { step, set }: Along, property: string): NodeSet => {
  const has = { kind: 'has', property } as const;
  const where = step.where === undefined ? has : ({ kind: 'and', of: [step.where, has] } as const);
  return { kind: 'intersection', of: [set, { kind: 'follow', of, step: { ...step, where } }] };
};

/** What the numbers of a set come to, with their unit, whose they are, and how many have none. @param what the query in words */
export async function sayTotal(
  query: Total,
  { value, counted, what }: { readonly value: number | string; readonly counted: number; readonly what: string },
  reading: GraphReading,
  wording: Wording,
): Promise<{ text: string; nodes: readonly GraphNode[] }> {
  const { set, along, property } = query;
  const having: NodeSet =
    along === undefined ? { kind: 'where', of: set, that: { kind: 'has', property } } : joinedTo(set, along, property);
  const { nodes } = await reading.query({ kind: 'nodes', set: having, limit: NAMED_IN_FULL });
  const shown = counted > NAMED_IN_FULL && along === undefined ? nodes.slice(0, NAMED_OF_LONG) : nodes;
  const params = { what, value: valueOfTotal(value, query, wording), total: wording.number(counted) };
  if (counted === 1) return { text: wording.t('comesToOne', params), nodes: shown };
  const more =
    along === undefined && counted > shown.length ? [wording.t('andMore', { count: counted - shown.length })] : [];
  const text = wording.t('comesTo', { ...params, names: wording.list([...wording.names(shown), ...more]) });
  if (along !== undefined) return { text, nodes: shown };
  const { result } = await reading.query({ kind: 'count', set });
  const unknown = result.kind === 'count' ? result.total - counted : 0;
  const remark = unknown <= 0 ? [] : [wording.t('rankedUnknown', { count: unknown, total: wording.number(unknown) })];
  return { text: [text, ...remark].join(' '), nodes: shown };
}
