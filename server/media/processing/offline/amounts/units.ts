import { fold } from '../../../../../domain/folding/fold.js';
import { type ProseResource } from '../language/ProseResource.js';

/** Units of measure that ECMA-402 has a name for in every language; spans of time are no amounts. */
const MEASURES = [
  ...['acre', 'hectare', 'foot', 'inch', 'mile', 'yard', 'meter', 'kilometer', 'centimeter', 'millimeter'],
  ...['gram', 'kilogram', 'ounce', 'pound', 'stone', 'liter', 'milliliter', 'gallon', 'celsius', 'fahrenheit'],
  ...['percent', 'byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'],
];
/** Metals, units of account and codes for tests. */
const NO_MONEY = /^X/u;
const COUNTS = [1, 2, 5, 30];

const unitPart = (parts: readonly Intl.NumberFormatPart[]) =>
  fold(
    parts
      .filter(({ type }) => type === 'unit' || type === 'percentSign' || type === 'currency')
      .map(({ value }) => value)
      .join(' ')
      .trim(),
  );

function measures(locale: string, names: Map<string, string>) {
  for (const unit of MEASURES)
    for (const unitDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
      for (const count of COUNTS) names.set(unitPart(format.formatToParts(count)), unit);
    }
}

/** `30 de lei` and `30 lei`, `30 Romanian lei` and `30 lei`: the whole name of the money, and the word that names it. */
function moneys(locale: string, names: Map<string, string>, nounFirst: boolean) {
  for (const currency of Intl.supportedValuesOf('currency')) {
    names.set(fold(currency), currency);
    if (NO_MONEY.test(currency)) continue;
    // To make one takes longer than all that it says.
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
    for (const count of COUNTS) {
      const name = unitPart(format.formatToParts(count)).replace(/^de /u, '');
      names.set(name, currency);
      const word = (nounFirst ? /^[\p{L}]+/u : /[\p{L}]+$/u).exec(name)?.[0] ?? '';
      if (word.length > 2 && !names.has(word)) names.set(word, word);
    }
  }
}

/** What a unit may be called in a language, folded, and which it is: from CLDR, and from the resource what CLDR lacks. */
export function unitNames({ locales, amounts }: ProseResource): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const locale of locales) {
    measures(locale, names);
    moneys(locale, names, amounts.link !== '');
  }
  for (const [name, unit] of Object.entries(amounts.units))
    if (unit === '') names.delete(name);
    else names.set(name, unit);
  names.delete('');
  return names;
}
