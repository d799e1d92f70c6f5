import { type Aggregate, type Measure, type NodeSet, type Quantity, type Step } from '../../Query.js';
import { refuse } from '../reading/Cursor.js';
import { type Clause, type Expression, type Pattern, type Projection, type Statement } from '../Syntax.js';
import { type Token } from '../tokens.js';
import { addPatterns } from './addPatterns.js';
import { type Condition, NO_CONDITION, noneOf, ofPredicate, ofSet, setOf } from './Condition.js';
import { COMPARISON, TURNED } from './comparisons.js';
import { Conditions, type NestedConditions } from './Conditions.js';
import { Ground } from './Ground.js';
import { keepApart, tellApart } from './twice.js';
import { nameOf, valueOf } from './values.js';

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;
type Subquery = Extract<Expression, { body: Statement }>;

/** Functions that sum up, by their names in Cypher. */
const AGGREGATED: Readonly<Record<string, Aggregate>> = {
  sum: 'sum',
  avg: 'mean',
  min: 'least',
  max: 'greatest',
  percentilecont: 'median',
};

/** What `percentileCont(x, 0.5)` and the like sum up; undefined for any other call. */
export function aggregateOf({ name, args }: Of<'call'>): { by: Aggregate; of: Expression } | undefined {
  const by = Object.hasOwn(AGGREGATED, name) ? AGGREGATED[name] : undefined;
  const [of, part] = args;
  if (by === undefined || of === undefined) return undefined;
  if ((by === 'median') !== (part !== undefined && valueOf(part) === 0.5)) return undefined;
  return { by, of };
}

/** Reads patterns that stand in conditions, counts of them, and rankings. */
export class Subqueries implements NestedConditions {
  tellApart = tellApart;

  rootOf(where: Expression, known: readonly string[], ground: Ground): string | undefined {
    const inner = where.kind === 'not' ? where.of : where;
    if (inner.kind !== 'exists' && inner.kind !== 'pattern') return undefined;
    const isOpen = (name: string) => ground.nodes.get(name)?.own.predicates.length === 0;
    return known.find(isOpen) ?? known.at(-1);
  }

  exists(expression: Of<'exists' | 'pattern'>, name: string, conditions: Conditions): Condition {
    const match: Match =
      expression.kind === 'pattern'
        ? { patterns: expression.patterns, where: undefined }
        : matchOf(expression.body, expression.at);
    return this.#inside(match, name, conditions, expression.at).condition(name);
  }

  /** A ground of its own, of which a node is that of the condition. */
  #inside({ patterns, where }: Match, root: string | undefined, { ground, notes }: Conditions, at: Token): Ground {
    const inner = new Ground(ground);
    const conditions = new Conditions(inner, notes, this);
    if (root !== undefined) inner.node(root, at);
    addPatterns(conditions, patterns, { match: 0 });
    for (const name of inner.nodes.keys()) {
      const outside = name === root ? undefined : ground.nodes.get(name);
      if (outside === undefined) continue;
      inner.add(name, at, outside.own);
      inner.single(name, at, setOf(outside.own));
    }
    if (where !== undefined) conditions.apply(where);
    keepApart(inner);
    const start = root ?? [...inner.nodes.keys()][0] ?? '';
    if (inner.around(start).size < inner.nodes.size) refuse('unsupported', at, '( )');
    return inner;
  }

  measured(comparison: Omit<Of<'binary'>, 'kind'>, name: string, conditions: Conditions): Condition | undefined {
    const { op, left, right, at } = comparison;
    const is = COMPARISON[op];
    if (is === undefined) return undefined;
    if (right.kind === 'member') return this.#ranked(is, left, right, name, conditions);
    const [counted, number, sign] = left.kind === 'count' ? [left, right, is] : [right, left, TURNED[is]];
    if (counted.kind !== 'count') return undefined;
    const count = valueOf(number);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) refuse('unsupported', at, op);
    const quantity = quantityOf(sign, count);
    if (typeof quantity === 'string') return constant(quantity);
    const [, projection] = counted.body.clauses;
    if (projection === undefined) {
      const some = this.exists({ kind: 'exists', body: counted.body, at: counted.at }, name, conditions);
      if (quantity.kind === 'atLeast' && quantity.count === 1) return some;
      if (quantity.kind === 'exactly' && quantity.count === 0) return noneOf(some);
      if (quantity.kind === 'atMost' && quantity.count === 0) return noneOf(some);
      const of = this.#relationships(counted, name, conditions);
      return ofPredicate({ kind: 'relate', of, is: sign, to: { kind: 'constant', value: count } });
    }
    return joined(this.#counted(counted, name, conditions), sign, quantity);
  }

  /** What `count(DISTINCT m) > 2` says of a node that some are joined to. */
  joinedTo(ground: Ground, name: string, far: string, { op, right, at }: Of<'binary'>): Condition {
    const is = COMPARISON[op];
    const count = valueOf(right);
    if (is === undefined || typeof count !== 'number' || !Number.isInteger(count) || count < 0)
      return refuse('unsupported', at, op);
    const edge = ground.edgesAt(name).find((one) => ground.far(one, name) === far);
    if (edge === undefined || edge.length !== undefined) return refuse('unsupported', at, 'WITH … WHERE');
    const quantity = quantityOf(is, count);
    const link = { step: ground.step(edge, name), set: ground.set(far, edge) };
    return typeof quantity === 'string' ? constant(quantity) : joined(link, is, quantity);
  }

  /** The nodes that `COUNT { MATCH (n)-[:X]->(m) RETURN DISTINCT m }` counts. */
  #counted({ body, at }: Subquery, name: string, conditions: Conditions): Link {
    const inner = this.#inside(matchOf(body, at), name, conditions, at);
    const [, projection] = body.clauses;
    const of = projection?.kind === 'return' && projection.distinct ? projection.items[0]?.of : undefined;
    if (of?.kind !== 'variable') refuse('repeats', at, 'COUNT { }');
    return linkTo(inner, name, of.name, at);
  }

  /** How many relationships `COUNT { (n)-[:X]->(m) }` counts: a row for each. */
  #relationships({ body, at }: Subquery, name: string, conditions: Conditions): Measure {
    const inner = this.#inside(matchOf(body, at), name, conditions, at);
    const [edge, ...more] = inner.edges;
    if (edge === undefined || more.length > 0) refuse('repeats', at, 'COUNT { }');
    const link = linkTo(inner, name, inner.far(edge, name), at);
    return { kind: 'total', ...link, total: { kind: 'count' }, on: 'relationships' };
  }

  /** What a node is worth by an expression; undefined where it is nothing that nodes can be ranked by. */
  measure(of: Expression, name: string, conditions: Conditions): Measure | undefined {
    if (of.kind === 'property') return of.variable === name ? { kind: 'property', property: of.name } : undefined;
    if (of.kind === 'count' && of.body.clauses.length === 1) return this.#relationships(of, name, conditions);
    if (of.kind === 'count') return { kind: 'number', ...this.#counted(of, name, conditions) };
    if (of.kind !== 'member' || of.index !== 0 || of.of.kind !== 'collect') return undefined;
    return this.#over(of.of, name, conditions);
  }

  /** `COLLECT { MATCH (n)-[r:X]->(m) WITH DISTINCT m AS far RETURN avg(far.size) }[0]`. */
  #over({ body, at }: Subquery, name: string, conditions: Conditions): Measure {
    const inner = this.#inside(matchOf(body, at), name, conditions, at);
    const [, each, result] = body.clauses;
    const item = each?.kind === 'with' && each.distinct ? each.items[0] : undefined;
    const call = result?.kind === 'return' ? result.items[0]?.of : undefined;
    const total = call?.kind === 'call' ? aggregateOf(call) : undefined;
    if (item?.of.kind !== 'variable' || total?.of.kind !== 'property' || total.of.variable !== item.name)
      return refuse('unsupported', at, 'COLLECT { }');
    const edge = inner.edge(item.of.name);
    const far = edge === undefined ? item.of.name : inner.far(edge, name);
    const on = edge === undefined ? {} : { on: 'relationships' as const };
    return { kind: 'over', ...linkTo(inner, name, far, at), property: total.of.name, by: total.by, ...on };
  }

  /** `n.size >= COLLECT { MATCH (t) RETURN t.size AS worth ORDER BY worth DESC LIMIT 3 }[-1]`. */
  #ranked(
    is: string,
    left: Expression,
    { of, index, at }: Of<'member'>,
    name: string,
    conditions: Conditions,
  ): Condition {
    const refused = (): never => refuse('unsupported', at, `${nameOf(of)}[${index}]`);
    if (of.kind !== 'collect') return refused();
    const [match, result] = of.body.clauses;
    const [root] = match?.kind === 'match' ? match.patterns.flatMap(({ nodes }) => nodes) : [];
    const [item] = result?.kind === 'return' ? result.items : [];
    if (result?.kind !== 'return' || root?.variable === undefined || item === undefined) return refused();
    const { patterns, where } = matchOf(of.body, at);
    const inner = this.#inside({ patterns, where: withoutWorth(where) }, undefined, conditions, at);
    const innerConditions = new Conditions(inner, conditions.notes, this);
    const by = this.measure(item.of, root.variable, innerConditions);
    const own = this.measure(left, name, conditions);
    const count = result.limit;
    if (by === undefined || count === undefined || JSON.stringify(by) !== JSON.stringify(own)) return refused();
    const order = result.order[0]?.descending === true ? 'most' : 'least';
    const place = is === '=' && index === count - 1 ? { place: count } : undefined;
    const isTop = index === -1 && is === (order === 'most' ? '≥' : '≤');
    if (place === undefined && !isTop) return refused();
    return ofSet({ kind: 'top', of: inner.set(root.variable), by, order, count, ...place });
  }
}

interface Link {
  readonly step: Step;
  readonly set: NodeSet;
}

/** That so many are joined to a node, or another number. */
function joined(link: Link, is: string, quantity: Quantity): Condition {
  const linked = ofPredicate({ kind: 'linked', ...link, quantity });
  return is === '≠' ? noneOf(linked) : linked;
}

const constant = (holds: 'always' | 'never') => (holds === 'always' ? NO_CONDITION : ofSet({ kind: 'nodes', ids: [] }));

interface Match {
  readonly patterns: readonly Pattern[];
  readonly where: Expression | undefined;
}

/** The one MATCH of a subquery. */
function matchOf({ clauses }: Statement, at: Token): Match {
  const [first, ...more] = clauses;
  const other = more.find((clause: Clause) => clause.kind === 'match' || clause.kind === 'unwind' || isCut(clause));
  if (first?.kind !== 'match' || first.optional) return refuse('unsupported', first?.at ?? at, '{ }');
  if (other?.kind === 'match' || other?.kind === 'unwind')
    refuse('unsupported', other.at, `{ MATCH … ${other.kind.toUpperCase()} }`);
  return first;
}

const isCut = (clause: Clause): clause is Projection =>
  clause.kind !== 'match' && clause.kind !== 'unwind' && clause.skip !== undefined;

/** The step and the set beyond it, where a node has no other relationships. */
function linkTo(inner: Ground, name: string, far: string, at: Token): Link {
  const [edge, ...more] = inner.edgesAt(name);
  if (edge === undefined || more.length > 0 || edge.length !== undefined || inner.far(edge, name) !== far)
    return refuse('unsupported', at, '( )--( )--( )');
  return { step: inner.step(edge, name), set: inner.set(far, edge) };
}

/** A condition without what only says that there is a worth. */
function withoutWorth(where: Expression | undefined): Expression | undefined {
  if (where?.kind === 'isNull' && where.isNot && where.of.kind === 'member') return undefined;
  if (where?.kind !== 'binary' || where.op !== 'AND') return where;
  const [left, right] = [withoutWorth(where.left), withoutWorth(where.right)];
  return left === undefined || right === undefined ? (left ?? right) : { ...where, left, right };
}

/** How many are meant by a comparison with a number. */
function quantityOf(is: string, count: number): Extract<Quantity, { count: number }> | 'always' | 'never' {
  switch (is) {
    case '≥':
      return count === 0 ? 'always' : { kind: 'atLeast', count };
    case '>':
      return { kind: 'atLeast', count: count + 1 };
    case '≤':
      return { kind: 'atMost', count };
    case '<':
      return count === 0 ? 'never' : { kind: 'atMost', count: count - 1 };
    default:
      return { kind: 'exactly', count };
  }
}
