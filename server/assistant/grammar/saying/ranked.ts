import { type Measure, type NodeSet, type Query, type Sorting } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { measureInWords } from './lookedFor.js';
import { hasWorth, measuredBy } from './total.js';
import { valueOfTotal, worthInWords } from './worths.js';

/** Nodes that are named in an answer with what each is worth. */
export const NAMED = 10;

/** Nodes in an order by what they are worth. */
interface Ranking extends Sorting {
  readonly of: NodeSet;
}

/** What one is worth by a measure, as it is said. */
interface Worth {
  readonly value: string;
  /** What is measured. */
  readonly measured: string;
}

function worthOf(node: GraphNode, by: Measure, worth: number | string | null, wording: Wording): Worth {
  switch (by.kind) {
    case 'property':
      return { value: wording.valueOf(node, by.property), measured: wording.property(by.property) };
    case 'over': {
      const total = { ...by, kind: 'aggregate' } as const;
      const value = worth === null ? wording.t('unknownValue') : valueOfTotal(worth, total, wording);
      return { value, measured: measuredBy(total, wording) };
    }
    case 'number': {
      const types = by.step.types.map((type) => wording.type(type));
      const measured = by.set.kind === 'label' ? wording.label(by.set.label, 'several') : types.join(', ');
      return { value: wording.number(Number(worth)), measured };
    }
    default: {
      const value = worth === null ? wording.t('unknownValue') : worthInWords(worth, by, wording);
      return { value, measured: measureInWords(by, wording) };
    }
  }
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

/**
 * The first of some in their order, each with what it is worth; undefined where there are none.
 * @param known the members, where they are read already: to rank all of a large label takes its time
 */
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
  const entries = first.map((node, at) => {
    const said = worthOf(node, by, result.worths?.[at] ?? null, wording);
    return wording.t(said.measured === '' ? 'rankedEntry' : 'rankedEntryOf', { node: wording.name(node), ...said });
  });
  return { entries, nodes: first, total: result.total };
}

export interface Ranked {
  readonly text: string;
  readonly nodes: readonly GraphNode[];
}

/** The first of a ranking, each with what it is worth; undefined where there is none, or too many to name. */
export async function sayRanked(
  set: Extract<NodeSet, { kind: 'top' }>,
  reading: GraphReading,
  wording: Wording,
  known?: readonly string[],
): Promise<Ranked | undefined> {
  const { by, order } = set;
  const first = await inOrder({ of: set, by, order }, reading, wording, known);
  if (first === undefined || first.total > NAMED) return undefined;
  const remark = await withoutWorth(set, reading, wording);
  const said = wording.t('ranked', { names: wording.list(first.entries) });
  return { text: [said, ...remark].join(' '), nodes: first.nodes };
}

/** All of a set in an order, the first of them by name with what each is worth. */
export async function saySorted(
  set: NodeSet,
  sort: Sorting,
  reading: GraphReading,
  wording: Wording,
): Promise<Ranked | undefined> {
  const first = await inOrder({ of: set, ...sort }, reading, wording);
  if (first === undefined) return undefined;
  const { entries, nodes, total } = first;
  const more = total > nodes.length ? [wording.t('andMore', { count: total - nodes.length })] : [];
  return { text: wording.t('ranked', { names: wording.list([...entries, ...more]) }), nodes };
}
