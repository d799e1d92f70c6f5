import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { packageRecords, years } from './rows.js';

const prices = packageRecords('wheat.json');
const monarchs = packageRecords('monarchs.json');
const [name, year] = [cell('name'), cell('year')] as const;
const [start, end, wheat, wages] = [amountOf('start'), amountOf('end'), amountOf('wheat'), amountOf('wages')] as const;
export { start, wages, wheat };
const reign = (row: (typeof monarchs)[number]) => end(row) - start(row);
export const monarch = (called: string) => where(monarchs, 'name', called)[0] ?? {};
export const inYear = (when: string) => where(prices, 'year', when)[0] ?? {};
const between = (from: number, to: number) =>
  prices.filter((row) => Number(year(row)) >= from && Number(year(row)) <= to);
const over = (price: number) => prices.filter((row) => wheat(row) > price).map(year);
const crownedAfter = (when: number) => monarchs.filter((row) => start(row) > when).map(name);

/** What wheat and a week's work cost in England over 250 years, and who reigned. */
export const wheatAndMonarchs = brought(
  'wheatAndMonarchs',
  'ro',
  ['wheat.json', 'monarchs.json'],
  worldOf({ name: monarchs.map(name) }),
  [
    ro('cine a domnit cel mai mult', those(...most(monarchs, reign).map(name)), 'start', 'end'),
    ro('în ce an a început (start) Anne?', () => says(start(monarch('Anne'))), 'start'),
    ro(
      'cine domnea în 1720',
      those(...monarchs.filter((row) => start(row) <= 1720 && end(row) >= 1720).map(name)),
      'start',
      'end',
    ),
    ro('cât era wheat în 1750', () => says(wheat(inYear('1750'))), 'wheat', 'year'),
    ro('anul în care grâul (wheat) a fost cel mai scump', years(...most(prices, wheat).map(year)), 'wheat', 'year'),
    ro('Ce salarii (wages) erau în 1800?', () => says(wages(inYear('1800'))), 'wages', 'year'),
    ro('câți monarhi sunt', () => says(monarchs.length)),
    ro('la cine e commonwealth true', those('Cromwell'), 'commonwealth'),
    ro('pretul mediu wheat', near(mean(prices.map(wheat))), 'wheat'),
    ro('în ce ani a fost wheat peste 70?', years(...over(70)), 'wheat', 'year'),
    ro('ce ani nu au wages', years(...prices.filter((row) => cell('wages')(row) === '').map(year)), 'wages', 'year'),
    ro('cati ani a domnit Charles I', () => says(reign(monarch('Charles I'))), 'start', 'end'),
    ro(
      'a fost grâul mai scump în 1650 decât în 1600?',
      () => is(wheat(inYear('1650')) > wheat(inYear('1600'))),
      'wheat',
      'year',
    ),
    ro(
      'cu cât au crescut wages între 1600 și 1700',
      near(wages(inYear('1700')) - wages(inYear('1600'))),
      'wages',
      'year',
    ),
    ro('Ce monarhi au început după 1700?', those(...crownedAfter(1700)), 'start'),
    ro('media wheat din 1600 până în 1650', near(mean(between(1600, 1650).map(wheat))), 'wheat', 'year'),
    ro('unde s-a născut George III', NOTHING),
    ro('cu cine era căsătorit Charles II?', NOTHING),
    ro('cat costa orzul in 1700', NOTHING),
  ],
);
