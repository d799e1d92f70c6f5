import { withAliases } from '../mapping/aliases.js';
import { bare } from '../mapping/bare.js';
import { nameOf, valueOf } from '../mapping/values.js';
import { refuse } from '../reading/Cursor.js';
import { type Cell } from '../Reading.js';
import { isOverRows } from '../returning/Asked.js';
import { type Clause, type Expression, type Item, type Projection, type Statement } from '../Syntax.js';
import { leavesIn, saidIn, totalsIn, withValueOf } from './expressions.js';
import { edgeNamesIn } from './components.js';
import { type Base, readBase, type Reader, readWhole, returning } from './readBase.js';
import { attempt } from './attempt.js';
import { type RowPlan, type RowTotal, widthOf } from './RowPlan.js';
import { Scope } from './Scope.js';
import { isComputedTotal } from './totals.js';

/** Values that a list may have which stands before a MATCH: each is asked by itself. */
const MOST_ASKED = 25;

/** Rows with the names of their columns. */
export interface ReadRows {
  readonly columns: readonly string[];
  readonly plan: RowPlan;
}

/** Reads another statement, such as that of a subquery. */
export type ReadStatement = (statement: Statement) => ReadRows;

/** Whether rows must be there before a clause can be read: it sums up, orders or cuts them, or makes more of them. */
const needsRows = (clause: Clause): boolean =>
  clause.kind === 'unwind' ||
  clause.kind === 'return' ||
  (clause.kind === 'with' &&
    (clause.items.some(({ of }) => of.kind !== 'variable' && of.kind !== 'property') ||
      clause.order.length > 0 ||
      clause.skip !== undefined ||
      clause.limit !== undefined));

/** Reads what no one query says: rows of several queries, and what clauses make of rows. */
export function readRows(reader: Reader, { clauses, at }: Statement, readStatement: ReadStatement): ReadRows {
  const [first, ...rest] = clauses;
  if (first?.kind === 'unwind' && rest.some(({ kind }) => kind === 'match'))
    return new Reading(reader, readStatement).ofEach(first, rest);
  return new Reading(reader, readStatement).read(clauses, at);
}

class Reading {
  constructor(
    readonly reader: Reader,
    readonly readStatement: ReadStatement,
  ) {}

  read(clauses: readonly Clause[], at: Statement['at']): ReadRows {
    const from = clauses.findIndex(needsRows);
    const [head, tail] = [clauses.slice(0, from), clauses.slice(from)];
    const [result] = tail;
    if (head.length === 0) return this.#through(this.#alone(tail), tail);
    const summed = result?.kind === 'unwind' ? undefined : this.#summed(head, result as Projection);
    const base = (): ReadRows => this.#through(this.#base(head, tail, at), tail);
    if (summed === undefined) return base();
    const first = this.#laid(summed, result as Projection, tail.slice(1));
    const second = attempt(base);
    return second === undefined
      ? first
      : { ...first, plan: { kind: 'either', first: first.plan, second: second.plan } };
  }

  /** A MATCH behind a list of values: its rows for each of them. */
  ofEach({ of, name, at }: Extract<Clause, { kind: 'unwind' }>, clauses: readonly Clause[]): ReadRows {
    const values = of.kind === 'list' ? of.of : refuse('unsupported', at, 'UNWIND');
    const other = values.find((value) => valueOf(value) === undefined);
    if (other !== undefined) refuse('unsupported', other.at, nameOf(other));
    if (values.length > MOST_ASKED) refuse('many', at, 'UNWIND');
    const from = clauses.findIndex(needsRows);
    const [head, tail] = [clauses.slice(0, from), clauses.slice(from)];
    const used = this.#used(tail);
    const bases = values.map((value) => {
      const { plan, scope } = readBase(
        this.reader,
        withValueOf(head, name, value),
        used.filter((leaf) => bare(leaf) !== bare({ kind: 'variable', name })),
        at,
      );
      const cells = [
        ...new Set([...scope.cells.values()].flatMap((cell) => (cell.kind === 'column' ? [cell.at] : []))),
      ];
      const layout = {
        cells: [
          { kind: 'constant', value: valueOf(value) ?? null },
          ...cells.toSorted((one, next) => one - next).map((column) => ({ kind: 'column', at: column })),
        ] as readonly Cell[],
        isDistinct: false,
        order: [],
        skip: 0,
        limit: undefined,
        where: undefined,
      };
      return { plan: { kind: 'laid', of: plan, layout } as RowPlan, scope };
    });
    const [one] = bases;
    if (one === undefined) return refuse('unsupported', at, '[ ]');
    const moved = [...one.scope.cells].map(([key, cell]): [string, Cell] => [
      key,
      cell.kind === 'column' ? { kind: 'column', at: cell.at + 1 } : cell,
    ]);
    const scope = new Scope(
      new Map<string, Cell>([...moved, [bare({ kind: 'variable', name }), { kind: 'column', at: 0 }]]),
      new Set(),
      one.scope.edges,
    );
    return this.#through({ plan: { kind: 'appended', parts: bases.map(({ plan }) => plan) }, scope }, tail);
  }

  /** What the clauses up to the first that lays rows out use of the rows before them. */
  #used(tail: readonly Clause[]): readonly Expression[] {
    const until = tail.findIndex(({ kind }) => kind === 'with' || kind === 'return');
    const given = new Set<string>();
    return tail.slice(0, until + 1).flatMap((clause) => {
      if (clause.kind === 'match') return refuse('unsupported', clause.at, 'UNWIND … MATCH');
      const said =
        clause.kind === 'unwind' ? [clause.of] : saidIn(clause).map((one) => withAliases(one, aliasesOf(clause)));
      const leaves = said.flatMap(leavesIn).filter((leaf) => leaf.kind !== 'variable' || !given.has(leaf.name));
      if (clause.kind === 'unwind') given.add(clause.name);
      return leaves;
    });
  }

  #base(head: readonly Clause[], tail: readonly Clause[], at: Statement['at']): Base {
    const edges = edgeNamesIn(head);
    const twice = tail
      .flatMap((clause) => (clause.kind === 'with' || clause.kind === 'return' ? saidIn(clause).flatMap(totalsIn) : []))
      .find(({ distinct, args }) => distinct && args.some((of) => of.kind === 'variable' && edges.has(of.name)));
    if (twice !== undefined) refuse('repeats', twice.at, nameOf(twice));
    return readBase(this.reader, head, this.#used(tail), tail[0]?.at ?? at);
  }

  /** A row of nothing matched, with what subqueries come to. */
  #alone(tail: readonly Clause[]): Base {
    const leaves = new Map(
      this.#used(tail)
        .filter(({ kind }) => kind === 'count' || kind === 'member')
        .map((leaf) => [bare(leaf), leaf]),
    );
    const parts = [...leaves.values()].map((leaf) => this.#subquery(leaf));
    const cells = [...leaves.keys()].map((key, at): [string, Cell] => [key, { kind: 'column', at }]);
    const given: RowPlan = { kind: 'given', rows: [[]] };
    return {
      plan: parts.length === 0 ? given : { kind: 'joined', parts: [given, ...parts], keys: 0 },
      scope: new Scope(new Map(cells)),
    };
  }

  /** `COUNT { (n:Film) }`, and `COLLECT { MATCH (n:Film) RETURN sum(n.price) }[0]`: one value. */
  #subquery(leaf: Expression): RowPlan {
    if (leaf.kind === 'member' && leaf.of.kind === 'collect' && leaf.index === 0) {
      const { columns, plan } = this.readStatement(leaf.of.body);
      if (columns.length !== 1) refuse('unsupported', leaf.at, 'COLLECT { }');
      const layout = {
        cells: [{ kind: 'column', at: 0 }] as const,
        isDistinct: false,
        order: [],
        skip: 0,
        limit: 1,
        where: undefined,
      };
      return { kind: 'laid', of: plan, layout };
    }
    if (leaf.kind !== 'count') return refuse('unsupported', leaf.at, nameOf(leaf));
    const { clauses } = leaf.body;
    if (clauses.at(-1)?.kind === 'return') {
      const { plan } = this.readStatement(leaf.body);
      return {
        kind: 'grouped',
        of: plan,
        keys: [],
        totals: [{ name: 'count', isDistinct: false, of: undefined, at: leaf.at }],
      };
    }
    const count: Expression = { kind: 'call', name: 'count', distinct: false, star: true, args: [], at: leaf.at };
    return this.readStatement({
      at: leaf.at,
      clauses: [...clauses, returning([{ of: count, name: '', isNamed: true }], leaf.at)],
    }).plan;
  }

  /** What rows come to, each of it by a query of its own; undefined where queries do not say it. */
  #summed(head: readonly Clause[], projection: Projection): Base | undefined {
    const items = projection.items;
    const calls = callsOf(projection);
    const keys = items.filter(({ of }) => totalsIn(of).length === 0);
    if (calls.length === 0 || projection.star || keys.some(({ of }) => of.kind === 'literal')) return undefined;
    const parts = calls.map((call) =>
      attempt((): RowPlan => {
        const named = keys.map((item, at) => ({ ...item, name: ` key ${at}` }));
        const result = returning([...named, { of: call, name: ' total', isNamed: true }], call.at);
        const reading = readWhole(this.reader, head, result);
        const finish = keys.length === 0 ? reading.finish : { ...reading.finish, needsAll: call.at };
        return { kind: 'asked', reading: { ...reading, finish } };
      }),
    );
    const plans = parts.filter((part) => part !== undefined);
    const [first, ...others] = plans;
    if (first === undefined || plans.length < calls.length) return undefined;
    const column = (at: number): Cell => ({ kind: 'column', at });
    const cells = new Map<string, Cell>([
      ...keys.map(({ of }, at): [string, Cell] => [bare(of), column(at)]),
      ...calls.map((call, at): [string, Cell] => [bare(call), column(keys.length + at)]),
    ]);
    const plan: RowPlan = others.length === 0 ? first : { kind: 'joined', parts: plans, keys: keys.length };
    return { plan, scope: new Scope(cells) };
  }

  /** Goes through clauses whose rows are made of rows. */
  #through(base: Base, [clause, ...rest]: readonly Clause[]): ReadRows {
    if (clause === undefined) return refuse('unfinished', { line: 1, column: 1 } as Statement['at'], '');
    if (clause.kind === 'match') return refuse('unsupported', clause.at, 'WITH … MATCH');
    if (clause.kind === 'unwind') {
      const plan: RowPlan = { kind: 'unwound', of: base.plan, list: base.scope.cell(clause.of) };
      return this.#through({ plan, scope: base.scope.with(clause.name, widthOf(base.plan)) }, rest);
    }
    const calls = callsOf(clause);
    return this.#laid(calls.length === 0 ? base : this.#grouped(base, clause, calls), clause, rest);
  }

  #grouped({ plan, scope }: Base, { items }: Projection, calls: readonly Call[]): Base {
    const keys = items.filter(({ of }) => totalsIn(of).length === 0);
    const totals = calls.map((call): RowTotal => {
      const [of, part] = call.args;
      const isRead =
        isComputedTotal(call.name) && (part === undefined || (call.name === 'percentilecont' && valueOf(part) === 0.5));
      if (!isRead || (of === undefined) !== call.star) refuse('unsupported', call.at, nameOf(call));
      return {
        name: call.name,
        isDistinct: call.distinct,
        of: of === undefined ? undefined : scope.summed(of, call.name === 'count' && !call.distinct),
        at: call.at,
      };
    });
    const cells = [...keys.map(({ of }) => of), ...calls].map((of, at): [string, Cell] => [
      bare(of),
      { kind: 'column', at },
    ]);
    return {
      plan: { kind: 'grouped', of: plan, keys: keys.map(({ of }) => scope.cell(of)), totals },
      scope: new Scope(new Map(cells), scope.fractions),
    };
  }

  /** Rows as a WITH or RETURN lays them out, and what follows. */
  #laid({ plan, scope }: Base, projection: Projection, rest: readonly Clause[]): ReadRows {
    const { star, distinct, order, skip = 0, limit, where } = projection;
    if (star) refuse('unsupported', projection.at, '*');
    const { items } = projection;
    const unnamed = items.find(
      ({ of, isNamed, name }) =>
        projection.kind === 'with' && !isNamed && !(of.kind === 'variable' && of.name === name),
    );
    if (unnamed !== undefined) refuse('unsupported', unnamed.of.at, nameOf(unnamed.of));
    const aliases = aliasesOf(projection);
    const cellOf = (of: Expression) => scope.cell(withAliases(of, aliases));
    const layout = {
      cells: items.map(({ of }) => scope.cell(of)),
      isDistinct: distinct,
      order: order.map(({ of, descending }) => ({ cell: cellOf(of), isDescending: descending })),
      skip,
      limit,
      where: where === undefined ? undefined : cellOf(where),
    };
    const laid: RowPlan = { kind: 'laid', of: plan, layout };
    const names = items.map(({ name }) => name);
    if (projection.kind === 'return') return { columns: names, plan: laid };
    const fractions = new Set(items.filter(({ of }) => scope.isFraction(of)).map(({ name }) => name));
    return this.#through({ plan: laid, scope: Scope.ofNames(names, fractions) }, rest);
  }
}

type Call = Extract<Expression, { kind: 'call' }>;

/** What the names of a projection stand for. */
const aliasesOf = ({ items }: Projection): ReadonlyMap<string, Expression> =>
  new Map(items.flatMap(({ name, of, isNamed }: Item) => (isNamed ? [[name, of] as const] : [])));

/** The different functions over rows of a projection. */
function callsOf(projection: Projection): readonly Call[] {
  const aliases = aliasesOf(projection);
  const calls = saidIn(projection).flatMap((of) => totalsIn(withAliases(of, aliases)));
  const nested = calls.flatMap(({ args }) => args).find((of) => totalsIn(of).length > 0 || isOverRows(of));
  if (nested !== undefined) refuse('unsupported', nested.at, nameOf(nested));
  return [...new Map(calls.map((call) => [bare(call), call])).values()];
}
