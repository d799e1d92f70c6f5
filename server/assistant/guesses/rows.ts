import { type NodeSet, type Predicate, type Step } from '../../../domain/query/Query.js';
import { stepsIn } from '../grammar/steps.js';
import { keptBy, once } from '../language/lexicon/once.js';
import { negated } from '../grammar/truths.js';
import { type Schema } from '../grammar/Schema.js';

/** What is known of the nodes of a label: which they are, what holds of them, and what they are joined to. */
export interface Row {
  readonly label: string;
  readonly ids?: readonly string[];
  readonly that: readonly Predicate[];
  readonly joined: readonly Joined[];
}
interface Joined {
  readonly step: Step;
  readonly row: Row;
  readonly isNone: boolean;
}

/** What is said of nodes of a label somewhere in a question. */
export interface Condition {
  readonly label: string;
  readonly ids?: readonly string[];
  readonly that?: Predicate;
  readonly isNot: boolean;
}

type LabelStep = ReturnType<typeof stepsIn>[number];
/** Steps that lead from one label to another at most. */
const MOST_STEPS = 3;

/** Of several ways that words leave open no more are offered. */
const MOST_WAYS = 2;
type Way = readonly LabelStep[];

/** The shortest ways from nodes of a label to those of another. */
const waysIn = once((schema: Schema) => keptBy((from: string, to: string) => shortestWays(schema, from, to)));

function shortestWays(schema: Schema, from: string, to: string): readonly Way[] {
  const steps = stepsIn(schema);
  const seen = new Set([from]);
  let ways = new Map<string, readonly Way[]>([[from, [[]]]]);
  for (let length = 1; length <= MOST_STEPS && !seen.has(to); length += 1) {
    const next = new Map<string, Way[]>();
    for (const step of steps)
      for (const way of seen.has(step.to) ? [] : (ways.get(step.from) ?? []))
        // Of more ways than are offered it is enough to know that there are.
        next.set(step.to, [...(next.get(step.to) ?? []), [...way, step]].slice(0, MOST_WAYS + 1));
    for (const label of next.keys()) seen.add(label);
    ways = next;
  }
  const found = ways.get(to) ?? [];
  return found.length > MOST_WAYS ? [] : found;
}

const isAlong = (step: LabelStep, { step: own, row }: Joined) =>
  own.types[0] === step.type && own.direction === step.direction && row.label === step.to;

/** A row of which a condition holds as well: of the same neighbour, where it is already joined to one of that label. */
function fulfilling(row: Row, way: readonly LabelStep[], condition: Condition, schema: Schema): Row {
  const [step, ...rest] = way;
  const { ids, that, isNot } = condition;
  if (step === undefined) {
    const told = that === undefined ? [] : [isNot ? negated(that, schema.properties) : that];
    return { ...row, that: [...row.that, ...told], ...(ids === undefined ? {} : { ids }) };
  }
  const known = isNot
    ? undefined
    : row.joined.find((one) => isAlong(step, one) && !one.isNone && one.row.ids === undefined);
  const next = known?.row ?? { label: step.to, that: [], joined: [] };
  const further = fulfilling(next, rest, { ...condition, isNot: false }, schema);
  const made = { step: { types: [step.type], direction: step.direction }, row: further, isNone: isNot };
  return { ...row, joined: [...row.joined.filter((one) => one !== known), made] };
}

/** Rows of which a condition holds as well, one for each way to what it is about; none where nothing joins them. */
function narrowed(row: Row, condition: Condition, { schema, types }: Ground): readonly Row[] {
  const { label, ids, isNot } = condition;
  if (label === row.label)
    return ids !== undefined && (isNot || row.ids !== undefined) ? [] : [fulfilling(row, [], condition, schema)];
  const ways = waysIn(schema)(row.label, label);
  const said = ways.filter((way) => way.some(({ type }) => types.has(type)));
  return (said.length > 0 ? said : ways).map((way) => fulfilling(row, way, condition, schema));
}

/** What conditions are put together by: the graph's shape, and the types that words of the question are. */
export interface Ground {
  readonly schema: Schema;
  readonly types: ReadonlySet<string>;
}

/** Ways to understand several conditions at once that are kept. */
const MOST_ROWS = 4;

/** The rows of a label of which all conditions hold, one for each way in which the graph joins them. */
export function rowsOf(ground: Ground, label: string, conditions: readonly Condition[]): readonly Row[] {
  let rows: readonly Row[] = [{ label, that: [], joined: [] }];
  // What is denied is said last.
  for (const condition of conditions.toSorted((one, other) => Number(one.isNot) - Number(other.isNot)))
    rows = rows.flatMap((row) => narrowed(row, condition, ground)).slice(0, MOST_ROWS);
  return rows;
}

/** A row as a set of a query. */
export function setOf({ label, ids, that, joined }: Row): NodeSet {
  const of: NodeSet = ids === undefined ? { kind: 'label', label } : { kind: 'nodes', ids };
  const all: Predicate[] = [
    ...that,
    ...joined.map(({ step, row, isNone }): Predicate => ({
      kind: 'linked',
      step,
      set: setOf(row),
      quantity: { kind: isNone ? 'none' : 'some' },
    })),
  ];
  const [only] = all;
  if (only === undefined) return of;
  return { kind: 'where', of, that: all.length === 1 ? only : { kind: 'and', of: all } };
}

/** The steps from nodes of a label to those of another, where they are neighbours. */
export const stepsTo = (schema: Schema, from: string, to: string): readonly Step[] =>
  waysIn(schema)(from, to).flatMap(([step, ...more]) =>
    step === undefined || more.length > 0 ? [] : [{ types: [step.type], direction: step.direction }],
  );

/** Whether nodes of a label are more than a word. */
const isMore = ({ properties }: Schema, label: string): boolean =>
  properties.filter(({ labels }) => labels.includes(label)).length > 1;

/** The labels of rows, to which nothing leads: what a table is about. */
export const rowLabels = (schema: Schema): readonly string[] =>
  schema.shape.labels
    .map(({ label }) => label)
    .filter((label) => isMore(schema, label) && schema.ends(undefined).every(({ end }) => end !== label))
    .slice(0, MOST_WAYS);

/** What tells what was done with nodes of a label, where no word says what: rows that have one of it each, and persons. */
export function rowsBeside(schema: Schema, label: string): readonly string[] {
  const near = stepsIn(schema).filter(({ from, to }) => from === label && to !== label);
  const persons = near.filter(({ to }) => schema.persons.includes(to));
  const rows = near.filter(({ to, direction }) => direction === 'in' && isMore(schema, to));
  return [...new Set([...persons, ...rows].map(({ to }) => to))].slice(0, MOST_WAYS);
}

/** The labels of what is more than a word next to all of some. */
export const besideAll = (schema: Schema, labels: readonly string[]): readonly string[] => {
  const near = labels.map((label) => new Set(stepsIn(schema).flatMap(({ from, to }) => (from === label ? [to] : []))));
  return [...(near[0] ?? [])].filter((one) => isMore(schema, one) && near.every((own) => own.has(one)));
};
