import { type Measure, type NodeSet, type Query, type Sorting } from '../../../../domain/query/Query.js';
import { changeOf } from '../../../../domain/query/operands.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { hasWorth } from './total.js';
import { worthInWords } from './worths.js';

/** Nodes that are named in an answer with what each is worth. */
export const NAMED = 10;

/** Nodes in an order by what they are worth. */
interface Ranking extends Sorting {
  readonly of: NodeSet;
}

/** What one is worth by a measure, as it is said. */
function worthOf(node: GraphNode, by: Measure, worth: number | string | null, wording: Wording): string {
  if (by.kind === 'property') return wording.valueOf(node, by.property);
  return worth === null ? wording.t('unknownValue') : worthInWords(worth, by, wording);
}

/** How many could not be ranked, because they have no value. */
async function withoutWorth({ of, by }: Ranking, reading: GraphReading, wording: Wording): Promise<string[]> {
  if (by.kind === 'number' || by.kind === 'over') return [];
  const has = by.kind === 'property' ? ({ kind: 'has', property: by.property } as const) : hasWorth(by);
  const lacking: NodeSet = { kind: 'where', of, that: { kind: 'not', of: has } };
  const { result } = await reading.query({ kind: 'count', set: lacking });
  const unknown = result.kind === 'count' ? result.total : 0;
  return unknown === 0 ? [] : [wording.t('rankedUnknown', { count: unknown, total: wording.number(unknown) })];
}

/** For nodes in the order of a change in percent, what each was worth before and is later, as it is said. */
async function sidesOf(
  nodes: readonly GraphNode[],
  by: Measure,
  reading: GraphReading,
  wording: Wording,
): Promise<ReadonlyMap<string, { readonly before: string; readonly later: string }>> {
  const change = changeOf(by);
  if (change === undefined) return new Map();
  const set = { kind: 'nodes', ids: nodes.map(({ id }) => id) } as const;
  const worthsBy = async (measure: Measure): Promise<ReadonlyMap<string, string>> => {
    const { result } = await reading.query({ kind: 'nodes', set, sort: { by: measure, order: 'most' } });
    if (result.kind !== 'nodes') return new Map();
    return new Map(
      result.ids.map((id, at) => [id, worthInWords(result.worths?.[at] ?? '', measure, wording)] as const),
    );
  };
  const [before, later] = [await worthsBy(change.before), await worthsBy(change.later)];
  return new Map(nodes.map(({ id }) => [id, { before: before.get(id) ?? '', later: later.get(id) ?? '' }]));
}

/** The first of a ranking, each with its worth; undefined if empty. `known`: the members, if already read. */
export async function inOrder(
  { of, by, order }: Ranking,
  reading: GraphReading,
  wording: Wording,
  known?: readonly string[],
): Promise<{ entries: readonly string[]; nodes: readonly GraphNode[]; total: number } | undefined> {
  const set: NodeSet = known === undefined ? of : { kind: 'nodes', ids: [...known] };
  const query: Query = { kind: 'nodes', set, sort: { by, order }, limit: NAMED };
  const { result, nodes } = await reading.query(query);
  if (result.kind !== 'nodes' || result.total === 0) return undefined;
  const first = result.ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  const sides = await sidesOf(first, by, reading, wording);
  const entries = first.map((node, at) => {
    const value = worthOf(node, by, result.worths?.[at] ?? null, wording);
    const side = sides.get(node.id);
    if (side !== undefined) return wording.t('rankedChange', { node: wording.name(node), value, ...side });
    return wording.t('rankedEntry', { node: wording.name(node), value });
  });
  return { entries, nodes: first, total: result.total };
}

export interface Ranked {
  readonly text: string;
  readonly nodes: readonly GraphNode[];
}

/** The first of a ranking, each with what it is worth; undefined where there is none, or too many to name. @param what the set in words */
export async function sayRanked(
  set: Extract<NodeSet, { kind: 'top' }>,
  what: string,
  reading: GraphReading,
  wording: Wording,
  known?: readonly string[],
): Promise<Ranked | undefined> {
  const { by, order } = set;
  const first = await inOrder({ of: set, by, order }, reading, wording, known);
  if (first === undefined || first.total > NAMED) return undefined;
  const remark = await withoutWorth(set, reading, wording);
  const said = wording.t('rankedOf', { what, names: wording.list(first.entries) });
  return { text: [said, ...remark].join(' '), nodes: first.nodes };
}

/** All of a set in an order, the first of them by name with what each is worth. @param what the set and its order in words */
export async function saySorted(
  set: NodeSet,
  sort: Sorting,
  what: string,
  reading: GraphReading,
  wording: Wording,
): Promise<Ranked | undefined> {
  const first = await inOrder({ of: set, ...sort }, reading, wording);
  if (first === undefined) return undefined;
  const { entries, nodes, total } = first;
  const names = wording.list(wording.withMore(entries, total - nodes.length));
  return { text: wording.t('rankedOf', { what, names }), nodes };
}
