import { type NodeSet, type Predicate, type Query } from '../../../domain/query/Query.js';
import { wordsOf } from '../language/tokens.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Operator, type Pack } from '../language/Pack.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;
type Where = Extract<NodeSet, { kind: 'where' }>;

/** Several named nodes of which one would do. `isBeside`: a preposition stands before the first of them. */
function oneOfNamed(
  that: Predicate,
  isBeside: boolean,
): { readonly that: Linked; readonly named: readonly NodeSet[] } | undefined {
  if (that.kind !== 'linked' || that.quantity.kind !== 'some' || that.set.kind !== 'union') return undefined;
  const isNamed = that.set.of.every(({ kind }) => kind === 'nodes');
  return isNamed && (isBeside || that.step.direction === 'out') ? { that, named: that.set.of } : undefined;
}

/** Whether any of a set is joined to several by a step, so that it could be to both. */
async function hasSeveral(of: NodeSet, { step }: Linked, reading: GraphReading): Promise<boolean> {
  const that: Predicate = { kind: 'linked', step, set: { kind: 'all' }, quantity: { kind: 'atLeast', count: 2 } };
  const { result } = await reading.query({ kind: 'exists', set: { kind: 'where', of, that } });
  return result.kind === 'exists' && result.holds;
}

async function meant(set: Where, isBeside: boolean, reading: GraphReading): Promise<NodeSet> {
  const found = oneOfNamed(set.that, isBeside);
  if (found === undefined || !(await hasSeveral(set.of, found.that, reading))) return set;
  const each = found.named.map((one): Predicate => ({ ...found.that, set: one }));
  return { ...set, that: { kind: 'and', of: each } };
}

/** What a query comes to where “and” between names says that both are meant: depots with steam and diesel, where a depot may have two. */
export async function bothOf(query: Query, question: string, pack: Pack, reading: GraphReading): Promise<Query> {
  const words = wordsOf(question);
  const says = (op: Operator, among = words) => pack.operators[op].some((word) => among.includes(word));
  const before = words.slice(
    1,
    words.findIndex((word) => pack.operators.and.includes(word)),
  );
  const isBeside = says('at', before) && !says('of', before) && !says('by', before);
  if (!says('and') || says('or')) return query;
  const walked = async (value: unknown): Promise<unknown> => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return Promise.all(value.map(walked));
    const entries = await Promise.all(
      Object.entries(value).map(async ([name, one]) => [name, await walked(one)] as const),
    );
    const made = Object.fromEntries(entries) as NodeSet;
    return made.kind === 'where' ? meant(made, isBeside, reading) : made;
  };
  return (await walked(query)) as Query;
}
