import { type Measure, type Total } from '../../../../domain/query/Query.js';
import { changeOf } from '../../../../domain/query/operands.js';
import { type Wording } from '../../texts/Wording.js';
import { partInWords } from './lookedFor.js';

/** Digits that a sum of fractions has for sure, and decimals that are said of a mean. */
const SURE_DIGITS = 12;
const DECIMALS = 2;
const SMALL_DIGITS = 3;
/** The unit at the end of the name of a property. */
const UNIT = /\s*\(([^)]*)\)\s*$/u;

/** What the values of elements come to. */
export type Summed = Extract<Total, { kind: 'aggregate' | 'measured' }>;

const LASTING = {
  years: 'lastingYears',
  months: 'lastingMonths',
  weeks: 'lastingWeeks',
  days: 'lastingDays',
  hours: 'lastingHours',
  minutes: 'lastingMinutes',
} as const;

/** The value that a measure comes to, as it is said. */
export function worthInWords(worth: number | string, by: Measure, wording: Wording): string {
  switch (by.kind) {
    case 'property':
      return wording.value(worth, undefined, by.property);
    case 'constant':
      return wording.value(worth);
    case 'number':
      return wording.number(Number(worth));
    case 'over':
      return valueOfTotal(worth, { ...by, kind: 'aggregate' }, wording);
    case 'total':
    case 'ofSet':
      return valueOfTotal(worth, by.total, wording);
    case 'part':
      return partInWords(worth, by.part, wording);
    case 'interval': {
      const from = rounded(Number(worth));
      const to = rounded(Number(worth) + by.width);
      return wording.t('interval', { from: wording.value(from), to: wording.value(to) });
    }
    case 'plus':
    case 'times':
    case 'ratio':
      return changeOf(by) === undefined
        ? wording.value(rounded(Number(worth)))
        : wording.percent(Number(Number(worth).toFixed(1)));
    case 'minus': {
      const count = rounded(Number(worth));
      // The difference of two values of one property has their unit.
      if (by.in === undefined && by.of.kind === 'ofSet') return valueOfTotal(count, by.of.total, wording);
      if (by.in === undefined) return wording.value(count);
      return wording.t(LASTING[by.in], { count, total: wording.number(count) });
    }
  }
}

/** A sum without the noise of its last digits; what is no sum rounded. */
function rounded(value: number, by?: Summed['by']): number {
  if (by === 'sum') return Number(value.toPrecision(SURE_DIGITS));
  return Math.abs(value) < 1 ? Number(value.toPrecision(SMALL_DIGITS)) : Number(value.toFixed(DECIMALS));
}

/** A value that elements come to, with its unit. */
export function valueOfTotal(value: number | string, total: Total, wording: Wording): string {
  if (total.kind === 'count' || total.kind === 'distinct') return wording.value(value);
  const figure = typeof value === 'number' ? rounded(value, total.by) : value;
  if (total.kind === 'measured') return worthInWords(figure, scaled(total), wording);
  const unit = UNIT.exec(total.property)?.[1];
  const said = wording.value(figure, undefined, total.property);
  return unit === undefined ? said : `${said} ${wording.plain(unit)}`;
}

/** What the value of a total is a value of: a mean of decades is a number, not a decade. */
function scaled({ by, of }: Extract<Total, { kind: 'measured' }>): Measure {
  const isOwn = by === 'least' || by === 'greatest' || of.kind === 'minus';
  return isOwn || (of.kind !== 'part' && of.kind !== 'interval') ? of : { kind: 'constant', value: 0 };
}
