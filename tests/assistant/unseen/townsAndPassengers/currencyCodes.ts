import { en, is, NOTHING, says } from '../Gold.js';
import { most, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { townJson } from './rows.js';

interface Currency {
  readonly code: string;
  readonly number: string;
  readonly digits: number;
  readonly currency: string;
  readonly countries: readonly string[];
}

const currencies = townJson<readonly Currency[]>('currency-codes.json');
export const coded = (sign: string) => currencies.find(({ code }) => code === sign) as Currency;
const withDigits = (count: number) => currencies.filter(({ digits }) => digits === count);
const usedIn = (country: string) => currencies.filter(({ countries }) => countries.includes(country));
/** Gold of currencies, each by its name or by its code. */
const told = (some: readonly Currency[]) => toldBy(...some.map(({ currency, code }) => [currency, code]));
/** Gold of the countries of a currency. */
export const users = (sign: string) => those(...coded(sign).countries);
const spread = ({ countries }: Currency) => countries.length;

/** Currencies with their codes, the digits behind the point, and the countries that use them. */
export const currencyCodes = brought(
  'currencyCodes',
  'en',
  ['currency-codes.json'],
  worldOf({
    countries: currencies.flatMap(({ countries }) => countries),
    currency: currencies.map(({ currency }) => currency),
  }),
  [
    en("what's the currency of Iceland?", told(usedIn('Iceland')), 'currency', 'countries'),
    en('code of the Swiss Franc', toldBy(['CHF']), 'code'),
    en('which countries use the CFP Franc', users('XPF'), 'countries'),
    en('how many countries use the Euro?', () => says(spread(coded('EUR'))), 'countries'),
    en('how many currencies have 3 digits', () => says(withDigits(3).length), 'digits'),
    en('What currencies have 4 digits', told(withDigits(4)), 'digits'),
    en('number of the Zloty', toldBy([Number(coded('PLN').number)]), 'number'),
    en('which currency is used in the most countries?', told(most(currencies, spread)), 'countries'),
    en(
      'do more countries use the US Dollar than the East Caribbean Dollar',
      () => is(spread(coded('USD')) > spread(coded('XCD'))),
      'countries',
    ),
    en('which currencys does Switzerland have', told(usedIn('Switzerland')), 'currency', 'countries'),
    en('is Romania among the countries of the Euro', () => is(coded('EUR').countries.includes('Romania')), 'countries'),
    en('countries with the Norwegian Krone please', users('NOK'), 'countries'),
    en('which currency has the code VUV?', those(coded('VUV').currency), 'code'),
    en('how many digits does the Kuwaiti Dinar have', () => says(coded('KWD').digits), 'digits'),
    en('how many countries have the Australian Dollar', () => says(spread(coded('AUD'))), 'countries'),
    en('what is one Euro worth in US Dollar', NOTHING),
    en('since when has Croatia used the Euro?', NOTHING),
    en('which currency had the highest inflation last year', NOTHING),
    en('which banknotes are there of the Yen', NOTHING),
  ],
);
