import { type Measure } from '../../Query.js';
import { type Expression } from '../Syntax.js';

/** Functions and operators whose numbers have a fraction, whatever they come to. */
const FRACTIONS: readonly string[] = [
  'tofloat',
  'ceil',
  'floor',
  'round',
  'sqrt',
  '^',
  'avg',
  'percentilecont',
  'stdev',
  'stdevp',
];

/**
 * Whether what an expression comes to is surely no whole number, so that dividing keeps the fraction.
 * @param isKnown names that stand for such an expression
 */
export function isFraction(of: Expression, isKnown: (name: string) => boolean = () => false): boolean {
  if (of.kind === 'literal') return typeof of.value === 'number' && /[.eE]/u.test(of.at.text);
  if (of.kind === 'variable') return isKnown(of.name);
  if (of.kind === 'call') return FRACTIONS.includes(of.name);
  const isSide = (side: Expression) => isFraction(side, isKnown);
  return of.kind === 'binary' && (FRACTIONS.includes(of.op) || [of.left, of.right].some(isSide));
}

/** Whether it is surely a number: what `+` makes of texts is a text. */
const isNumber = (of: Expression): boolean =>
  of.kind === 'literal' ? typeof of.value === 'number' : of.kind === 'binary' && (of.op !== '+' || isSum(of));
const isSum = ({ left, right }: Extract<Expression, { kind: 'binary' }>): boolean => isNumber(left) || isNumber(right);

/** `floor(x / 10) * 10`: where the interval begins in which a number lies. */
function intervalOf({ left, right }: Extract<Expression, { kind: 'binary' }>, measureOf: MeasureOf) {
  const [ratio] = left.kind === 'call' && left.name === 'floor' ? left.args : [];
  const width = right.kind === 'literal' ? right.value : undefined;
  if (ratio?.kind !== 'binary' || ratio.op !== '/' || ratio.right.kind !== 'literal' || typeof width !== 'number')
    return undefined;
  if (ratio.right.value !== width || width <= 0 || ![ratio.left, ratio.right].some((side) => isFraction(side)))
    return undefined;
  const of = computedMeasure(ratio.left, measureOf);
  return of === undefined ? undefined : ({ kind: 'interval', of, width } as const);
}

type MeasureOf = (of: Expression) => Measure | undefined;

/** What numbers of an element come to; undefined for what no measure says. @param measureOf of what is not computed */
export function computedMeasure(of: Expression, measureOf: MeasureOf): Measure | undefined {
  if (of.kind === 'literal') return typeof of.value === 'number' ? { kind: 'constant', value: of.value } : undefined;
  if (of.kind === 'call' && of.name === 'tofloat' && of.args[0] !== undefined)
    return computedMeasure(of.args[0], measureOf);
  if (of.kind !== 'binary') return measureOf(of);
  const interval = of.op === '*' ? intervalOf(of, measureOf) : undefined;
  if (interval !== undefined) return interval;
  const [one, other] = [of.left, of.right].map((side) => computedMeasure(side, measureOf));
  if (one === undefined || other === undefined) return undefined;
  if (of.op === '-') return { kind: 'minus', of: one, less: other };
  if (of.op === '*') return { kind: 'times', of: one, with: other };
  if (of.op === '+' && isSum(of)) return { kind: 'plus', of: one, with: other };
  return of.op === '/' && isFraction(of) ? { kind: 'ratio', of: one, with: other } : undefined;
}
