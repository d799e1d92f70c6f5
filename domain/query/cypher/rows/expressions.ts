import { isOverRows } from '../returning/Asked.js';
import { type Expression, type Item, type Projection } from '../Syntax.js';

/** The expressions that one holds directly; those within subqueries and patterns are none of its own. */
function partsOf(of: Expression): readonly Expression[] {
  switch (of.kind) {
    case 'list':
      return of.of;
    case 'call':
      return of.args;
    case 'binary':
      return [of.left, of.right];
    case 'chain':
      return of.links;
    case 'case':
      return [of.of, ...of.branches.flat(), of.otherwise].filter((one) => one !== undefined);
    case 'member':
    case 'not':
    case 'isNull':
      return [of.of];
    default:
      return [];
  }
}

type Call = Extract<Expression, { kind: 'call' }>;

/** The functions over rows that an expression holds. */
export const totalsIn = (of: Expression): readonly Call[] => (isOverRows(of) ? [of] : partsOf(of).flatMap(totalsIn));

/** What an expression is made of that stands in no other: names, properties, subqueries and types. */
export function leavesIn(of: Expression): readonly Expression[] {
  const isRanked = of.kind === 'member' && of.of.kind === 'collect';
  const isLeaf = isRanked || ['variable', 'property', 'count'].includes(of.kind);
  const isType = of.kind === 'call' && of.name === 'type';
  return isLeaf || isType ? [of] : partsOf(of).flatMap(leavesIn);
}

/** All that a projection says of the rows before it. */
export const saidIn = ({ items, order, where }: Projection): readonly Expression[] => [
  ...items.map(({ of }: Item) => of),
  ...order.map(({ of }) => of),
  ...(where === undefined ? [] : [where]),
];

/** The conditions that must all hold. */
export const conjunctsOf = (where: Expression | undefined): readonly Expression[] => {
  if (where === undefined) return [];
  return where.kind === 'binary' && where.op === 'AND' ? [where.left, where.right].flatMap(conjunctsOf) : [where];
};

/** One condition of several; undefined for none. */
export const conjunctionOf = (all: readonly Expression[]): Expression | undefined =>
  all.length === 0
    ? undefined
    : all.reduce((left, right) => ({ kind: 'binary', op: 'AND', left, right, at: right.at }));

/** A part of Cypher with a value in the place of a name. */
export function withValueOf<T>(part: T, name: string, value: Expression): T {
  if (Array.isArray(part)) return part.map((one: unknown) => withValueOf(one, name, value)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const own = part as Readonly<Record<string, unknown>>;
  if (own['kind'] === 'variable' && own['name'] === name) return value as T;
  return Object.fromEntries(Object.entries(own).map(([key, one]) => [key, withValueOf(one, name, value)])) as T;
}
