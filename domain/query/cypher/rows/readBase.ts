import { bare } from '../mapping/bare.js';
import { Clauses } from '../mapping/Clauses.js';
import { type CypherNote } from '../mapping/Conditions.js';
import { namesIn } from '../mapping/names.js';
import { nameOf } from '../mapping/values.js';
import { refuse } from '../reading/Cursor.js';
import { type Cell, type CypherReading } from '../Reading.js';
import { type Clause, type Expression, type Item, type Projection } from '../Syntax.js';
import { type Token } from '../tokens.js';
import { type Component, componentsOf, edgeNamesIn } from './components.js';
import { conjunctionOf, leavesIn } from './expressions.js';
import { type RowPlan } from './RowPlan.js';
import { Scope } from './Scope.js';

/** Rows with where the parts of expressions stand in them. */
export interface Base {
  readonly plan: RowPlan;
  readonly scope: Scope;
}

/** What one reading needs beside the clauses. */
export interface Reader {
  readonly source: string;
  readonly notes: CypherNote[];
}

const itemOf = (of: Expression): Item => ({ of, name: bare(of), isNamed: true });

/** A RETURN of some items, as if it were written. */
export const returning = (items: readonly Item[], at: Token, more: Partial<Projection> = {}): Projection => ({
  kind: 'return',
  at,
  distinct: false,
  star: false,
  items,
  order: [],
  skip: undefined,
  limit: undefined,
  where: undefined,
  ...more,
});

/** Reads clauses whose rows must all be there. */
export function readWhole({ source, notes }: Reader, head: readonly Clause[], result: Projection): CypherReading {
  const reading = new Clauses(source).read({ at: result.at, clauses: [...head, result] });
  notes.push(...reading.notes);
  return reading;
}

const allOf = (reading: CypherReading, needsAll: Token): CypherReading => ({
  ...reading,
  finish: { ...reading.finish, needsAll },
});

type Count = Extract<Expression, { kind: 'count' | 'collect' }>;

/** Each node of a name with how many `COUNT { }` counts for it. */
function countsOf(reader: Reader, head: readonly Clause[], node: Expression, of: Count): RowPlan {
  const result = returning([itemOf(node)], of.at, { distinct: true, order: [{ of, descending: true }] });
  const reading = readWhole(reader, head, result);
  if (reading.query.kind !== 'nodes' || reading.query.sort === undefined)
    return refuse('unsupported', of.at, 'COUNT { }');
  const total: Cell = { kind: 'total' };
  const columns = [...reading.columns, { name: '', cell: total }];
  return { kind: 'asked', reading: allOf({ ...reading, columns, finish: { ...reading.finish, order: [] } }, of.at) };
}

/** Every row of one component, with the nodes, values and counts that are used of it. */
function rowsOfComponent(
  reader: Reader,
  { clauses, names }: Component,
  leaves: readonly Expression[],
  at: Token,
): Base {
  const edges = edgeNamesIn(clauses);
  const own = leaves.filter((leaf) => [...namesIn(leaf)].some((name) => names.has(name) || isAlias(leaf, clauses)));
  const counts = own.filter((leaf): leaf is Count => leaf.kind === 'count');
  const wanted = own.filter((leaf) => leaf.kind !== 'count').map((leaf) => columnFor(leaf, edges));
  const roots = counts.map((count) => rootOf(count, names, edges));
  const first: Expression | undefined = roots[0] ?? nodeIn(names, edges, clauses, at);
  const other = roots.find((root) => bare(root) !== bare(roots[0]));
  if (other !== undefined) refuse('rows', other.at, nameOf(other));
  const all = [
    ...new Map(
      [...(first === undefined ? [] : [first]), ...wanted].flatMap((one) => one ?? []).map((one) => [bare(one), one]),
    ).values(),
  ];
  const rows: RowPlan = {
    kind: 'asked',
    reading: allOf(readWhole(reader, clauses, returning(all.map(itemOf), at)), at),
  };
  const cells = new Map<string, Cell>([
    ...all.map((one, column): [string, Cell] => [bare(one), { kind: 'column', at: column }]),
    ...counts.map((one, place): [string, Cell] => [bare(one), { kind: 'column', at: all.length + place }]),
  ]);
  const [root] = roots;
  const parts = root === undefined ? [] : counts.map((count) => countsOf(reader, clauses, root, count));
  return {
    plan: parts.length === 0 ? rows : { kind: 'joined', parts: [rows, ...parts], keys: 1 },
    scope: new Scope(cells, new Set(), edges),
  };
}

/** A name that a WITH gave: it is of whatever was matched. */
const isAlias = (leaf: Expression, clauses: readonly Clause[]) =>
  leaf.kind === 'variable' &&
  clauses.some((clause) => clause.kind === 'with' && clause.items.some(({ name }) => name === leaf.name));

/** The column in which a part of an expression stands: the node of a property, and of a relationship its value. */
function columnFor(leaf: Expression, edges: ReadonlySet<string>): Expression | undefined {
  if (leaf.kind === 'variable') return edges.has(leaf.name) ? undefined : leaf;
  if (leaf.kind !== 'property' || edges.has(leaf.variable)) return leaf;
  return { kind: 'variable', name: leaf.variable, at: leaf.at };
}

/** The node that a `COUNT { }` is about. */
function rootOf(count: Count, names: ReadonlySet<string>, edges: ReadonlySet<string>): Expression {
  const [root, ...more] = [...namesIn(count)].filter((name) => names.has(name) && !edges.has(name));
  return root === undefined || more.length > 0
    ? refuse('unsupported', count.at, nameOf(count))
    : { kind: 'variable', name: root, at: count.at };
}

/** A node that stands in each row, for rows of which nothing else is used; none where a WITH says what is left. */
function nodeIn(
  names: ReadonlySet<string>,
  edges: ReadonlySet<string>,
  clauses: readonly Clause[],
  at: Token,
): Expression | undefined {
  if (clauses.some(({ kind }) => kind === 'with')) return undefined;
  const name = [...names].find((one) => !edges.has(one));
  return name === undefined ? undefined : { kind: 'variable', name, at };
}

/** Every row that was matched, with what some expressions use of it. */
export function readBase(reader: Reader, head: readonly Clause[], used: readonly Expression[], at: Token): Base {
  const { components, across } = componentsOf(head);
  const leaves = [...used, ...across].flatMap(leavesIn);
  const bases = components.map((one) => rowsOfComponent(reader, one, leaves, at));
  const [only, ...more] = bases;
  if (only !== undefined && more.length === 0) return only;
  const cells = new Map<string, Cell>();
  let width = 0;
  for (const { scope } of bases) {
    const columns = [...scope.cells.values()].flatMap((cell) => (cell.kind === 'column' ? [cell.at + 1] : []));
    for (const [key, cell] of scope.cells)
      cells.set(key, cell.kind === 'column' ? { kind: 'column', at: cell.at + width } : cell);
    width += Math.max(0, ...columns);
  }
  const scope = new Scope(cells, new Set(), new Set(bases.flatMap((base) => [...base.scope.edges])));
  const crossed: RowPlan = { kind: 'crossed', parts: bases.map(({ plan }) => plan), at };
  const where = conjunctionOf(across);
  if (where === undefined) return { plan: crossed, scope };
  const layout = {
    cells: Array.from({ length: width }, (_, column): Cell => ({ kind: 'column', at: column })),
    isDistinct: false,
    order: [],
    skip: 0,
    limit: undefined,
    where: scope.cell(where),
  };
  return { plan: { kind: 'laid', of: crossed, layout }, scope };
}
