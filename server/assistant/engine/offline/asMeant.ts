import { momentKind } from '../../../../domain/properties/kinds.js';
import { formsIn } from '../../../../domain/query/named.js';
import { type NodeSet, type Predicate, type Query, USUAL_LIMIT } from '../../../../domain/query/Query.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type GraphShape } from '../../../graph/asked.js';
import { Schema, wordsOfName } from '../../grammar/Schema.js';
import { type Message } from './Message.js';
import { ownMeasureOf } from '../../guesses/measures.js';

/** A list of nodes of some days with the number that they are named after: who asks for the temperature of a day is not told the day. */
function withOwnMeasure(query: Query, shape: GraphShape): Query {
  if (query.kind !== 'nodes' || query.set.kind !== 'where' || query.set.of.kind !== 'label') return query;
  const isOfDays = formsIn(query.set.that).some(
    ({ kind, is, value }) => (kind === 'text' && is === 'starts') || kind === 'part' || momentKind(value) !== undefined,
  );
  const measure = isOfDays ? ownMeasureOf(Schema.of(shape), query.set.of.label) : undefined;
  return measure === undefined ? query : { kind: 'values', set: query.set, properties: [measure.property] };
}

/** The average of all in place of one for each group where each has one member: the average of each district is that of the districts. */
async function withoutGroupsOfOne(query: Query, reading: GraphReading): Promise<Query> {
  if (query.kind !== 'group' || query.total.kind !== 'aggregate' || query.total.by !== 'mean') return query;
  const { set, along, total } = query;
  if (along !== undefined) return query;
  const [all, groups] = [await reading.query({ kind: 'count', set }), await reading.query(query)];
  const count = all.result.kind === 'count' ? all.result.total : 0;
  const isEach = groups.result.kind === 'group' && count > 1 && groups.result.total === count;
  return isEach ? { kind: 'aggregate', set, by: total.by, property: total.property } : query;
}

/** What is said of nodes of a label, one condition each; undefined where it is said of others. */
function conditionsOf(set: NodeSet): { readonly label: string; readonly that: readonly Predicate[] } | undefined {
  if (set.kind === 'label') return { label: set.label, that: [] };
  const of = set.kind === 'where' ? conditionsOf(set.of) : undefined;
  if (set.kind !== 'where' || of === undefined) return undefined;
  return { label: of.label, that: [...of.that, ...(set.that.kind === 'and' ? set.that.of : [set.that])] };
}

/** The rows that a condition says codes to be joined to. */
const rowsIn = (that: Predicate): NodeSet | undefined =>
  that.kind === 'linked' && that.step.direction === 'in' && that.quantity.kind === 'some' ? that.set : undefined;

/** What tells more of each than a code, what it stands for and a remark is no table of codes. */
const MOST_OF_CODE = 3;

/** The only label whose nodes each have one of another label, which leads nowhere itself: the objects beside a table of their types. */
function rowsBesideCodes(label: string, schema: Schema) {
  const [way, ...others] = schema.ends(undefined).filter(({ start, end }) => start === label || end === label);
  const isTable = way !== undefined && others.length === 0 && way.end === label && way.start !== label;
  const own = schema.properties.filter(({ labels }) => labels.includes(label));
  return isTable && own.length <= MOST_OF_CODE ? way : undefined;
}

/** Whether each node of a label has a value of its own. */
async function tellsApart(label: string, property: string, reading: GraphReading): Promise<boolean> {
  const set = { kind: 'label', label } as const;
  const { result } = await reading.query({
    kind: 'group',
    set,
    by: { kind: 'property', property },
    total: { kind: 'count' },
    order: 'most',
  });
  return result.kind === 'group' && result.groups.length > 1 && result.groups.every(({ total }) => total === 1);
}

/**
 * What is counted, listed or whether it exists of the only node that has a value, as of what is joined to it: how many galaxies there are is
 * asked of the objects of that type, and not of the table of types. Undefined where the question names that table or its property, or it is no
 * table of codes.
 */
async function ofRows(query: Query, { reading, tokens, triggers }: Message): Promise<Query | undefined> {
  const isWho = triggers.some(({ trigger }) => trigger === 'who');
  const isOfSet = query.kind === 'count' || query.kind === 'exists' || query.kind === 'nodes';
  const asked = !isWho && isOfSet ? conditionsOf(query.set) : undefined;
  if (asked === undefined || !isOfSet) return undefined;
  const schema = Schema.of(await reading.shape());
  const way = rowsBesideCodes(asked.label, schema);
  const [value, ...more] = asked.that.filter((one) => one.kind === 'compare');
  const [joined, ...further] = asked.that.filter((one) => one !== value);
  if (way === undefined || value?.is !== '=' || more.length + further.length > 0) return undefined;
  if (typeof value.value !== 'string') return undefined;
  const rows = joined === undefined ? ({ kind: 'label', label: way.start } as const) : rowsIn(joined);
  if (rows === undefined || conditionsOf(rows)?.label !== way.start) return undefined;
  const isInQuestion = (own: string) => tokens.some(({ word }) => schema.same(word, own));
  const called = schema.labels.flatMap(({ label, words }) => (label === asked.label ? [words] : []));
  if ([wordsOfName(value.property), ...called].some((words) => words.every(isInQuestion))) return undefined;
  if (!(await tellsApart(asked.label, value.property, reading))) return undefined;
  const codes: NodeSet = { kind: 'where', of: { kind: 'label', label: asked.label }, that: value };
  const step = { types: [way.type], direction: 'out' } as const;
  const that = { kind: 'linked', step, set: codes, quantity: { kind: 'some' } } as const;
  const set: NodeSet = { kind: 'where', of: rows, that };
  // Rows are in no order of their codes.
  return query.kind === 'nodes'
    ? { kind: query.kind, set, limit: query.limit ?? USUAL_LIMIT }
    : { kind: query.kind, set };
}

/** What a query is meant as, and the query as it was read where that may be meant as well. */
export interface Meant {
  readonly query: Query;
  readonly read?: Query;
}

/** A query with the number that its nodes are named after, without groups of one, and of rows in place of their codes. */
export async function asMeant(read: Query, message: Message): Promise<Meant> {
  const { reading } = message;
  const rows = await ofRows(read, message);
  if (rows !== undefined) return { query: rows, read };
  return { query: await withoutGroupsOfOne(withOwnMeasure(read, await reading.shape()), reading) };
}
