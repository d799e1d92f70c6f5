import { type QueryValue } from '../../Query.js';
import { refuse } from '../reading/Cursor.js';
import { type Expression } from '../Syntax.js';

/** Functions whose one argument is a value as it is written here: times are texts of ISO 8601. */
const AS_WRITTEN = ['date', 'datetime', 'localdatetime', 'time'];
const CASES = ['tolower', 'toupper', 'lower', 'upper'];

/** Whether a function only lets texts be compared without case. */
export const isOfCase = (expression: Expression): expression is Extract<Expression, { kind: 'call' }> =>
  expression.kind === 'call' && CASES.includes(expression.name) && expression.args.length === 1;

/** The value that an expression is, where it is one. */
export function valueOf(expression: Expression): QueryValue | null | undefined {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind !== 'call') return undefined;
  const [argument, ...more] = expression.args;
  if (argument === undefined || more.length > 0) return undefined;
  return AS_WRITTEN.includes(expression.name) || isOfCase(expression) ? valueOf(argument) : undefined;
}

/** The value that must stand here. Throws for anything else, by its name. */
export function neededValue(expression: Expression): QueryValue {
  const value = valueOf(expression);
  return value === null || value === undefined ? refuse('unsupported', expression.at, nameOf(expression)) : value;
}

/** What an expression is called where it is refused. */
export function nameOf(expression: Expression): string {
  switch (expression.kind) {
    case 'call':
      return `${expression.name}( )`;
    case 'binary':
      return expression.op;
    case 'property':
      return `${expression.variable}.${expression.name}`;
    case 'variable':
      return expression.name;
    case 'literal':
      return String(expression.value);
    case 'case':
      return 'CASE';
    case 'exists':
    case 'count':
    case 'collect':
      return `${expression.kind.toUpperCase()} { }`;
    case 'list':
    case 'member':
      return '[ ]';
    default:
      return expression.at.text;
  }
}
