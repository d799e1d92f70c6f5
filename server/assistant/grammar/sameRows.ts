import { type NodeSet, type Predicate } from '../../../domain/query/Query.js';
import { type Schema } from './Schema.js';
import { perNode } from './steps.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;
type Where = Extract<NodeSet, { kind: 'where' }>;

const isSome = (that: Predicate): that is Linked => that.kind === 'linked' && that.quantity.kind === 'some';
const stepOf = ({ step }: Linked): string => JSON.stringify(step);

/** Whether a relationship leads from a row to one thing, as a visit has one customer. */
export const isOne = (type: string, schema: Schema): boolean =>
  perNode(schema, type, schema.shape.links.find((one) => one.type === type)?.start) <= 1;

/** The rows that alone have nodes of a label, one each or several, and that these lead to nothing else. */
export function rowsWith(label: string, schema: Schema): { readonly label: string; readonly type: string } | undefined {
  const [way, ...more] = schema.ends(undefined).filter(({ start, end }) => start === label || end === label);
  return way === undefined || more.length > 0 || way.end !== label || way.start === label
    ? undefined
    : { label: way.start, type: way.type };
}

/** What is said of a row, each by what it is said with: a relationship to one thing, or a property. */
function saidOf(set: NodeSet, schema: Schema): readonly string[] {
  if (set.kind !== 'where') return [];
  const { that } = set;
  const own =
    that.kind === 'linked'
      ? that.step.types.filter((type) => isOne(type, schema))
      : that.kind === 'compare' && that.is === '='
        ? [that.property]
        : [];
  return [...own, ...saidOf(set.of, schema)];
}

/** All that is said of a set of a label, said of another of that label as well; undefined where they are no such sets. */
function saidToo(rows: NodeSet, more: NodeSet): NodeSet | undefined {
  if (more.kind === 'label') return rows;
  if (more.kind !== 'where') return undefined;
  const of = saidToo(rows, more.of);
  return of && { kind: 'where', of, that: more.that };
}

const labelOf = (set: NodeSet): string | undefined =>
  set.kind === 'label' ? set.label : set.kind === 'where' ? labelOf(set.of) : undefined;

/** A set joined to one row of which two things are said: who watered the fern did so at once. */
function merged(set: Where, before: Linked, that: Linked, schema: Schema): NodeSet | undefined {
  const isSame = labelOf(before.set) !== undefined && labelOf(before.set) === labelOf(that.set);
  const known = saidOf(before.set, schema);
  // A row has one job: of two of them two rows are meant.
  if (!isSame || saidOf(that.set, schema).some((one) => known.includes(one))) return undefined;
  const rows = saidToo(before.set, that.set);
  return rows && { ...set, that: { ...before, set: rows } };
}

/** Adds a condition, to the same row where the set is joined to one: who (watered) (the fern). Unsure among several rows. */
export function furtherSaid(
  set: NodeSet,
  that: Predicate,
  schema: Schema,
): { readonly set: NodeSet; readonly isSure: boolean } {
  const apart: NodeSet = { kind: 'where', of: set, that };
  const isOther = that.kind !== 'linked' || set.kind !== 'where' || !isSome(set.that);
  if (isOther || stepOf(set.that) !== stepOf(that)) return { set: apart, isSure: true };
  if (that.step.direction !== 'in' || !that.step.types.every((type) => isOne(type, schema)))
    return { set: apart, isSure: true };
  // Those joined to some rows and to none of others: whether they are the same rows nobody knows.
  if (!isSome(that)) return { set: apart, isSure: false };
  const isAgain = set.of.kind === 'where' && isSome(set.of.that) && stepOf(set.of.that) === stepOf(that);
  return { set: merged(set, set.that, that, schema) ?? apart, isSure: !isAgain };
}
