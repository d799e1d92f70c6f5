import { type GroupKey, type NodeSet, type Predicate } from '../../../../domain/query/Query.js';
import { plainKey } from '../../../../domain/query/plainKey.js';
import { type Group } from '../../../../domain/query/Result.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { inOrder, NAMED, type Ranked } from './ranked.js';
import { hasWorth } from './total.js';
import { worthInWords } from './worths.js';

type Top = Extract<NodeSet, { kind: 'top' }>;

/** Being a member of a group. */
function inGroup(each: GroupKey, key: Group['key']): Predicate {
  const by = plainKey(each);
  switch (by.kind) {
    case 'property':
      return { kind: 'compare', property: by.property, is: '=', value: key };
    case 'measure':
      return { kind: 'relate', of: by.of, is: '=', to: { kind: 'constant', value: key } };
    case 'step':
      return {
        kind: 'linked',
        step: by.step,
        set: { kind: 'nodes', ids: [String(key)] },
        quantity: { kind: 'some' },
      };
  }
}

/** What a group is called: by its value, its worth, or its node. */
export function groupName(key: Group['key'], by: GroupKey, nodes: readonly GraphNode[], wording: Wording): string {
  const node = by.kind === 'step' ? nodes.find(({ id }) => id === key) : undefined;
  if (node !== undefined) return wording.name(node);
  if (by.kind === 'measure' && typeof key !== 'boolean') return worthInWords(key, by.of, wording);
  return wording.value(key, undefined, by.kind === 'property' ? by.property : undefined);
}

/** The best of each group; undefined if there are none. `known`: all that are best in a group, if already read. */
export async function sayBest(
  { each, of, ...rank }: Top & { readonly each: GroupKey },
  what: string,
  reading: GraphReading,
  wording: Wording,
  known?: readonly string[],
): Promise<Ranked | undefined> {
  const { by, order, place } = rank;
  // At a second place are others among all than among the best.
  const among: NodeSet = known === undefined || place !== undefined ? of : { kind: 'nodes', ids: [...known] };
  const best = order === 'most' ? 'greatest' : 'least';
  const total = { kind: 'measured', by: best, of: by } as const;
  const set: NodeSet = { kind: 'where', of: among, that: hasWorth(by) };
  const groups = await reading.query({ kind: 'group', set, by: each, total, order, limit: NAMED });
  if (groups.result.kind !== 'group' || groups.result.total === 0) return undefined;
  const lines: string[] = [];
  const nodes: GraphNode[] = [];
  for (const { key } of groups.result.groups) {
    const members: NodeSet = { ...rank, of: { kind: 'where', of: set, that: inGroup(each, key) } };
    const first = await inOrder({ of: members, by, order }, reading, wording);
    if (first === undefined) continue;
    const names = wording.list(wording.withMore(first.entries, first.total - first.nodes.length));
    const group = groupName(key, each, groups.nodes, wording);
    lines.push(wording.t('bestOf', { group, names }));
    nodes.push(...first.nodes);
  }
  const rest = groups.result.total - groups.result.groups.length;
  const more = rest > 0 ? [wording.t('andMoreGroups', { count: rest, total: wording.number(rest) })] : [];
  return { text: [wording.t('valuesOf', { what }), ...lines, ...more].join('\n\n'), nodes };
}
