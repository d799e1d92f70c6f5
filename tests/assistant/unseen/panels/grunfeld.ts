import { brought } from '../brought/rows.js';
import { en, is, NOTHING, ro, says } from '../Gold.js';
import { distinct } from '../publicFiles/rows.js';
import { mean, most, those, worldOf } from '../tabled/rows.js';
import { panelRows, Series, values } from './rows.js';

const rows = panelRows('grunfeld.csv');
const firms = distinct(rows, 'firm');
const of = (heading: string): Series =>
  new Series(rows.map((row) => ({ thing: row['firm'] ?? '', year: Number(row['year']), value: Number(row[heading]) })));

const invest = of('invest');
export const value = of('value');
const capital = of('capital');

/** What eleven firms invested and were worth in each of twenty years. */
export const grunfeld = brought(
  'grunfeld',
  'en',
  ['grunfeld.csv'],
  worldOf({ firm: firms, year: distinct(rows, 'year') }),
  [
    ro('valoarea IBM în 1940', values(value.at('IBM', 1940)), 'value'),
    ro('Care firmă avea cel mai mare capital în 1954?', those(capital.highest(1954)), 'capital'),
    ro('cate firme sunt', () => says(firms.length), 'firm'),
    ro('capitalul Chrysler in 1950', values(capital.at('Chrysler', 1950)), 'capital'),
    ro(
      'În ce an a avut General Motors cea mai mare valoare?',
      () => says(most(value.of('General Motors'), (one) => one.value)[0]?.year ?? 0),
      'value',
    ),
    ro('primele 3 firme după valoare în 1935', those(...value.first(1935, 3)), 'value'),
    ro(
      'Cu cât a crescut capitalul Westinghouse din 1935 până în 1954?',
      values(capital.at('Westinghouse', 1954) - capital.at('Westinghouse', 1935)),
      'capital',
    ),
    ro(
      'Cum a evoluat valoarea US Steel între 1936 și 1946?',
      values(value.at('US Steel', 1936), value.at('US Steel', 1946)),
      'value',
    ),
    ro(
      'Care firmă a crescut cel mai mult ca valoare din 1940?',
      those(most(value.growth(1940, 1954), (one) => one.value)[0]?.thing ?? ''),
      'value',
    ),
    ro('valoarea medie a firmelor în 1950', values(mean(value.in(1950).map((one) => one.value))), 'value'),
    ro(
      'ce firme aveau capitalul sub 100 în 1940',
      those(
        ...capital
          .in(1940)
          .filter((one) => one.value < 100)
          .map(({ thing }) => thing),
      ),
      'capital',
    ),
    ro('câți angajați avea Goodyear în 1944', NOTHING),
    en('How much did Goodyear invest in 1944?', values(invest.at('Goodyear', 1944)), 'invest'),
    en('Which firm had the lowest value in 1947?', those(value.lowest(1947)), 'value'),
    en(
      'Was the capital of IBM higher in 1954 than in 1944?',
      () => is(capital.at('IBM', 1954) > capital.at('IBM', 1944)),
      'capital',
    ),
  ],
);
