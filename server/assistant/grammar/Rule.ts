import { type Order, ORDERS } from '../../../domain/query/Query.js';
import { type Built } from './building.js';
import { type Cat, type Meaning } from './Meaning.js';
import { type Operator } from '../language/Pack.js';
import { type Schema } from './Schema.js';

/** A meaning of one category. */
export type Of<C extends Cat> = Extract<Meaning, { cat: C }>;
/** A category, or a word of the grammar. */
type Part = Cat | `op:${Operator}`;
type MeaningOf<P extends Part> = P extends Cat ? Of<P> : Of<'op'>;

/** Where a rule is tried. */
export interface Where {
  readonly schema: Schema;
  /** Whether it would begin the question. */
  readonly isFirst: boolean;
  /** Whether it would end it. */
  readonly isLast: boolean;
}

/** Two neighbours that mean something together. No rule knows a word of any language; the example is in one only to be read. */
export interface Rule {
  readonly name: string;
  readonly example: string;
  readonly left: Part;
  readonly right: Part;
  readonly make: (left: never, right: never, where: Where) => readonly Built[];
}

/** A rule, its parts typed by their categories. */
export const rule = <L extends Part, R extends Part>(
  name: string,
  [left, right]: readonly [L, R],
  example: string,
  make: (left: MeaningOf<L>, right: MeaningOf<R>, where: Where) => readonly Built[],
): Rule => ({ name, left, right, example, make });

/** A rule of two parts that mean the same whichever of them comes first. */
export const eitherWay = <L extends Part, R extends Part>(
  name: string,
  [one, other]: readonly [L, R],
  example: string,
  make: (one: MeaningOf<L>, other: MeaningOf<R>, where: Where) => readonly Built[],
): readonly Rule[] => [
  rule(name, [one, other], example, make),
  rule(name, [other, one], example, (second, first, where) => make(first, second, where)),
];

/** Rules that read the most and the least alike. */
export const eachOrder = (rules: (order: Order, op: `op:${Order}`) => readonly Rule[]): readonly Rule[] =>
  ORDERS.flatMap((order) => rules(order, `op:${order}`));
