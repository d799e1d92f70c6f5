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

const COMES_TO = {
  sum: 'comesToSum',
  mean: 'comesToMean',
  median: 'comesToMedian',
  least: 'comesToLeast',
  greatest: 'comesToGreatest',
} as const;

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

const MEASURED = {
  sum: 'measuredSum',
  mean: 'measuredMean',
  median: 'measuredMedian',
  least: 'measuredLeast',
  greatest: 'measuredGreatest',
} as const;

/** What is told of each of some: "average wage". */
export const measuredBy = ({ by, property }: Summed, wording: Wording): string =>
  wording.t(MEASURED[by], { property: wording.property(property.replace(UNIT, '')) });

/** The other ends of the relationships of a set that have a property. */
const joinedTo = (of: NodeSet, { step, set }: Along, property: string): NodeSet => {
  const has = { kind: 'has', property } as const;
  const where = step.where === undefined ? has : ({ kind: 'and', of: [step.where, has] } as const);
  return { kind: 'intersection', of: [set, { kind: 'follow', of, step: { ...step, where } }] };
};

/** What the numbers of a set come to, with their unit, whose they are, and how many have none. */
export async function sayTotal(
  query: Total,
  { value, counted }: { readonly value: number | string; readonly counted: number },
  reading: GraphReading,
  wording: Wording,
): Promise<{ text: string; nodes: readonly GraphNode[] }> {
  const { set, along, property } = query;
  if (along !== undefined) {
    const { nodes } = await reading.query({ kind: 'nodes', set: joinedTo(set, along, property), limit: NAMED_IN_FULL });
    const params = {
      value: valueOfTotal(value, query, wording),
      property: wording.property(property.replace(UNIT, '')),
    };
    const names = wording.list(wording.names(nodes));
    return { text: wording.t(COMES_TO[query.by], { ...params, total: wording.number(counted), names }), nodes };
  }
  const having: NodeSet = { kind: 'where', of: set, that: { kind: 'has', property } };
  const { nodes } = await reading.query({ kind: 'nodes', set: having, limit: NAMED_IN_FULL });
  const shown = counted > NAMED_IN_FULL ? nodes.slice(0, NAMED_OF_LONG) : nodes;
  const more = counted > shown.length ? [wording.t('andMore', { count: counted - shown.length })] : [];
  const names = wording.list([...wording.names(shown), ...more]);
  const { result } = await reading.query({ kind: 'count', set });
  const unknown = result.kind === 'count' ? result.total - counted : 0;
  const params = {
    value: valueOfTotal(value, query, wording),
    property: wording.property(property.replace(UNIT, '')),
    total: wording.number(counted),
    names,
  };
  const remark = unknown <= 0 ? [] : [wording.t('rankedUnknown', { count: unknown, total: wording.number(unknown) })];
  return { text: [wording.t(COMES_TO[query.by], params), ...remark].join(' '), nodes: shown };
}
