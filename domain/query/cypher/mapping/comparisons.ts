import { ID_PATTERN } from '../../../ids/ids.js';
import { type Comparison, type Predicate, type QueryValue, type TextTest } from '../../Query.js';
import { refuse } from '../reading/Cursor.js';
import { type Binary, type Expression } from '../Syntax.js';
import { anyOf, type Condition, noneOf, ofPredicate, ofSet, OPPOSITE } from './Condition.js';
import { isOfCase, nameOf, neededValue, valueOf } from './values.js';

type Property = Extract<Expression, { kind: 'property' }>;

/** Comparisons by their signs. */
export const COMPARISON: Partial<Readonly<Record<Binary, Comparison>>> = {
  '=': '=',
  '<>': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
};
export const TURNED: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '≠': '≠',
  '<': '>',
  '≤': '≥',
  '>': '<',
  '≥': '≤',
};
const TEXTS: Partial<Readonly<Record<Binary, TextTest>>> = {
  'STARTS WITH': 'starts',
  'ENDS WITH': 'ends',
  CONTAINS: 'contains',
};

/** Regular expressions that are tests of text; no other is read. */
const REGULAR: readonly (readonly [RegExp, TextTest])[] = [
  [/^\.\*([^\\.*+?()[\]{}|^$]+)\.\*$/u, 'contains'],
  [/^([^\\.*+?()[\]{}|^$]+)\.\*$/u, 'starts'],
  [/^\.\*([^\\.*+?()[\]{}|^$]+)$/u, 'ends'],
  [/^([^\\.*+?()[\]{}|^$]+)$/u, 'is'],
];

/** A condition, and what is to be said where it is not quite that of Cypher. */
export interface Compared {
  readonly condition: Condition;
  /** Texts are compared without case and diacritics, though nothing says so. */
  readonly isFolded?: true;
}

const has = (property: string): Predicate => ({ kind: 'has', property });
const isNodeId = new RegExp(`^${ID_PATTERN}$`, 'u');

/** A predicate, or its opposite: of a value that is missing neither holds. */
const textTest = (property: string, is: TextTest, value: string, isDenied: boolean): Condition => {
  const test: Predicate = { kind: 'text', property, is, value };
  return isDenied ? ofPredicate(has(property), { kind: 'not', of: test }) : ofPredicate(test);
};

const compare = (property: string, is: Comparison, value: QueryValue, isDenied: boolean): Condition =>
  ofPredicate({ kind: 'compare', property, is: isDenied ? OPPOSITE[is] : is, value });

/** What `left op right` says of a property or an id of a node; undefined where it is about something else. */
export function comparisonOf(op: Binary, left: Expression, right: Expression, isDenied: boolean): Compared | undefined {
  const is = COMPARISON[op];
  const turned = is === undefined ? undefined : TURNED[is];
  if (isIdOf(left)) return { condition: ofIds(op, right, isDenied) };
  if (op === 'IN') return membersOf(left, right, isDenied);
  if (isOfCase(left)) return ofCase(op, left, right, isDenied);
  if (left.kind === 'property' && right.kind !== 'property' && !isOther(right)) {
    const text = textsOf(op, left, right, isDenied);
    if (text !== undefined) return text;
    if (is !== undefined) return { condition: compare(left.name, is, neededValue(right), isDenied) };
    return refuse('unsupported', left.at, nameOf({ kind: 'binary', op, left, right, at: left.at }));
  }
  if (turned !== undefined && right.kind === 'property' && valueOf(left) !== undefined)
    return { condition: compare(right.name, turned, neededValue(left), isDenied) };
  return undefined;
}

/** What is no value, and read elsewhere. */
const isOther = ({ kind }: Expression) => ['count', 'collect', 'member', 'binary'].includes(kind);

function textsOf(op: Binary, { name }: Property, right: Expression, isDenied: boolean): Compared | undefined {
  const test = TEXTS[op];
  if (test !== undefined) {
    const value = neededValue(right);
    if (typeof value !== 'string' || value === '') refuse('unsupported', right.at, String(value));
    return { condition: textTest(name, test, value, isDenied), ...(isOfCase(right) ? {} : { isFolded: true }) };
  }
  if (op !== '=~') return undefined;
  const pattern = String(neededValue(right));
  const isFolded = !pattern.startsWith('(?i)');
  for (const [regular, is] of REGULAR) {
    const found = regular.exec(isFolded ? pattern : pattern.slice('(?i)'.length))?.[1];
    if (found === undefined) continue;
    return { condition: textTest(name, is, found, isDenied), ...(isFolded ? { isFolded } : {}) };
  }
  return refuse('unsupported', right.at, `=~ '${pattern}'`);
}

function ofCase(op: Binary, left: Extract<Expression, { kind: 'call' }>, right: Expression, isDenied: boolean) {
  const [property] = left.args;
  const value = valueOf(right);
  const test = op === '=' || op === '<>' ? 'is' : TEXTS[op];
  if (property?.kind !== 'property' || typeof value !== 'string' || value === '' || test === undefined)
    return refuse('unsupported', left.at, nameOf(left));
  return { condition: textTest(property.name, test, value, isDenied !== (op === '<>')) };
}

/** `n.size IN [1, 2]`, and `'red' IN n.colours`: a list fulfils what one of its members does. */
function membersOf(left: Expression, right: Expression, isDenied: boolean): Compared | undefined {
  if (right.kind === 'property') return { condition: compare(right.name, '=', neededValue(left), isDenied) };
  if (right.kind === 'call' && right.name === 'labels') {
    const label = ofSet({ kind: 'label', label: String(neededValue(left)) });
    return { condition: isDenied ? noneOf(label) : label };
  }
  if (left.kind !== 'property' || right.kind !== 'list') return undefined;
  const values = right.of.map(neededValue);
  // What is known by the property `id` elsewhere is so by its id here.
  if (left.name === 'id' && values.some((value) => typeof value === 'string' && isNodeId.test(value)))
    return { condition: ofIds('IN', right, isDenied) };
  if (isDenied) return { condition: ofPredicate(...values.map((value) => differs(left.name, value))) };
  const each = values.map((value) => compare(left.name, '=', value, false));
  return { condition: each.length === 1 ? (each[0] as Condition) : anyOf(...each) };
}

const differs = (property: string, value: QueryValue): Predicate => ({ kind: 'compare', property, is: '≠', value });

const isIdOf = (expression: Expression) =>
  expression.kind === 'call' && ['id', 'elementid'].includes(expression.name) && expression.args.length === 1;

function ofIds(op: Binary, right: Expression, isDenied: boolean): Condition {
  const ids = right.kind === 'list' ? right.of.map(neededValue) : [neededValue(right)];
  if (!['=', '<>', 'IN'].includes(op)) refuse('unsupported', right.at, op);
  const those = ofSet({ kind: 'nodes', ids: ids.map(String) });
  return isDenied === (op === '<>') ? those : noneOf(those);
}
