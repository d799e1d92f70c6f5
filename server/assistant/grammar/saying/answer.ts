import { captionOf } from '../../../../domain/caption/caption.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type GraphNode } from '../../../contract/elements.js';
import { found, type GraphAnswer, refused } from '../../engine/offline/GraphAnswer.js';
import { citeNode } from '../../grounding/citations.js';
import { idsIn } from '../../dialogue/focusOf.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { Chips } from './chips.js';

type Result<K extends QueryResult['kind']> = Extract<QueryResult, { kind: K }>;

const COMES_TO = {
  sum: 'comesToSum',
  mean: 'comesToMean',
  median: 'comesToMedian',
  least: 'comesToLeast',
  greatest: 'comesToGreatest',
} as const;

/** Nodes that are named in an answer, and cited. */
const NAMED = 10;

/** Whether an empty set is told as what is so, or leaves the question to others. */
export type Emptiness = 'told' | 'left';

/** Says what a query came to: how many, the first of them, and how the question was understood. */
class Saying {
  constructor(
    readonly wording: Wording,
    readonly chips: Chips,
    readonly nodes: ReadonlyMap<string, GraphNode>,
    readonly described: readonly GraphNode[],
    readonly emptiness: Emptiness,
  ) {}

  #found(text: string, shown: readonly GraphNode[], query: Query): GraphAnswer {
    const read = this.wording.t('understoodAs', { chips: this.chips.query(query) });
    return found(`${text}\n\n${read}`, [...shown, ...this.described].map(citeNode));
  }

  #some(ids: readonly string[]): GraphNode[] {
    return ids.slice(0, NAMED).flatMap((id) => this.nodes.get(id) ?? []);
  }

  nodesOf({ ids, total }: Result<'nodes'>, query: Query): GraphAnswer {
    const { wording } = this;
    if (total === 0) return this.none(query);
    const shown = this.#some(ids);
    const names = shown.map((node) => wording.name(node));
    const more = total > shown.length ? [wording.t('andMore', { count: total - shown.length })] : [];
    return this.#found(
      wording.t('list', { count: total, total: wording.number(total), names: wording.list([...names, ...more]) }),
      shown,
      query,
    );
  }

  /** That there is none: an answer where the question was read for sure, else no more than a reason to refuse. */
  none(query: Query): GraphAnswer {
    return this.emptiness === 'told'
      ? this.#found(this.wording.t('nonesFound'), [], query)
      : refused(this.wording.t('missingEmpty'));
  }

  nodesOrCount(total: number, some: readonly GraphNode[], query: Query): GraphAnswer {
    const { wording } = this;
    if (total === 0) return this.#found(wording.t('countNone'), [], query);
    const names = wording.list(some.map((node) => wording.name(node)));
    const key = total > some.length ? 'countFirst' : 'count';
    return this.#found(wording.t(key, { count: total, total: wording.number(total), names }), some, query);
  }

  valuesOf({ rows }: Result<'values'>, query: Extract<Query, { kind: 'values' }>): GraphAnswer {
    const { wording } = this;
    const lines = rows.flatMap(({ id, values }) => {
      const node = this.nodes.get(id);
      if (node === undefined || values.every((value) => value === null)) return [];
      return query.properties.map((property) => ({
        node,
        text: wording.t('property', {
          node: wording.name(node),
          property: wording.plain(property),
          value: wording.valueOf(node, property),
        }),
      }));
    });
    if (lines.length > 0)
      return this.#found(
        lines.map(({ text }) => text).join('\n\n'),
        lines.map(({ node }) => node),
        query,
      );
    const [property = ''] = query.properties;
    const [node] = this.described;
    return refused(
      wording.t('missingValue', {
        node: node === undefined ? this.chips.set(query.set) : wording.name(node),
        property: wording.plain(property),
      }),
    );
  }

  whether(holds: boolean, query: Query): GraphAnswer {
    return this.#found(this.wording.t(holds ? 'isSo' : 'isNotSo'), [], query);
  }

  share({ part, whole }: Result<'share'>, query: Query): GraphAnswer {
    const { wording } = this;
    if (whole === 0) return this.#found(wording.t('nonesFound'), [], query);
    const count = { part: wording.number(part), whole: wording.number(whole) };
    return this.#found(wording.t(part === whole ? 'allAreSo' : 'notAllAreSo', count), [], query);
  }

  aggregate({ value, counted }: Result<'aggregate'>, query: Extract<Query, { kind: 'aggregate' }>): GraphAnswer {
    const { wording } = this;
    if (value === null) return this.#found(wording.t('nonesFound'), [], query);
    const rounded = typeof value === 'number' ? Number(value.toFixed(2)) : value;
    const said = wording.value(rounded, undefined, query.property);
    return this.#found(
      wording.t(COMES_TO[query.by], {
        value: said,
        property: wording.plain(query.property),
        total: wording.number(counted),
      }),
      [],
      query,
    );
  }
}

/** Runs a query of the grammar and says what it found, with what it read as evidence. */
export async function sayQuery(
  query: Query,
  reading: GraphReading,
  wording: Wording,
  emptiness: Emptiness,
): Promise<GraphAnswer> {
  const described = await reading.read(idsIn(query));
  const { result, nodes } = await reading.query(query);
  const known = new Map([...described, ...nodes].map((node) => [node.id as string, node]));
  const chips = new Chips(wording, (ids) =>
    wording.list(ids.flatMap((id) => known.get(id) ?? []).map((node) => wording.plain(captionOf(node)))),
  );
  const saying = new Saying(wording, chips, known, described.slice(0, NAMED), emptiness);
  if (result.kind === 'nodes') return saying.nodesOf(result, query);
  if (result.kind === 'values' && query.kind === 'values') return saying.valuesOf(result, query);
  if (result.kind === 'exists') return saying.whether(result.holds, query);
  if (result.kind === 'share') return saying.share(result, query);
  if (result.kind === 'aggregate' && query.kind === 'aggregate') return saying.aggregate(result, query);
  if (result.kind !== 'count' || query.kind !== 'count') return refused(wording.t('missingNothing'));
  const { nodes: some } = await reading.query({ kind: 'nodes', set: query.set, limit: NAMED });
  for (const node of some) known.set(node.id, node);
  return saying.nodesOrCount(result.total, some, query);
}
