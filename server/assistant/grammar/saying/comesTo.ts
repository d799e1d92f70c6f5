import { operandsOf } from '../../../../domain/query/operands.js';
import { type Measure, type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { groupName } from './best.js';
import { sayTotal } from './total.js';
import { valueOfTotal, worthInWords } from './worths.js';

type Worth = number | string | null;
type Figure = Extract<QueryResult, { kind: 'aggregate' }>;

/** What a figure is said with. */
interface Told {
  readonly wording: Wording;
  /** The query in words. */
  readonly what: string;
}

interface Scene extends Told {
  readonly reading: GraphReading;
}

interface Sentence {
  readonly text: string;
  readonly nodes: readonly GraphNode[];
}

/** Values that are told of those that are different. */
const NAMED = 10;

/** How many different values there are, and which are the most common. */
async function sayDistinct(
  { set, along, total: { of: by } }: Extract<Query, { kind: 'total' }> & { total: { kind: 'distinct' } },
  { value, counted }: Figure,
  { reading, wording, what }: Scene,
): Promise<Sentence> {
  const figure = { what, total: wording.number(Number(value)) };
  if (along !== undefined || counted === 0) return { text: wording.t('countOf', figure), nodes: [] };
  const query = { kind: 'group', set, by, total: { kind: 'count' }, order: 'most', limit: NAMED } as const;
  const found = await reading.query(query);
  const groups = found.result.kind === 'group' ? found.result.groups : [];
  const entries = groups.map(({ key, total }) =>
    wording.t('rankedEntry', { node: groupName(key, by, found.nodes, wording), value: wording.value(total ?? 0) }),
  );
  const names = wording.list(wording.withMore(entries, Number(value) - groups.length));
  return { text: wording.t('countOfAll', { ...figure, names }), nodes: found.nodes };
}

/** What a measure comes to that needs no element, with what its two sides come to. */
export function sayMeasure(
  { of }: Extract<Query, { kind: 'measure' }>,
  { value, parts }: Extract<QueryResult, { kind: 'measure' }>,
  { wording, what }: Told,
): string {
  const said = (worth: Worth, by: Measure) =>
    worth === null ? wording.t('unknownValue') : worthInWords(worth, by, wording);
  const [one, other] = operandsOf(of).map((side, at) => said(parts[at] ?? null, side));
  if (other === undefined) return wording.t('comesToOne', { what, value: said(value, of) });
  const sign = of.kind === 'minus' ? (of.in ?? 'difference') : of.kind;
  const names = wording.chip(sign, { of: one, less: other, with: other });
  return wording.t('countOfAll', { what, total: said(value, of), names });
}

/** What a set or its groups come to, in a sentence; undefined where nothing has a value. */
export async function sayComesTo(query: Query, figure: Figure, scene: Scene): Promise<Sentence | undefined> {
  const { reading, wording, what } = scene;
  const { value, counted } = figure;
  if (value === null) return undefined;
  const summed = { value, counted, what };
  if (query.kind === 'aggregate') return sayTotal({ ...query, total: query }, summed, reading, wording);
  if (query.kind === 'ofGroups') {
    const groups = { count: counted, total: wording.number(counted) };
    const said = valueOfTotal(value, query.total, wording);
    return { text: wording.t('comesToOfGroups', { what, value: said, ...groups }), nodes: [] };
  }
  if (query.kind !== 'total') return undefined;
  const { total, along } = query;
  if (total.kind === 'count') {
    if (along === undefined) return undefined;
    const count = Number(value);
    return { text: wording.t('countAlong', { what, count, total: wording.number(count) }), nodes: [] };
  }
  return total.kind === 'distinct'
    ? sayDistinct({ ...query, total }, figure, scene)
    : sayTotal({ ...query, total }, summed, reading, wording);
}
