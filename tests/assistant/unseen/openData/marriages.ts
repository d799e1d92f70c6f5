import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { share, where } from '../publicFiles/rows.js';
import { mean, most, type Row, sum, worldOf } from '../ownTables/rows.js';
import { amountOf, near, openRows } from './rows.js';

const years = openRows('us_marriages_divorces.csv');
export const marriages = amountOf('Marriages');
export const divorces = amountOf('Divorces');
export const people = amountOf('Population');
const rate = amountOf('Marriages_per_1000');
const year = amountOf('Year');
export const inYear = (one: number) => where(years, 'Year', String(one))[0] ?? {};
const between = (from: number, to: number) => years.filter((row) => year(row) >= from && year(row) <= to);
const yearsOf = (rows: readonly Row[]) => says(...rows.map(year));

/** Marriages and divorces in America, a row for each year; four years lack both. */
export const marriedYears = brought(
  'marriedYears',
  'ro',
  ['us_marriages_divorces.csv'],
  worldOf({ Year: years.map(cell('Year')) }),
  [
    ro('câte căsătorii au fost în 1950?', () => says(marriages(inYear(1950))), 'Marriages'),
    ro('in ce an au fost cele mai multe divorturi', () => yearsOf(most(years, divorces)), 'Divorces'),
    ro('anul cu cele mai puține căsătorii', () => yearsOf(most(years, (row) => -marriages(row))), 'Marriages'),
    ro('Ce populație era în 2000?', () => says(people(inYear(2000))), 'Population'),
    ro('în ce ani lipsește numărul de căsătorii', () => yearsOf(where(years, 'Marriages', '')), 'Marriages'),
    ro(
      'media Divorces_per_1000 intre 1970 si 1979',
      near(mean(between(1970, 1979).map(amountOf('Divorces_per_1000')))),
      'Divorces_per_1000',
    ),
    ro(
      'a fost mai mare rata căsătoriilor în 1946 decât în 1945?',
      () => is(rate(inYear(1946)) > rate(inYear(1945))),
      'Marriages_per_1000',
    ),
    ro(
      'Câți ani au avut peste 2 milioane de căsătorii?',
      () => says(years.filter((row) => marriages(row) > 2_000_000).length),
      'Marriages',
    ),
    ro(
      'cu cât au crescut divorțurile din 1960 până în 1970',
      () => says(divorces(inYear(1970)) - divorces(inYear(1960))),
      'Divorces',
    ),
    ro(
      'care e primul an cu populatia peste 200 de milioane',
      () => says(Math.min(...years.filter((row) => people(row) > 200_000_000).map(year))),
      'Population',
    ),
    ro('total căsătorii între 1941 și 1945', () => says(sum(between(1941, 1945).map(marriages))), 'Marriages'),
    ro('rata casatoriilor la mie in 1932', () => says(rate(inYear(1932))), 'Marriages_per_1000'),
    ro(
      'În ce ani a fost Marriages_per_1000 peste 12?',
      () => yearsOf(years.filter((row) => rate(row) > 12)),
      'Marriages_per_1000',
    ),
    ro(
      'ce procent din căsătorii reprezintă divorțurile în 1979',
      share(divorces(inYear(1979)), marriages(inYear(1979))),
      'Divorces',
      'Marriages',
    ),
    ro('câți ani sunt în tabel?', () => says(years.length), 'Year'),
    ro(
      'din ce an pana in ce an sunt datele',
      () => says(Math.min(...years.map(year)), Math.max(...years.map(year))),
      'Year',
    ),
    ro(
      'compară divorțurile din 1975 cu cele din 2005',
      () => says(divorces(inYear(1975)), divorces(inYear(2005))),
      'Divorces',
    ),
    ro(
      'câți ani n-au trecut de 10 mii de divorțuri',
      () => says(years.filter((row) => divorces(row) <= 10_000).length),
      'Divorces',
    ),
    ro('cate divorturi au fost in 1995', NOTHING),
    ro('Câte căsătorii au fost în 2020?', NOTHING),
    ro('la ce vârstă se căsătoreau oamenii în 1950', NOTHING),
    ro('cati copii s-au nascut in 1990', NOTHING),
  ],
);
