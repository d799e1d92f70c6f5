import { type NodeSet, type Predicate, type Step } from '../../../domain/query/Query.js';
import { stepsIn } from '../grammar/building.js';
import { negated } from '../grammar/rules.js';
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

const WAYS = new WeakMap<Schema, Map<string, readonly LabelStep[] | undefined>>();

/** The shortest way from nodes of a label to those of another; undefined where there is none, or several. */
function wayTo(schema: Schema, from: string, to: string): readonly LabelStep[] | undefined {
  const known = WAYS.get(schema) ?? new Map<string, readonly LabelStep[] | undefined>();
  WAYS.set(schema, known);
  const key = JSON.stringify([from, to]);
  if (!known.has(key)) known.set(key, shortestWay(schema, from, to));
  return known.get(key);
}

function shortestWay(schema: Schema, from: string, to: string): readonly LabelStep[] | undefined {
  const steps = stepsIn(schema);
  const seen = new Set([from]);
  let ways = new Map<string, readonly LabelStep[][]>([[from, [[]]]]);
  for (let length = 1; length <= MOST_STEPS && !seen.has(to); length += 1) {
    const next = new Map<string, LabelStep[][]>();
    for (const step of steps)
      for (const way of seen.has(step.to) ? [] : (ways.get(step.from) ?? []))
        // Of several ways it is enough to know two.
        next.set(step.to, [...(next.get(step.to) ?? []), [...way, step]].slice(0, 2));
    for (const label of next.keys()) seen.add(label);
    ways = next;
  }
  const [way, ...more] = ways.get(to) ?? [];
  return more.length > 0 ? undefined : way;
}

const isAlong = (step: LabelStep, { step: own, row }: Joined) =>
  own.types[0] === step.type && own.direction === step.direction && row.label === step.to;

/** A row of which a condition holds as well: of the same neighbour, where it is already joined to one of that label. */
function fulfilling(row: Row, way: readonly LabelStep[], condition: Condition): Row {
  const [step, ...rest] = way;
  const { ids, that, isNot } = condition;
  if (step === undefined) {
    const told = that === undefined ? [] : [isNot ? negated(that) : that];
    return { ...row, that: [...row.that, ...told], ...(ids === undefined ? {} : { ids }) };
  }
  const known = isNot
    ? undefined
    : row.joined.find((one) => isAlong(step, one) && !one.isNone && one.row.ids === undefined);
  const next = known?.row ?? { label: step.to, that: [], joined: [] };
  const further = fulfilling(next, rest, { ...condition, isNot: false });
  const made = { step: { types: [step.type], direction: step.direction }, row: further, isNone: isNot };
  return { ...row, joined: [...row.joined.filter((one) => one !== known), made] };
}

/** The rows of a label of which all conditions hold; undefined where the graph joins one of them in no way, or in several. */
export function rowsOf(schema: Schema, label: string, conditions: readonly Condition[]): Row | undefined {
  let row: Row = { label, that: [], joined: [] };
  // What is denied is said last.
  for (const condition of conditions.toSorted((one, other) => Number(one.isNot) - Number(other.isNot))) {
    const way = condition.label === label ? [] : wayTo(schema, label, condition.label);
    if (way === undefined || (way.length === 0 && condition.isNot && condition.ids !== undefined)) return undefined;
    if (way.length === 0 && condition.ids !== undefined && row.ids !== undefined) return undefined;
    row = fulfilling(row, way, condition);
  }
  return row;
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

/** The step from nodes of a label to those of another, where they are neighbours and joined in one way. */
export function stepTo(schema: Schema, from: string, to: string): Step | undefined {
  const [step, ...more] = wayTo(schema, from, to) ?? [];
  return step === undefined || more.length > 0 ? undefined : { types: [step.type], direction: step.direction };
}
