import { type Along, type Measure, type NodeSet, type Total } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { measureInWords, totalInWords } from './lookedFor.js';
import { type Summed, UNIT, valueOfTotal } from './worths.js';

/** Nodes that are named and cited beside what they come to; the first of more. */
const NAMED_IN_FULL = 25;
const NAMED_OF_LONG = 10;

/** A set whose values are summed up, or the relationships along a step from it. */
interface Summing {
  readonly set: NodeSet;
  readonly along?: Along | undefined;
  readonly total: Summed;
}

const COMES_TO = {
  sum: 'comesToSum',
  mean: 'comesToMean',
  median: 'comesToMedian',
  least: 'comesToLeast',
  greatest: 'comesToGreatest',
} as const;

const MEASURED = {
  sum: 'measuredSum',
  mean: 'measuredMean',
  median: 'measuredMedian',
  least: 'measuredLeast',
  greatest: 'measuredGreatest',
} as const;

/** What is summed up, without the unit of a property. */
const summedInWords = (total: Summed, wording: Wording): string =>
  total.kind === 'aggregate' ? wording.property(total.property.replace(UNIT, '')) : measureInWords(total.of, wording);

/** The least or greatest of what is computed, which has words of its own: "fewest days". */
const isExtreme = (total: Summed): boolean =>
  total.kind === 'measured' && (total.by === 'least' || total.by === 'greatest');

/** What is told of each of some: "average wage". */
export const measuredBy = (total: Total, wording: Wording): string =>
  total.kind === 'count' || total.kind === 'distinct' || isExtreme(total)
    ? totalInWords(total, wording)
    : wording.t(MEASURED[total.by], { property: summedInWords(total, wording) });

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

/** What the values of a set come to, with their unit, whose they are, and how many have none. */
export async function sayTotal(
  { set, along, total }: Summing,
  { value, counted }: { readonly value: number | string; readonly counted: number },
  reading: GraphReading,
  wording: Wording,
): Promise<{ text: string; nodes: readonly GraphNode[] }> {
  const having: NodeSet =
    along === undefined ? { kind: 'where', of: set, that: hasValue(total) } : joinedTo(set, along, total);
  const { nodes } = await reading.query({ kind: 'nodes', set: having, limit: NAMED_IN_FULL });
  const shown = along === undefined && counted > NAMED_IN_FULL ? nodes.slice(0, NAMED_OF_LONG) : nodes;
  const more =
    along === undefined && counted > shown.length ? [wording.t('andMore', { count: counted - shown.length })] : [];
  const text = wording.t(COMES_TO[total.by], {
    value: valueOfTotal(value, total, wording),
    property: summedInWords(total, wording),
    total: wording.number(counted),
    names: wording.list([...wording.names(shown), ...more]),
  });
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
