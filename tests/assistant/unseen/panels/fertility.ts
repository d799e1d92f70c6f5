import { brought } from '../personalFiles/rows.js';
import { en, NOTHING, ro, says } from '../Gold.js';
import { distinct } from '../publicFiles/rows.js';
import { most, those, worldOf } from '../ownTables/rows.js';
import { panelRows, Series, values } from './rows.js';

const rows = panelRows('fertility.csv');
const countries = distinct(rows, 'Country Name');
const years = Object.keys(rows[0] ?? {}).filter((heading) => /^\d{4}$/u.test(heading));

export const births = new Series(
  rows.flatMap((row) =>
    years.map((year) => ({
      thing: row['Country Name'] ?? '',
      year: Number(year),
      value: row[year] === '' ? NaN : Number(row[year]),
    })),
  ),
);

/** Births per woman in 219 countries: a column for each year. */
export const fertility = brought(
  'fertility',
  'en',
  ['fertility.csv'],
  worldOf({ 'Country Name': countries, year: years }),
  [
    en('fertility of Brazil in 1990', values(births.at('Brazil', 1990)), '1990', 'Fertility'),
    en('What was the fertility rate in Kenya in 1978?', values(births.at('Kenya', 1978)), '1978', 'Fertility'),
    en('Which country had the highest fertility in 2005?', those(births.highest(2005)), '2005', 'Fertility'),
    en(
      'How did fertility in Iceland change between 1960 and 2000?',
      values(births.at('Iceland', 1960), births.at('Iceland', 2000)),
      'Fertility',
    ),
    en(
      'countries with a fertility rate below 1.3 in 2000',
      those(
        ...births
          .in(2000)
          .filter(({ value }) => value < 1.3)
          .map(({ thing }) => thing),
      ),
      '2000',
      'Fertility',
    ),
    en('fertility of Brazil in 1920', NOTHING),
    ro('rata fertilității în România în 1967', values(births.at('Romania', 1967)), '1967', 'Fertility'),
    ro('Ce țară avea cea mai mică fertilitate în 1995?', those(...births.allLowest(1995)), '1995', 'Fertility'),
    ro('fertilitatea în Polonia în 1985', values(births.at('Poland', 1985)), '1985', 'Fertility'),
    ro(
      'În ce an a fost fertilitatea din Irlanda cea mai mare?',
      () => says(most(births.of('Ireland'), ({ value }) => value)[0]?.year ?? 0),
      'Fertility',
    ),
  ],
);
