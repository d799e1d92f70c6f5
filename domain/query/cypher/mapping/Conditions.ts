import { refuse } from '../reading/Cursor.js';
import { type Expression } from '../Syntax.js';
import { type Token } from '../tokens.js';
import { type TextPlace } from '../Fault.js';
import { allOf, anyOf, type Condition, NO_CONDITION, noneOf, ofPredicate, ofSet, OPPOSITE } from './Condition.js';
import { computedMeasure } from './arithmetic.js';
import { COMPARISON, comparisonOf } from './comparisons.js';
import { type Ground } from './Ground.js';
import { namesIn } from './names.js';
import { nameOf } from './values.js';

/** Where an answer is not quite that of Cypher: texts are compared without case and diacritics. */
export interface CypherNote extends TextPlace {
  readonly kind: 'folded';
  readonly name: string;
}

/** What is read of patterns that stand in a condition. */
export interface NestedConditions {
  /** Which of several nodes a pattern in a condition is about; undefined where it is no pattern. */
  rootOf(where: Expression, known: readonly string[], ground: Ground): string | undefined;
  tellApart(ground: Ground, one: string, other: string, at: Token): void;
  exists(expression: Of<'exists' | 'pattern'>, name: string, conditions: Conditions): Condition;
  /** What a comparison with a number of nodes, or with the last of a ranking, says; undefined for any other. */
  measured(comparison: Omit<Of<'binary'>, 'kind'>, name: string, conditions: Conditions): Condition | undefined;
}

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Reads what must hold of nodes and relationships, a condition for each of them. */
export class Conditions {
  constructor(
    readonly ground: Ground,
    readonly notes: CypherNote[],
    readonly subqueries: NestedConditions,
  ) {}

  /** Adds what a WHERE says to what it says it of. */
  apply(where: Expression): void {
    if (where.kind === 'binary' && where.op === 'AND') {
      this.apply(where.left);
      this.apply(where.right);
      return;
    }
    if (where.kind === 'literal' && typeof where.value === 'boolean') return this.#always(where.value, where.at);
    if (isUnequal(where)) return this.#tellApart(where);
    const known = [...namesIn(where)].filter((name) => this.#isKnown(name));
    const root = known.length > 1 ? this.subqueries.rootOf(where, known, this.ground) : known[0];
    const unknown = [...namesIn(where, false)].find((name) => !this.#isKnown(name));
    if (unknown !== undefined) refuse(this.ground.isOutside(unknown) ? 'unsupported' : 'unknown', where.at, unknown);
    if (root === undefined) refuse('unsupported', where.at, nameOf(where));
    this.ground.add(root, where.at, this.of(where, root));
  }

  /** `WHERE true` says nothing, and `WHERE false` that there is no row. */
  #always(holds: boolean, at: Token): void {
    const [first] = this.ground.nodes.keys();
    if (!holds && first !== undefined) this.ground.add(first, at, ofSet({ kind: 'nodes', ids: [] }));
  }

  #isKnown = (name: string) => this.ground.nodes.has(name) || this.ground.edge(name) !== undefined;

  #tellApart({ left, right, at }: Of<'binary'>): void {
    const [one, other] = [left, right].map((side) => (side.kind === 'variable' ? side.name : ''));
    this.subqueries.tellApart(this.ground, one ?? '', other ?? '', at);
  }

  /** What an expression says of a node or relationship, or what holds where it does not. */
  of(expression: Expression, name: string, isDenied = false): Condition {
    const denied = (condition: Condition) => (isDenied ? noneOf(condition) : condition);
    switch (expression.kind) {
      case 'binary':
        return this.#binary(expression, name, isDenied);
      case 'chain':
        return this.#chain(expression, name, isDenied);
      case 'not':
        return this.of(expression.of, name, !isDenied);
      case 'isNull':
        return this.#isNull(expression, isDenied);
      case 'labels':
        return denied(ofSet(...expression.labels.map(labelled)));
      case 'property':
        return ofPredicate({ kind: 'compare', property: expression.name, is: '=', value: !isDenied });
      case 'literal':
        if (typeof expression.value === 'boolean')
          return expression.value === isDenied ? ofSet({ kind: 'nodes', ids: [] }) : NO_CONDITION;
        break;
      case 'call':
        if (isDefinite(expression)) return denied(this.of(expression.args[0] as Expression, name));
        break;
      case 'pattern':
      case 'exists':
        return denied(this.subqueries.exists(expression, name, this));
      default:
    }
    return refuse('unsupported', expression.at, nameOf(expression));
  }

  #binary({ op, left, right, at }: Of<'binary'>, name: string, isDenied: boolean): Condition {
    if (op === 'AND' || op === 'OR') {
      const both = [left, right].map((side) => this.of(side, name, isDenied));
      return (op === 'AND') === isDenied ? anyOf(...flattened(both)) : allOf(...both);
    }
    const measured = this.subqueries.measured({ op, left, right, at }, name, this);
    if (measured !== undefined) return isDenied ? noneOf(measured) : measured;
    const compared = comparisonOf(op, left, right, isDenied) ?? this.#related({ op, left, right }, name, isDenied);
    if (compared === undefined) return refuse('unsupported', at, op);
    const { line, column } = at;
    if (compared.isFolded === true) this.notes.push({ kind: 'folded', line, column, name: op });
    return compared.condition;
  }

  /** Two properties of one element against each other, or what is computed of them. */
  #related({ op, left, right }: Pick<Of<'binary'>, 'op' | 'left' | 'right'>, name: string, isDenied: boolean) {
    const is = COMPARISON[op];
    const [of, to] = [left, right].map((side) =>
      computedMeasure(side, (one) =>
        one.kind === 'property' && one.variable === name ? { kind: 'property', property: one.name } : undefined,
      ),
    );
    if (is === undefined || of === undefined || to === undefined) return undefined;
    const condition = ofPredicate({ kind: 'relate', of, is: isDenied ? OPPOSITE[is] : is, to });
    return { condition, isFolded: undefined };
  }

  /** Two ends of one value, or comparisons that each hold. */
  #chain({ links }: Of<'chain'>, name: string, isDenied: boolean): Condition {
    const [low, high, ...more] = links;
    if (!isDenied && more.length === 0 && low?.kind === 'binary' && high?.kind === 'binary') {
      const [from, to] = [low.left, high.right];
      const isBetween = low.op === '<=' && high.op === '<=' && low.right.kind === 'property';
      if (isBetween && from.kind === 'literal' && to.kind === 'literal' && isOneKind(from.value, to.value))
        return ofPredicate({
          kind: 'between',
          property: low.right.kind === 'property' ? low.right.name : '',
          from: from.value as string | number,
          to: to.value as string | number,
        });
    }
    const each = links.map((link) => this.of(link, name, isDenied));
    return isDenied ? anyOf(...each) : allOf(...each);
  }

  #isNull({ of, isNot, at }: Of<'isNull'>, isDenied: boolean): Condition {
    // A number of nodes is never missing.
    if (of.kind === 'count' && isNot && !isDenied) return NO_CONDITION;
    if (of.kind !== 'property') refuse('unsupported', at, `${nameOf(of)} IS NULL`);
    const has = ofPredicate({ kind: 'has', property: of.name });
    return isNot === isDenied ? noneOf(has) : has;
  }
}

const flattened = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((one) => {
    const [only, ...more] = one.predicates;
    const isAny = only?.kind === 'or' && more.length + one.sets.length + one.excluded.length === 0;
    return isAny ? only.of.map((each) => ofPredicate(each)) : [one];
  });

const isOneKind = (from: unknown, to: unknown) =>
  typeof from === typeof to && ['string', 'number'].includes(typeof from);

const labelled = (labels: readonly string[]) => {
  const sets = labels.map((label) => ({ kind: 'label' as const, label }));
  const [only, ...more] = sets;
  return only !== undefined && more.length === 0 ? only : { kind: 'union' as const, of: sets };
};

/** `coalesce(x, false)`: what is not known is not so. */
const isDefinite = ({ name, args }: Of<'call'>) =>
  name === 'coalesce' && args.length === 2 && args[1]?.kind === 'literal' && args[1].value === false;

const isUnequal = (where: Expression): where is Of<'binary'> =>
  where.kind === 'binary' && where.op === '<>' && where.left.kind === 'variable' && where.right.kind === 'variable';
