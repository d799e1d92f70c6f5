import { ownOf } from '../../../domain/properties/kinds.js';
import { type Comparison } from '../../../domain/query/Query.js';
import { worded } from '../../../domain/styles/typeInWords.js';
import { type FoundTrigger, indexesOf, placesOf, type Span } from './phrases.js';
import { inEveryLanguage, type Pack, UNITS } from './Pack.js';
import { type Token, wordsOf } from './tokens.js';
import { datesIn, isYear } from './dates.js';
import { type Period, periodsIn } from './periods.js';

/** How one amount is held against a value. */
type Held = Exclude<Comparison, '≠'>;

/** What a value must be held against an amount. */
export interface Amount {
  readonly test: Held | 'between';
  readonly value: number | string;
  readonly upper?: number | string;
  /** The amount may be a year. */
  readonly year: boolean;
  /** The amount is a day. */
  readonly day: boolean;
  readonly unit?: string;
  /** The amount is a time that people do not mean to the day. */
  readonly isRough?: true;
  readonly tokens: readonly number[];
}

interface Value extends Span, Pick<Period, 'isRough'> {
  readonly value: number | string;
  /** The last of a time that is more than a day. */
  readonly upper?: number | string;
  readonly unit?: string;
}

/** Where a unit of measure is said. */
export const placesOfUnit = (tokens: readonly Token[], unit: string): Span[] =>
  (UNITS[unit] ?? []).flatMap((phrase) => placesOf(tokens, phrase));

/** Each unit by the words and signs for it. */
const UNIT_BY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([unit, phrases]) => [unit, ...phrases].map((phrase) => [phrase, unit] as const)),
);
const LONGEST_UNIT = 3;

/** The unit of measure that stands at a place, with where its words end. */
function unitAt(tokens: readonly Token[], at: number, { ofScale }: Pack): { unit: string; to: number } | undefined {
  const from = ofScale.includes(tokens[at]?.word ?? '') ? at + 1 : at;
  for (let to = Math.min(tokens.length, from + LONGEST_UNIT); to > from; to -= 1) {
    const words = tokens.slice(from, to).map(({ word }) => word);
    const unit = UNIT_BY_WORDS.get(words.join(' '));
    if (unit !== undefined) return { unit, to };
  }
  return undefined;
}

/** A number where it stands, and where it ends without its unit. */
export interface FoundNumber extends Span {
  readonly value: number;
  readonly bare: number;
  readonly unit?: string;
}

/** The number that begins at a place, with scale and unit: `100 de milioane de dolari`. `spoken`: numbers in words. */
export function numberAt(
  tokens: readonly Token[],
  from: number,
  pack: Pack,
  spoken: Pack['numbers'] = pack.several,
): FoundNumber | undefined {
  const { ones, ofScale, scales } = pack;
  const [{ word, number, sign }, next] = [tokens[from] ?? NOTHING, tokens[from + 1]?.word ?? ''];
  const value = number ?? (ones.includes(word) && ownOf(scales, next) !== undefined ? 1 : ownOf(spoken, word));
  if (value === undefined) return undefined;
  const scaled = from + 1 + (ofScale.includes(next) ? 1 : 0);
  const scale = ownOf(scales, tokens[scaled]?.word ?? '');
  const bare = scale === undefined ? from + 1 : scaled + 1;
  const said = unitAt(tokens, bare, pack);
  const unit = said?.unit ?? UNIT_BY_WORDS.get(sign ?? '');
  return { from, to: said?.to ?? bare, bare, value: value * (scale ?? 1), ...(unit === undefined ? {} : { unit }) };
}
const NOTHING: Token = { raw: '', word: '' };

/** The numbers of a question with their scale and unit: `100 de milioane de dolari` is one. */
function valuesIn(tokens: readonly Token[], pack: Pack, triggers: readonly FoundTrigger[], now: string): Value[] {
  // A number in words is an amount beside a comparison only: "four" may be part of a name.
  const isHeld = (at: number) =>
    triggers.some(
      (trigger) =>
        (testOf(trigger) !== undefined && trigger.to === at) ||
        (/^or(?:More|Less)$/u.test(trigger.trigger) && trigger.from === at + 1),
    );
  const dates = datesIn(tokens, pack, now);
  const inDate = new Set(dates.flatMap(indexesOf));
  const numbers = tokens.flatMap((_, from): Value[] => {
    const found = inDate.has(from) ? undefined : numberAt(tokens, from, pack, isHeld(from) ? pack.several : {});
    return found === undefined ? [] : [found];
  });
  const days = dates.map(({ from, to, day }) => ({ from, to, value: day }));
  const spans = periodsIn(tokens, pack, now).map(({ first, last, ...one }) => ({ ...one, value: first, upper: last }));
  const single = [...days, ...numbers].filter((one) => !spans.some(({ from, to }) => one.from >= from && one.to <= to));
  return [...single, ...spans].sort((one, other) => one.from - other.from);
}

const INCLUSIVE = inEveryLanguage(({ inclusive }) => inclusive);

/** The comparison that a trigger phrase just before a value makes. */
export function testOf({ trigger, phrase }: Pick<FoundTrigger, 'trigger' | 'phrase'>): Held | undefined {
  const isInclusive = INCLUSIVE.has(phrase);
  if (trigger === 'over' || trigger === 'after') return isInclusive ? '≥' : '>';
  if (trigger === 'under' || trigger === 'before') return isInclusive ? '≤' : '<';
  return undefined;
}

/** What is held against a time of more than a day: after it is after its last one. */
function ofTime(test: Held, first: number | string, last: number | string): Pick<Amount, 'test' | 'value' | 'upper'> {
  if (test === '=') return { test: 'between', value: first, upper: last };
  return { test, value: test === '>' || test === '≤' ? last : first };
}

/** Words that may stand between a comparison and its number, or between the two ends of a range. */
const near = (trigger: Span, value: Span) => trigger.to <= value.from && value.from - trigger.to <= 2;

/** The comparisons with numbers and days in a question. */
export function amountsIn(
  tokens: readonly Token[],
  pack: Pack,
  triggers: readonly FoundTrigger[],
  now: string,
): Amount[] {
  const values = valuesIn(tokens, pack, triggers, now);
  const amounts: Amount[] = [];
  // Over 40 in March is no time after March.
  const isNext = (trigger: Span, value: Span) => !values.some(({ from, to }) => trigger.to <= from && to <= value.from);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    const next = values[index + 1];
    if (value === undefined) continue;
    const isRough = value.isRough === true ? { isRough: true as const } : {};
    const kind = {
      year: isYear(value.value) && value.unit === undefined,
      day: typeof value.value === 'string',
      ...isRough,
    };
    const between = triggers.find((trigger) => trigger.trigger === 'between' && near(trigger, value));
    const joins = next !== undefined && next.from - value.to <= 2 && next.from > value.to;
    if (between !== undefined && joins) {
      const unit = next.unit ?? value.unit;
      amounts.push({
        ...kind,
        test: 'between',
        value: value.value,
        upper: next.upper ?? next.value,
        ...(unit === undefined ? {} : { unit }),
        tokens: indexesOf({ from: between.from, to: next.to }),
      });
      index += 1;
      continue;
    }
    const compared = triggers
      .filter((trigger) => testOf(trigger) !== undefined && near(trigger, value) && isNext(trigger, value))
      .sort((one, other) => other.to - one.to || one.from - other.from)[0];
    const bound = triggers.find(
      ({ trigger, from }) => (trigger === 'orMore' || trigger === 'orLess') && from === value.to,
    );
    const least = bound === undefined ? '=' : bound.trigger === 'orMore' ? '≥' : '≤';
    const test = compared === undefined ? least : (testOf(compared) ?? '=');
    const held = value.upper === undefined ? { test, value: value.value } : ofTime(test, value.value, value.upper);
    amounts.push({
      ...kind,
      ...held,
      ...(value.unit === undefined ? {} : { unit: value.unit }),
      tokens: indexesOf({ from: compared?.from ?? value.from, to: bound?.to ?? value.to }),
    });
  }
  return amounts;
}

/** A unit that stands apart from what a heading says: in brackets of either kind, as "Area (km²)" and "Keg [l]" have it, or as a sign. */
const APART = /\((?<round>[^)]*)\)|\[(?<square>[^\]]*)\]|\s(?<sign>[%€£$])$/u;
/** The end of a heading that says one unit for another, as "speed km/h" does. */
const RATE = /(?<rate>\p{L}+\/\p{L}+)$/u;

/** The unit of measure of a property by its name: in brackets, as a sign, or as its last words, `Area (km²)`, "ABV %" and `runtime_min`. */
export function unitOfProperty(name: string): string | undefined {
  const { round, square, sign } = APART.exec(name)?.groups ?? {};
  const apart = round ?? square ?? sign ?? RATE.exec(name)?.groups?.['rate'];
  if (apart !== undefined) return UNIT_BY_WORDS.get(apart.trim().toLowerCase().replace('²', '2').replace('/', ' '));
  const words = wordsOf(worded(name));
  return words.length > 1 ? UNIT_BY_WORDS.get(words.at(-1) ?? '') : undefined;
}

/** How many of one unit are one of another. */
const CONVERSIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hours: { minutes: 60, days: 1 / 24 },
  minutes: { hours: 1 / 60 },
  days: { hours: 24 },
  km: { m: 1000 },
  m: { km: 0.001, cm: 100 },
  cm: { m: 0.01, mm: 10 },
  mm: { cm: 0.1 },
  kg: { g: 1000 },
  g: { kg: 0.001 },
  l: { ml: 1000 },
  ml: { l: 0.001 },
};

/** A number in the unit that properties hold: two hours are 120 minutes. Undefined if several units would fit. */
export function inUnitsOf(held: ReadonlySet<string>, value: number, said: string): number | undefined {
  const unit = UNIT_BY_WORDS.get(said);
  if (unit === undefined) return value;
  const [other, ...more] = Object.entries(CONVERSIONS[unit] ?? {}).filter(([one]) => held.has(one));
  if (other === undefined) return value;
  return more.length > 0 || held.has(unit) ? undefined : value * other[1];
}

/** An amount in the unit of a property; undefined when its unit is another that it is not turned into. */
export function inUnitOf(property: string, amount: Amount): Amount | undefined {
  const own = unitOfProperty(property);
  if (amount.unit === undefined || own === undefined || own === amount.unit) return amount;
  const factor = CONVERSIONS[amount.unit]?.[own];
  if (factor === undefined) return undefined;
  const turned = (value: number | string) => (typeof value === 'number' ? value * factor : value);
  return {
    ...amount,
    unit: own,
    value: turned(amount.value),
    ...(amount.upper === undefined ? {} : { upper: turned(amount.upper) }),
  };
}
