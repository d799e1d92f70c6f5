import { type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { groupName } from './best.js';
import { keyInWords, totalInWords } from './lookedFor.js';
import { sayTotal } from './total.js';
import { valueOfTotal } from './worths.js';

type Figure = Extract<QueryResult, { kind: 'aggregate' }>;

/** What a figure is said with. */
interface Scene {
  readonly reading: GraphReading;
  readonly wording: Wording;
  /** The nodes that the query names. */
  readonly nodes: ReadonlyMap<string, GraphNode>;
}

interface Sentence {
  readonly text: string;
  readonly nodes: readonly GraphNode[];
}

/** Values that are told of those that are different. */
const NAMED = 10;

const OF_GROUPS = {
  sum: 'ofGroupsSum',
  mean: 'ofGroupsMean',
  median: 'ofGroupsMedian',
  least: 'ofGroupsLeast',
  greatest: 'ofGroupsGreatest',
} as const;

/** How many different values there are, and which are the most common. */
async function sayDistinct(
  { set, along, total: { of: by } }: Extract<Query, { kind: 'total' }> & { total: { kind: 'distinct' } },
  { value, counted }: Figure,
  { reading, wording, nodes }: Scene,
): Promise<Sentence> {
  const figure = { value: wording.number(Number(value)), by: keyInWords(by, wording, nodes) };
  if (along !== undefined || counted === 0)
    return { text: wording.t('comesToDifferent', { ...figure, total: wording.number(counted) }), nodes: [] };
  const query = { kind: 'group', set, by, total: { kind: 'count' }, order: 'most', limit: NAMED } as const;
  const found = await reading.query(query);
  const groups = found.result.kind === 'group' ? found.result.groups : [];
  const entries = groups.map(({ key, total }) =>
    wording.t('rankedEntry', { node: groupName(key, by, found.nodes, wording), value: wording.value(total ?? 0) }),
  );
  const rest = Number(value) - groups.length;
  const more = rest > 0 ? [wording.t('andMore', { count: rest })] : [];
  return {
    text: wording.t('comesToDifferentNamed', { ...figure, names: wording.list([...entries, ...more]) }),
    nodes: found.nodes,
  };
}

/** What a set or its groups come to, in a sentence; undefined where nothing has a value. */
export async function sayComesTo(query: Query, figure: Figure, scene: Scene): Promise<Sentence | undefined> {
  const { reading, wording, nodes } = scene;
  const { value, counted } = figure;
  if (value === null) return undefined;
  if (query.kind === 'aggregate') return sayTotal({ ...query, total: query }, { value, counted }, reading, wording);
  if (query.kind === 'ofGroups') {
    const [what, by] = [totalInWords(query.total, wording, nodes), keyInWords(query.by, wording, nodes)];
    const said = valueOfTotal(value, query.total, wording);
    return {
      text: wording.t(OF_GROUPS[query.then], { value: said, what, by, count: counted, total: wording.number(counted) }),
      nodes: [],
    };
  }
  if (query.kind !== 'total') return undefined;
  const { total, along } = query;
  if (total.kind === 'count') {
    if (along === undefined) return undefined;
    const count = Number(value);
    const what = keyInWords({ kind: 'step', ...along }, wording, nodes);
    return { text: wording.t('countAlong', { count, total: wording.number(count), what }), nodes: [] };
  }
  return total.kind === 'distinct'
    ? sayDistinct({ ...query, total }, figure, scene)
    : sayTotal({ ...query, total }, { value, counted }, reading, wording);
}
