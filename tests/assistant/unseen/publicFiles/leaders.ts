import { brought, toldBy } from '../personalFiles/rows.js';
import { about, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, type Row, those, worldOf } from '../ownTables/rows.js';
import { amount, distinct, publicRows, share, where } from './rows.js';

const spells = publicRows('dd.csv');
const [leader, regime] = [cell('ehead'), cell('regime')];
const started = (row: Row) => amount(row['start_year']);
const years = (row: Row) => amount(row['duration']);
const of = (name: string) => where(spells, 'ctryname', name);
const rule = (name: string) => where(spells, 'regime', name);
const countries = distinct(spells, 'ctryname');
const of1989 = spells.filter((row) => started(row) === 1989);
const ways = (name: string) => new Set(of(name).map(cell('democracy')));

/** Who led the countries of eastern and southern Europe since 1946, spell by spell, and under which regime. */
export const leadership = brought(
  'leadership',
  'en',
  ['dd.csv'],
  worldOf({ ctryname: countries, ehead: spells.map(leader), regime: spells.map(regime) }),
  [
    ro('câți lideri diferiți a avut România', () => says(distinct(of('Romania'), 'ehead').length), 'ehead', 'ctryname'),
    ro('Care lider a stat cel mai mult la putere?', those(...most(spells, years).map(leader)), 'duration'),
    ro(
      'ce regim era in Grecia in 1967',
      those(
        ...of('Greece')
          .filter((row) => started(row) === 1967)
          .map(regime),
      ),
      'regime',
    ),
    ro(
      'Cine a condus Italia după 1990?',
      those(
        ...of('Italy')
          .filter((row) => started(row) > 1990)
          .map(leader),
      ),
      'ehead',
      'start_year',
    ),
    ro(
      'cate tari sunt in Eastern Europe',
      () => says(distinct(where(spells, 'un_region_name', 'Eastern Europe'), 'ctryname').length),
      'ctryname',
      'un_region_name',
    ),
    ro('Ce țări au avut dictatură militară?', those(...distinct(rule('Military Dict'), 'ctryname')), 'regime'),
    ro(
      'cati ani a condus Nicolae Ceausescu',
      () => says(years(where(spells, 'ehead', 'Nicolae Ceausescu')[0] ?? {})),
      'duration',
    ),
    ro(
      'țara cu cei mai mulți lideri',
      those(...most(countries, (name) => distinct(of(name), 'ehead').length)),
      'ctryname',
      'ehead',
    ),
    ro('durata medie a unui mandat in Polonia', () => about(mean(of('Poland').map(years))), 'duration'),
    ro(
      'E Bulgaria în sudul Europei?',
      () => is(of('Bulgaria').some((row) => row['un_region_name'] === 'Southern Europe')),
      'un_region_name',
    ),
    ro(
      'cate mandate au inceput in 1990',
      () => says(spells.filter((row) => started(row) === 1990).length),
      'start_year',
    ),
    ro('lideri care au venit la putere în 1989', those(...of1989.map(leader)), 'start_year'),
    ro(
      'sunt mai multe regimuri parlamentare sau mixte?',
      those(...[most([rule('Parliamentary Dem'), rule('Mixed Dem')], (rows) => rows.length)[0]?.[0]].map(regime)),
      'regime',
    ),
    ro('Câte mandate au fost în democrație?', () => says(where(spells, 'democracy', 'Democracy').length), 'democracy'),
    ro(
      'tari care au avut si democratie si dictatura',
      () => says(countries.filter((name) => ways(name).size === 2).length),
      'democracy',
      'ctryname',
    ),
    ro(
      'cine a condus peste 20 de ani',
      toldBy(...spells.filter((row) => years(row) > 20).map((row) => [leader(row)])),
      'duration',
    ),
    ro(
      'când a ajuns Emil Boc la putere',
      () => says(started(where(spells, 'ehead', 'Emil Boc')[0] ?? {})),
      'start_year',
    ),
    ro('ce procent din mandate sunt dictaturi civile', share(rule('Civilian Dict').length, spells.length), 'regime'),
    ro('din ce partid e Emil Boc', NOTHING),
    ro('Unde s-a născut Tito?', NOTHING),
    ro('care e populatia Romaniei', NOTHING),
  ],
);
