import { type NodeSet, type Query } from '../../../../domain/query/Query.js';
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

const COMES_TO = {
  sum: 'comesToSum',
  mean: 'comesToMean',
  median: 'comesToMedian',
  least: 'comesToLeast',
  greatest: 'comesToGreatest',
} as const;

/** A sum without the noise of its last digits; what is no sum rounded. */
function rounded(value: number, { by }: Total): number {
  if (by === 'sum') return Number(value.toPrecision(SURE_DIGITS));
  return Math.abs(value) < 1 ? Number(value.toPrecision(SMALL_DIGITS)) : Number(value.toFixed(DECIMALS));
}

/** What the numbers of a set come to, with their unit, whose they are, and how many have none. */
export async function sayTotal(
  query: Total,
  { value, counted }: { readonly value: number | string; readonly counted: number },
  reading: GraphReading,
  wording: Wording,
): Promise<{ text: string; nodes: readonly GraphNode[] }> {
  const { set, property } = query;
  const having: NodeSet = { kind: 'where', of: set, that: { kind: 'has', property } };
  const { nodes } = await reading.query({ kind: 'nodes', set: having, limit: NAMED_IN_FULL });
  const shown = counted > NAMED_IN_FULL ? nodes.slice(0, NAMED_OF_LONG) : nodes;
  const more = counted > shown.length ? [wording.t('andMore', { count: counted - shown.length })] : [];
  const names = wording.list([...wording.names(shown), ...more]);
  const { result } = await reading.query({ kind: 'count', set });
  const unknown = result.kind === 'count' ? result.total - counted : 0;
  const unit = UNIT.exec(property)?.[1];
  const said = wording.value(typeof value === 'number' ? rounded(value, query) : value, undefined, property);
  const params = {
    value: unit === undefined ? said : `${said} ${wording.plain(unit)}`,
    property: wording.plain(property.replace(UNIT, '')),
    total: wording.number(counted),
    names,
  };
  const remark = unknown <= 0 ? [] : [wording.t('rankedUnknown', { count: unknown, total: wording.number(unknown) })];
  return { text: [wording.t(COMES_TO[query.by], params), ...remark].join(' '), nodes: shown };
}
