import { isFraction } from '../mapping/arithmetic.js';
import { refuse } from '../reading/Cursor.js';
import { type Cell, type TableValue } from '../Reading.js';
import { type Expression } from '../Syntax.js';
import { ARGUMENTS, ROW_FUNCTIONS } from './functions.js';
import { listWithin } from './sizes.js';

type Computed = Extract<Cell, { kind: 'computed' }>;
type CellOf = (of: Expression) => Cell;

const literal = (value: string | number | boolean | null): Cell => ({ kind: 'constant', value });

/** What is computed of the values of a row: arithmetic, functions, comparisons and CASE. Undefined for what is no computation. */
export function computedCell(
  of: Expression,
  cellOf: CellOf,
  isKnownFraction?: (name: string) => boolean,
): Cell | undefined {
  const computed = (name: string, ...parts: readonly Expression[]): Computed => ({
    kind: 'computed',
    name,
    of: parts.map(cellOf),
    at: of.at,
  });
  switch (of.kind) {
    case 'literal':
      return literal(of.value);
    case 'list':
      return computed('[ ]', ...of.of);
    case 'member':
      return { kind: 'computed', name: 'member', of: [cellOf(of.of), literal(of.index)], at: of.at };
    case 'binary': {
      const { op, left, right } = of;
      if (op === 'IN' && right.kind === 'list') return computed('IN', left, ...right.of);
      if (op === 'IN') return computed('IN list', left, right);
      if (op === '/' && [left, right].some((side) => isFraction(side, isKnownFraction)))
        return computed('/ of fractions', left, right);
      return Object.hasOwn(ROW_FUNCTIONS, op) || op === 'AND' || op === 'OR' ? computed(op, left, right) : undefined;
    }
    case 'not':
      return computed('NOT', of.of);
    case 'isNull':
      return computed(of.isNot ? 'IS NOT NULL' : 'IS NULL', of.of);
    case 'chain':
      return computed('AND', ...of.links);
    case 'case':
      return { kind: 'computed', name: 'CASE', of: branchCells(of, cellOf), at: of.at };
    case 'call': {
      const { name, args, distinct } = of;
      if (name === 'coalesce' && args.length > 0) return computed('coalesce', ...args);
      const fits = Object.hasOwn(ROW_FUNCTIONS, name) && !distinct && (ARGUMENTS[name] ?? [1]).includes(args.length);
      return fits ? computed(name, ...args) : undefined;
    }
    default:
      return undefined;
  }
}

/** A condition and what then stands there, one after the other, and at last what stands there otherwise. */
function branchCells({ of, branches, otherwise }: Extract<Expression, { kind: 'case' }>, cellOf: CellOf): Cell[] {
  const conditionOf = (when: Expression): Cell =>
    of === undefined ? cellOf(when) : { kind: 'computed', name: '=', of: [cellOf(of), cellOf(when)], at: when.at };
  const cells = branches.flatMap(([when, then]) => [conditionOf(when), cellOf(then)]);
  return [...cells, otherwise === undefined ? literal(null) : cellOf(otherwise)];
}

/** All of three-valued truths: one that is not so decides, one that is not known leaves it open. */
const all = (values: readonly TableValue[], decides: boolean): boolean | null =>
  values.includes(decides) ? decides : values.includes(null) ? null : !decides;

function memberAt(list: TableValue, index: number, at: Computed['at']): TableValue {
  if (list === null) return null;
  return Array.isArray(list) ? ((list as readonly TableValue[]).at(index) ?? null) : refuse('values', at, '[ ]');
}

const isMember = (value: TableValue, members: readonly TableValue[]) =>
  all(
    members.map((one) => (one === null ? null : JSON.stringify(one) === JSON.stringify(value))),
    true,
  );

/** What is computed of cells, each of which is read by `valueOf`. Throws where a value is not of the kind that is needed. */
export function computedValue({ name, of, at }: Computed, valueOf: (cell: Cell) => TableValue): TableValue {
  if (name === 'CASE') {
    const at = of.findIndex((cell, place) => place % 2 === 0 && place < of.length - 1 && valueOf(cell) === true);
    return valueOf((at === -1 ? of.at(-1) : of[at + 1]) as Cell);
  }
  const values = of.map(valueOf);
  const [first = null, ...others] = values;
  switch (name) {
    case 'AND':
      return all(values, false);
    case 'OR':
      return all(values, true);
    case 'NOT':
      return first === null ? null : first !== true;
    case 'IS NULL':
      return first === null;
    case 'IS NOT NULL':
      return first !== null;
    case 'IN':
      return first === null ? null : isMember(first, others);
    case '[ ]':
      return listWithin(values) ?? refuse('values', at, '[ ]');
    case 'member':
      return memberAt(first, Number(others[0]), at);
    case 'IN list': {
      const [list = null] = others;
      if (list === null || !Array.isArray(list)) return list === null ? null : refuse('values', at, 'IN');
      const members: readonly TableValue[] = list;
      return first === null && members.length > 0 ? null : isMember(first, members);
    }
    case 'coalesce':
      return values.find((value) => value !== null) ?? null;
    default: {
      const found = values.includes(null) ? null : ROW_FUNCTIONS[name]?.(...values);
      return found === undefined ? refuse('values', at, nameOfFunction(name)) : found;
    }
  }
}

const nameOfFunction = (name: string): string =>
  /^[a-z]/u.test(name) ? `${name}( )` : (name.split(' of ')[0] ?? name);
