import { momentKind } from '../../../../domain/properties/kinds.js';
import { type Along, MOST_LIMIT, type NodeSet, type Query, USUAL_LIMIT } from '../../../../domain/query/Query.js';
import { setIn } from '../../../../domain/query/asNodes.js';
import { headOf } from '../../../../domain/query/chips/inWords.js';
import { BACK } from '../../../../domain/query/joins.js';
import { type QueryResult } from '../../../../domain/query/Result.js';
import { type GraphNode } from '../../../contract/elements.js';
import { describe } from '../../engine/offline/answers/nodes.js';
import { whichOf } from '../../engine/offline/answers/whichOf.js';
import { sayWay } from '../../engine/offline/answers/way.js';
import { found, foundNone, type GraphAnswer, refused } from '../../engine/offline/GraphAnswer.js';
import { capitalised } from '../../edits/finding/bareForm.js';
import { citeNode } from '../../grounding/citations.js';
import { isYear } from '../../language/dates.js';
import { idsIn } from '../../../../domain/query/named.js';
import { type NodeId } from '../../../contract/ids.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { sayChanges } from './changes.js';
import { sayCompared, sideBySide } from './compared.js';
import { withTies } from './ties.js';
import { groupName, sayBest } from './best.js';
import { sayComesTo, sayMeasure } from './comesTo.js';
import { lookedFor, queryInWords } from './lookedFor.js';
import { type Ranked, sayRanked, saySorted } from './ranked.js';
import { valueOfTotal } from './worths.js';
import { type Wording } from '../../texts/Wording.js';
import { yearsIn } from './yearsIn.js';

type Result<K extends QueryResult['kind']> = Extract<QueryResult, { kind: K }>;

/** Nodes that are named in an answer, and cited: all up to a number, of more the first. */
const NAMED_IN_FULL = 25;
const NAMED = 10;
/** Groups that are told at most; all of them where a query asks for more than usual. */
const MOST_GROUPS = 15;

/** Says what a query came to: how many, the first of them, and how the question was understood. */
class Saying {
  constructor(
    readonly wording: Wording,
    readonly nodes: ReadonlyMap<string, GraphNode>,
    readonly described: readonly GraphNode[],
  ) {}

  told(text: string, shown: readonly GraphNode[]): GraphAnswer {
    return found(text, [...shown, ...this.described].map(citeNode));
  }

  /** A query in words, as a sentence begins with it. @param isOne whether one is told of what it is about */
  what(query: Query, isOne = query.kind === 'nodes' && query.set.kind === 'top' && query.set.count === 1): string {
    const { wording } = this;
    // How many are named at most is seen in how many are.
    const whole: Query = 'limit' in query ? { ...query, limit: USUAL_LIMIT } : query;
    const said = queryInWords(whole, wording, this.nodes);
    const head = isOne && 'set' in query ? headOf(query.set) : undefined;
    return capitalised(head?.kind === 'label' ? wording.ofOne(said, head.label) : said);
  }

  #some(ids: readonly string[], most = NAMED): GraphNode[] {
    return ids.slice(0, most).flatMap((id) => this.nodes.get(id) ?? []);
  }

  /** The first that go by so many names: those that are called alike take one place. */
  #byNames(ids: readonly string[], most: number): GraphNode[] {
    const names = new Set<string>();
    const known = this.#some(ids, ids.length);
    const end = known.findIndex((node) => names.add(this.wording.name(node)).size > most);
    return end < 0 ? known : known.slice(0, end);
  }

  nodesOf({ ids, total }: Result<'nodes'>, set: NodeSet): GraphAnswer {
    const { wording } = this;
    if (total === 0) return this.none(set);
    const shown = this.#byNames(ids, total > NAMED_IN_FULL ? NAMED : NAMED_IN_FULL);
    const cited = shown.slice(0, NAMED_IN_FULL);
    const names = wording.withMore(wording.names(shown), total - shown.length);
    const listed = total > shown.length ? names.join(', ') : wording.list(names);
    if (set.kind === 'nodes') return this.told(wording.t('ranked', { names: listed }), cited);
    const what = this.what({ kind: 'nodes', set }, total === 1);
    return this.told(
      wording.t(total === 1 ? 'rankedOf' : 'listOf', { what, total: wording.number(total), names: listed }),
      cited,
    );
  }

  /** That there is none, and what was looked for. */
  none(set: NodeSet, query: Query = { kind: 'nodes', set }): GraphAnswer {
    return foundNone(this.#none('nonesFound', set, query), this.described.map(citeNode));
  }

  #none = (text: 'nonesFound' | 'countNone', set: NodeSet, query: Query = { kind: 'nodes', set }) =>
    `${this.wording.t(text)} ${lookedFor(query, this.wording, this.nodes)}`;

  nodesOrCount(total: number, some: readonly GraphNode[], set: NodeSet): GraphAnswer {
    const { wording } = this;
    if (total === 0) return foundNone(this.#none('countNone', set), this.described.map(citeNode));
    const names = wording.list(wording.names(some));
    const params = { what: this.what({ kind: 'nodes', set }), total: wording.number(total), names };
    return this.told(wording.t(total > some.length ? 'countOf' : 'countOfAll', params), some);
  }

  valuesOf({ rows }: Result<'values'>, query: Extract<Query, { kind: 'values' }>): GraphAnswer {
    const { wording } = this;
    if (query.along !== undefined) return this.#alongOf(rows, query.along, query);
    const lines = rows.flatMap(({ id, values }) => {
      const node = this.nodes.get(id);
      if (node === undefined || values.every((value) => value === null)) return [];
      return query.properties.map((property) => ({
        node,
        text: wording.propertyOf(node, property),
      }));
    });
    if (lines.length > 0)
      return this.told(
        [...this.#headOf(query), ...wording.alike(lines.map(({ text }) => text))].join('\n\n'),
        lines.map(({ node }) => node),
      );
    const [property = ''] = query.properties;
    const [node = this.#some(rows.map(({ id }) => id))[0]] = this.described;
    if (node === undefined) return this.none(query.set, query);
    return refused(wording.t('missingValue', { node: wording.name(node), property: wording.property(property) }));
  }

  /** Of which nodes values are told, where they are not named. */
  #headOf({ set, properties }: Extract<Query, { kind: 'values' }>): string[] {
    if (set.kind === 'nodes') return [];
    return [this.wording.t('valuesOf', { what: this.what({ kind: 'values', set, properties }) })];
  }

  /** What relationships say, each with both its ends. */
  #alongOf(
    rows: Result<'values'>['rows'],
    { step, set: far }: Along,
    query: Extract<Query, { kind: 'values' }>,
  ): GraphAnswer {
    const { wording } = this;
    const { set, properties, sort } = query;
    const { types, direction } = step;
    const [only, ...more] = types;
    const type = only === undefined || more.length > 0 || direction === 'either' ? '–' : wording.type(only);
    const lines = rows.flatMap(({ id, far = '', values }) => {
      const [near, other] = [this.nodes.get(id), this.nodes.get(far)];
      if (near === undefined || other === undefined) return [];
      // From its start to its end, whichever was asked about: who gives, and who is given to.
      const ends = direction === 'in' ? [other, near] : [near, other];
      const [start = '', end = ''] = ends.map((one) => wording.name(one));
      if (properties.length === 0) return [{ ends, text: wording.t('pairAlong', { start, type, end }) }];
      return properties.flatMap((property, at) => {
        const value = values[at] ?? null;
        if (value === null) return [];
        const said = { start, type, end, property: wording.property(property) };
        const text = wording.t('propertyAlong', { ...said, value: wording.value(value, undefined, property) });
        return [{ ends, text }];
      });
    });
    if (lines.length === 0) return this.none(joinedAlong(set, { step, set: far }));
    // Which come first is a part of what was read.
    const head = sort === undefined ? [] : [wording.t('valuesOf', { what: this.what(query) })];
    return this.told(
      [...head, ...lines.map(({ text }) => text)].join('\n\n'),
      lines.flatMap(({ ends }) => ends),
    );
  }

  whether(holds: boolean, set?: NodeSet): GraphAnswer {
    const said = set === undefined ? undefined : this.#claimed(holds, set);
    if (said !== undefined || set === undefined) return said ?? refused(this.wording.t('missingNothing'));
    const what = queryInWords({ kind: 'nodes', set }, this.wording, this.nodes);
    return this.told(this.wording.t(holds ? 'isSo' : 'isNotSo', { what }), []);
  }

  /** A claim about one node by one of its properties, with what that is; undefined for any other. */
  #claimed(holds: boolean, { kind, ...set }: NodeSet): GraphAnswer | undefined {
    if (kind !== 'where' || !('that' in set) || set.of.kind !== 'nodes' || set.of.ids.length !== 1) return undefined;
    const node = this.nodes.get(set.of.ids[0] ?? '');
    const { that } = set;
    if (node === undefined || !('property' in that)) return undefined;
    const { wording } = this;
    const own = { node: wording.name(node), property: wording.property(that.property) };
    if (node.properties[that.property] === undefined)
      return that.kind === 'has' ? undefined : refused(wording.t('missingValue', own));
    // A value that was only written, and that nothing has, may be another spelling.
    const no = that.kind === 'text' ? 'holdsOther' : 'holdsNo';
    return this.told(wording.t(holds ? 'holdsYes' : no, { ...own, value: wording.valueOf(node, that.property) }), []);
  }

  share({ part, whole }: Result<'share'>, query: Extract<Query, { kind: 'share' }>): GraphAnswer {
    const { wording } = this;
    const { of, asks } = query;
    if (whole === 0) return this.told(this.#none('nonesFound', of), []);
    const what = asks === 'part' ? this.what(query) : queryInWords(query, wording, this.nodes);
    const count = { what, part: wording.number(part), whole: wording.number(whole) };
    if (asks === 'part') {
      const percent = wording.number(Number(((100 * part) / whole).toFixed(1)));
      return this.told(wording.t('shareOf', { ...count, percent }), []);
    }
    return this.told(wording.t(part === whole ? 'allAreSo' : 'notAllAreSo', count), []);
  }

  /** What each group comes to, the first of them; at the end those that have none. */
  groups(result: Result<'group'>, query: Grouped, lacking: readonly string[]): GraphAnswer {
    const { wording } = this;
    const { set, along, by, total: asked, having, limit = USUAL_LIMIT } = query;
    if (result.groups.length === 0)
      return this.none(along === undefined ? set : joinedAlong(set, along), having && query);
    const groups = [...inTime(result, query), ...lacking.map((key) => ({ key, total: 0 }))];
    const first = asksForAll(query) ? groups : groups.slice(0, MOST_GROUPS);
    const known = limit < USUAL_LIMIT ? groups.length : result.total + lacking.length;
    const more = known - first.length;
    const nodes =
      result.of === 'node'
        ? this.#some(
            first.map(({ key }) => String(key)),
            first.length,
          )
        : [];
    const entries = first.map(({ key, total }) => {
      const name = groupName(key, by, nodes, wording);
      if (total === null) return wording.t('rankedEntry', { node: name, value: wording.t('unknownValue') });
      if (asked.kind === 'count') return wording.t('rankedEntry', { node: name, value: wording.value(total) });
      return wording.t('rankedEntry', { node: name, value: valueOfTotal(total, asked, wording) });
    });
    const names = wording.list(wording.withMore(entries, more));
    const said = this.told(wording.t('rankedOf', { what: this.what(query), names }), nodes);
    return more > 0 ? { ...said, whole: { query: { ...query, limit: MOST_LIMIT }, total: first.length + more } } : said;
  }
}

const asksForAll = ({ limit = USUAL_LIMIT }: Pick<Grouped, 'limit'>): boolean => limit > USUAL_LIMIT;

/** Groups of times as time goes by, where all are told and it is not asked which come first. */
function inTime({ groups, total }: Result<'group'>, { by, ...query }: Grouped): Result<'group'>['groups'] {
  const isTime =
    by.kind === 'measure'
      ? by.of.kind === 'part'
      : groups.every(({ key }) => isYear(key) || (typeof key === 'string' && momentKind(key) !== undefined));
  const isFirstOnly = !asksForAll(query) && (query.limit !== undefined || groups.length > MOST_GROUPS);
  const isOrdered = query.having !== undefined || query.order === 'least';
  if (!isTime || isOrdered || isFirstOnly || groups.length < total) return groups;
  return groups.toSorted(({ key: one }, { key: other }) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1,
  );
}

/** Members of a set of which such relationships lead away. */
const joinedAlong = (of: NodeSet, along: Along): NodeSet => ({
  kind: 'where',
  of,
  that: { kind: 'linked', ...along, quantity: { kind: 'some' } },
});

/** A ranking with what each is worth, or the best of each group. */
const sayTop = (
  { each, ...top }: Extract<NodeSet, { kind: 'top' }>,
  what: string,
  reading: GraphReading,
  wording: Wording,
  known?: readonly string[],
): Promise<Ranked | undefined> =>
  each === undefined
    ? sayRanked(top, what, reading, wording, known)
    : sayBest({ ...top, each }, what, reading, wording, known);

type Grouped = Extract<Query, { kind: 'group' }>;

/** Those of what is counted for each that have none of it: nobody belongs to them, so that no group is theirs. */
async function lackingIn(
  { set, by, total, having, order }: Grouped,
  reading: GraphReading,
): Promise<readonly GraphNode[]> {
  if (by.kind !== 'step' || total.kind !== 'count' || order !== 'most' || having !== undefined) return [];
  const step = { ...by.step, direction: BACK[by.step.direction] };
  const that = { kind: 'linked', step, set, quantity: { kind: 'none' } } as const;
  return (await reading.query({ kind: 'nodes', set: { kind: 'where', of: by.set, that } })).nodes;
}

/** The nodes of a set that names them; undefined for any other set. */
const namedBy = (set: NodeSet, nodes: readonly GraphNode[]): GraphNode[] | undefined =>
  set.kind === 'nodes' ? set.ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []) : undefined;

/** Several things that several have, side by side; undefined where one is asked for, or they are called alike. */
function sayTogether(
  { set, properties }: Extract<Query, { kind: 'values' }>,
  nodes: readonly GraphNode[],
  wording: Wording,
): GraphAnswer | undefined {
  const named = namedBy(set, nodes) ?? [];
  if (named.length < 2 || properties.length < 2 || wording.names(named).length < named.length) return undefined;
  return sideBySide(named, properties, wording);
}

/** What is known of one node, which of several is meant, or the way from one to another; undefined for any other query. */
function sayNamed(query: Query, nodes: readonly GraphNode[], reading: GraphReading, wording: Wording) {
  if (query.kind === 'describe') {
    const [only, ...more] = namedBy(query.set, nodes) ?? [];
    if (only === undefined) return undefined;
    return more.length === 0 ? describe(only, reading, wording) : whichOf([only, ...more], reading, wording);
  }
  if (query.kind === 'values' && query.sort === undefined) return sayTogether(query, nodes, wording);
  if (query.kind !== 'paths') return undefined;
  const [[from, ...others] = [], [to, ...more] = []] = [namedBy(query.from, nodes), namedBy(query.to, nodes)];
  if (from === undefined || to === undefined || others.length + more.length > 0) return undefined;
  return sayWay({ from, to, types: query.step.types }, reading, wording);
}

/** Runs a query and says what it found. `as`: the adjective by which a comparison was asked for. */
export async function sayQuery(query: Query, reading: GraphReading, plain: Wording, as?: string): Promise<GraphAnswer> {
  const wording = plain.knowingYears(await yearsIn(query, reading));
  if (query.kind === 'changes') return sayChanges(query, reading, wording);
  if (query.kind === 'total' && query.total.kind === 'count' && query.along === undefined)
    return sayQuery({ kind: 'count', set: query.set }, reading, wording, as);
  const described = await reading.read(idsIn(query) as NodeId[]);
  const named = sayNamed(query, described, reading, wording);
  if (named !== undefined) return named;
  const { result, nodes } = await withTies(query, await reading.query(query), reading);
  const known = new Map([...described, ...nodes].map((node) => [node.id as string, node]));
  const saying = new Saying(wording, known, described.slice(0, NAMED));
  const what = saying.what(query.kind === 'values' ? { kind: 'nodes', set: query.set } : query);
  if (result.kind === 'nodes' && query.kind === 'nodes') {
    const known = result.total === result.ids.length ? result.ids : undefined;
    const sorted =
      query.sort === undefined ? undefined : await saySorted(query.set, query.sort, what, reading, wording);
    const ranked =
      sorted ?? (query.set.kind === 'top' ? await sayTop(query.set, what, reading, wording, known) : undefined);
    return ranked === undefined ? saying.nodesOf(result, query.set) : saying.told(ranked.text, ranked.nodes);
  }
  if (result.kind === 'values' && query.kind === 'values') {
    const values = saying.valuesOf(result, query);
    const ranked =
      query.set.kind === 'top' && !values.refused ? await sayTop(query.set, what, reading, wording) : undefined;
    return ranked === undefined ? values : found(`${values.text}\n\n${ranked.text}`, values.citations);
  }
  if (result.kind === 'exists') return saying.whether(result.holds, query.kind === 'exists' ? query.set : undefined);
  if (result.kind === 'share' && query.kind === 'share') return saying.share(result, query);
  if (result.kind === 'measure' && query.kind === 'measure')
    return saying.told(sayMeasure(query, result, { wording, what }), []);
  if (result.kind === 'aggregate') {
    const set = setIn(query);
    const { text, nodes: counting } = (await sayComesTo(query, result, { reading, wording, what })) ?? {};
    if (text === undefined) return set === undefined ? refused(wording.t('missingNothing')) : saying.none(set, query);
    return saying.told(text, counting ?? []);
  }
  if (result.kind === 'compare' && query.kind === 'compare')
    return sayCompared(query, result.totals, { nodes: known, wording, as });
  if (result.kind === 'group' && query.kind === 'group') {
    const lacking = await lackingIn(query, reading);
    for (const node of lacking) known.set(node.id, node);
    return saying.groups(
      result,
      query,
      lacking.map(({ id }) => id),
    );
  }
  if (result.kind !== 'count' || query.kind !== 'count') return refused(wording.t('missingNothing'));
  const { nodes: some } = await reading.query({ kind: 'nodes', set: query.set, limit: NAMED });
  for (const node of some) known.set(node.id, node);
  return saying.nodesOrCount(result.total, some, query.set);
}
