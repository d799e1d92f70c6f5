import { type Comparison, type Predicate } from '../../../domain/query/Query.js';
import { indexesOf, type Span } from '../language/phrases.js';
import { type Amount, inUnitOf, unitOfProperty } from '../language/amounts.js';
import { type Marked } from '../marking/Marked.js';
import { measuresOf } from '../marking/scales.js';
import { type Lexeme } from './Lexeme.js';
import { overlap, type Schema } from './Schema.js';

type Property = Schema['properties'][number];

/** How sure it is that a property is meant: by its unit, or by no more than its kind. */
const BY_UNIT = 0.95;
const BY_KIND = 0.7;
const BY_NUMBER = 0.5;

const DAY = 86_400_000;
/** What comes first after a day or a year: chips show bounds that a person would write. */
const next = (value: string | number): string =>
  typeof value === 'number' ? `${value + 1}` : new Date(Date.parse(value) + DAY).toISOString().slice(0, 10);

type Held = Pick<Amount, 'test' | 'value' | 'upper'>;
/** What days say of a property. */
export function ofDays(property: string, { test, value, upper }: Held): Predicate {
  const compare = (is: Comparison, bound: string): Predicate => ({ kind: 'compare', property, is, value: bound });
  if (test === 'between') return { kind: 'and', of: [compare('≥', `${value}`), compare('<', next(upper ?? value))] };
  if (test === '=') return { kind: 'text', property, is: 'starts', value: `${value}` };
  if (test === '>') return compare('≥', next(value));
  return test === '≤' ? compare('<', next(value)) : compare(test, `${value}`);
}

/** What a month without its year says besides: that it is this month, of whichever year. */
function ofAnyYear(property: string, { test, value, upper }: Held, { isRough }: Amount): Predicate[] {
  const month = (day: number | string = '') => `${day}`.slice(5, 7);
  if (isRough !== true || test !== 'between' || month(value) !== month(upper)) return [];
  const of = { kind: 'part', of: { kind: 'property', property }, part: 'monthOfYear' } as const;
  return [{ kind: 'relate', of, is: '=', to: { kind: 'constant', value: Number(month(value)) } }];
}

/** What numbers say of a property. */
export const ofNumbers = (property: string, { test, value, upper }: Held): Predicate =>
  test === 'between'
    ? { kind: 'between', property, from: value, to: upper ?? value }
    : { kind: 'compare', property, is: test, value };

/** The properties that the words of an amount say, and whether an adjective means more of it, where one does. */
type Within = ReadonlyMap<string, boolean | undefined>;

/** The properties that the words of an amount say themselves, by name or by an adjective; undefined where they say none. */
function saidWithin({ tokens }: Amount, marked: Marked): Within | undefined {
  const { named, scales, shape } = marked;
  const names = named.filter(
    ({ kind, score, tokens: own }) => kind === 'property' && score === 1 && own.every((at) => tokens.includes(at)),
  );
  if (names.length > 0) return new Map(names.map(({ name }) => [name, undefined]));
  const measured = scales
    .filter(({ at }) => tokens.includes(at))
    .flatMap((scale) => shape.labels.flatMap(({ label }) => measuresOf(scale, label, marked)));
  return measured.length === 0 ? undefined : new Map(measured.map(({ name, isMore }) => [name, isMore]));
}

/** "Older than" is over an age, and before a year. */
function turned(amount: Amount, isMore: boolean | undefined): Amount {
  if (isMore === undefined || (amount.test !== '>' && amount.test !== '<')) return amount;
  return { ...amount, test: isMore ? '>' : '<' };
}

/** How likely an amount is held against a property; 0 where it is of another kind or unit. */
function worth({ property, kind, isYear }: Property, amount: Amount): number {
  const isDate = kind.startsWith('date');
  if (amount.day ? !isDate : kind !== 'number' && !(amount.year && isDate)) return 0;
  if (amount.unit !== undefined && isYear === true) return 0;
  if (amount.unit !== undefined) return unitOfProperty(property) === amount.unit ? BY_UNIT : BY_KIND;
  return amount.year && isYear !== true ? BY_NUMBER : BY_KIND;
}

const isSaid = (property: string, { named }: Marked): boolean =>
  named.some(({ kind, name, score }) => kind === 'property' && score === 1 && name === property);

/** Whether the rules cannot read an amount by themselves: a range, a day, a number with its unit or its property. */
const isRead = (amount: Amount, marked: Marked): boolean =>
  amount.test === 'between' || amount.unit !== undefined || amount.day || saidWithin(amount, marked) !== undefined;

/** Whether words are a part of what is read as one amount. */
export const isHeld = ({ from, to }: Span, marked: Marked): boolean =>
  marked.amounts.some((one) => isRead(one, marked) && indexesOf({ from, to }).every((at) => one.tokens.includes(at)));

/** Predicates from ranges, days and amounts with a unit. `isOffered`: the reading is only offered, so rough times count. */
export function* heldLexemes(marked: Marked, schema: Schema, isOffered = false): Generator<Lexeme> {
  for (const amount of marked.amounts) {
    if (amount.isRough === true && !isOffered) continue;
    const [from = 0, to = 0] = [amount.tokens[0], amount.tokens.at(-1)];
    const within = saidWithin(amount, marked);
    if (!isRead(amount, marked) || to - from >= amount.tokens.length) continue;
    const found = schema.properties.flatMap((one) => {
      const isOther = within?.has(one.property) === false || (one.isId === true && !isSaid(one.property, marked));
      const held = isOther ? undefined : inUnitOf(one.property, turned(amount, within?.get(one.property)));
      return held === undefined || worth(one, held) === 0 ? [] : [{ one, held, score: worth(one, held) }];
    });
    const said = found.filter(({ one }) => isSaid(one.property, marked));
    const own = found.filter(({ one }) => schema.isOwnDate(one));
    found.sort((one, other) => Number(own.includes(other)) - Number(own.includes(one)));
    const isLeft = ({ labels }: Property) => own.every(({ one }) => overlap(one.labels, labels) === undefined);
    const meant = found.filter((each) => isOffered || !amount.day || own.includes(each) || isLeft(each.one));
    const inUnit = meant.filter(({ one }) => amount.unit !== undefined && unitOfProperty(one.property) !== undefined);
    for (const { one, held, score } of [said, inUnit, meant].find((all) => all.length > 0) ?? []) {
      const { property, labels } = one;
      const that = one.kind.startsWith('date') ? ofDays(property, held) : ofNumbers(property, held);
      for (const each of [that, ...ofAnyYear(property, held, amount)])
        yield {
          from,
          to: to + 1,
          score: within === undefined ? score : BY_UNIT,
          meaning: { cat: 'pred', that: each, labels, property },
        };
    }
  }
}
