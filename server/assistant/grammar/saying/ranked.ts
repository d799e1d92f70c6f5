import { type NodeSet, type Query } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';

/** Nodes that are named in an answer with what each is worth. */
const NAMED = 10;

type Top = Extract<NodeSet, { kind: 'top' }>;

/** What a node is worth, and what that is called. */
type Worth = (node: GraphNode) => Promise<{ value: string; measured: string }>;

const countOf = async (set: NodeSet, reading: GraphReading): Promise<number> => {
  const { result } = await reading.query({ kind: 'count', set });
  return result.kind === 'count' ? result.total : 0;
};

/** How a ranking tells what nodes are worth; undefined for measures that are many numbers. */
function worthOf({ by }: Top, reading: GraphReading, wording: Wording): Worth | undefined {
  if (by.kind === 'property') {
    const measured = wording.plain(by.property);
    return (node) => Promise.resolve({ value: wording.valueOf(node, by.property), measured });
  }
  if (by.kind !== 'number') return undefined;
  const { step, set } = by;
  const measured = set.kind === 'label' ? set.label : step.types.join(', ');
  return async ({ id }) => {
    const joined: NodeSet = { kind: 'follow', of: { kind: 'nodes', ids: [id] }, step };
    const number = await countOf(set.kind === 'all' ? joined : { kind: 'intersection', of: [joined, set] }, reading);
    return { value: wording.number(number), measured: wording.plain(measured) };
  };
}

/** How many could not be ranked, because they have no value. */
async function withoutWorth({ of, by }: Top, reading: GraphReading, wording: Wording): Promise<string[]> {
  if (by.kind !== 'property') return [];
  const { property } = by;
  const lacking: NodeSet = { kind: 'where', of, that: { kind: 'not', of: { kind: 'has', property } } };
  const unknown = await countOf(lacking, reading);
  return unknown === 0 ? [] : [wording.t('rankedUnknown', { count: unknown, total: wording.number(unknown) })];
}

/**
 * The first of a ranking in their order, each with what it is worth; undefined where there is none, or too many to name.
 * Only those of `known` are put in order where the ranking was run before: to rank all of a large label takes its time.
 */
export async function sayRanked(
  set: Top,
  reading: GraphReading,
  wording: Wording,
  known?: readonly string[],
): Promise<{ text: string; nodes: readonly GraphNode[] } | undefined> {
  const worth = worthOf(set, reading, wording);
  const among: NodeSet = known === undefined ? set : { kind: 'nodes', ids: [...known] };
  const query: Query = { kind: 'nodes', set: among, sort: { by: set.by, order: set.order }, limit: NAMED };
  const { result, nodes } = await reading.query(query);
  if (worth === undefined || result.kind !== 'nodes' || result.total === 0 || result.total > NAMED) return undefined;
  const entries: string[] = [];
  const first = result.ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  for (const node of first) {
    const params = { node: wording.name(node), ...(await worth(node)) };
    entries.push(wording.t(params.measured === '' ? 'rankedEntry' : 'rankedEntryOf', params));
  }
  const remark = await withoutWorth(set, reading, wording);
  return { text: [wording.t('ranked', { names: wording.list(entries) }), ...remark].join(' '), nodes: first };
}
