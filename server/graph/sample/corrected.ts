import { type Country } from 'world-countries';

import corrections from './corrections.json' with { type: 'json' };
import { COUNTRIES } from './countries.js';

/** A currency of the sample graph, in English. */
interface SampleCurrency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

interface Change {
  readonly without: string;
  readonly with?: string;
}

const CHANGES: Readonly<Record<string, Change>> = corrections.currencies;
const SYMBOLS: Readonly<Record<string, string>> = corrections.currencySymbols;
const NAMES: Readonly<Record<string, string>> = corrections.names.en.currencies;

const BY_CODE = new Map(COUNTRIES.map((country) => [country.cca2, country]));

/**
 * A currency as its own country writes it, since others use other names and signs for it (the `krone` of Svalbard). A
 * code begins with that country's by ISO 4217.
 */
function ownWritten(code: string, country: Country): SampleCurrency {
  const own = BY_CODE.get(code.slice(0, 2))?.currencies[code] ?? country.currencies[code];
  return { code, name: NAMES[code] ?? own?.name ?? code, symbol: SYMBOLS[code] ?? own?.symbol ?? '' };
}

/** What is paid with in a country today: the data, with what has changed since they were written. */
export function currenciesOf(country: Country): SampleCurrency[] {
  const change = CHANGES[country.cca3];
  const kept = Object.keys(country.currencies).filter((code) => code !== change?.without);
  const codes = change?.with === undefined ? kept : [...kept, change.with];
  return codes.map((code) => ownWritten(code, country));
}

/** The capitals of a country; none where the data name a quarter of the one city that it is. */
export const capitalsOf = ({ cca3, capital }: Country): readonly string[] =>
  corrections.noCapital.includes(cca3) ? [] : capital;
