import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, worldOf } from '../ownTables/rows.js';
import { days } from '../packagedRecords/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { perGroup, where } from '../publicFiles/rows.js';
import { townRows } from './rows.js';

const rows = townRows('database.csv');
const lastName = cell('Last Name');
const age = amountOf('Age');
/** The day of `Dec 9, 2014` as `2014-12-09`. */
const iso = (text: string): string => {
  const [month = '', day = '', year = ''] = text.replace(',', '').split(' ');
  const at = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month) / 3 + 1;
  return [year, String(at).padStart(2, '0'), day.padStart(2, '0')].join('-');
};
const died = (row: Row | undefined): string => iso(cell('Date of Death')(row));
const struck = (row: Row | undefined): string => iso(cell('Date of Incident')(row));
const called = (last: string) => where(rows, 'Last Name', last)[0];
const ofNature = (some: string, among: readonly Row[] = rows) => where(among, 'Nature Of Death', some);
export const classed = (some: string, among: readonly Row[] = rows) => where(among, 'Classification', some);
/** Those who died in a year, a month or on a day, by how its date begins. */
export const diedIn = (start: string) => rows.filter((row) => died(row).startsWith(start));
/** Gold of firefighters, each by the last name, without "Sr." and the like. */
const told = (some: readonly Row[]) => toldBy(...some.map((row) => [lastName(row).replace(/,? (?:[JS]r\.|I+)$/u, '')]));

/** Firefighters of the United States who died on duty in 2014 and 2015. */
export const firefighters = brought(
  'firefighters',
  'ro',
  ['database.csv'],
  worldOf({ 'Last Name': rows.map(lastName) }),
  [
    ro('câți ani avea Samir Ashmar?', () => says(age(called('Ashmar'))), 'Age'),
    ro('când a murit Joyce Craig-Lewis (Date of Death)', days(died(called('Craig-Lewis'))), 'Date of Death'),
    ro('cati pompieri au murit in 2015?', () => says(diedIn('2015').length), 'Date of Death'),
    ro('câți au Nature Of Death Heart Attack', () => says(ofNature('Heart Attack').length), 'Nature Of Death'),
    ro('ce Rank avea Gordon Ambelas', toldBy([cell('Rank')(called('Ambelas'))]), 'Rank'),
    ro('cine era cel mai in varsta?', told(most(rows, age)), 'Age'),
    ro(
      'vârsta medie la cei cu Classification Volunteer',
      near(mean(classed('Volunteer').map(age))),
      'Age',
      'Classification',
    ),
    ro('cate cazuri sunt pe fiecare Classification', perGroup(counted(rows, 'Classification')), 'Classification'),
    ro('cine a murit înecat, adică Nature Of Death Drowning?', told(ofNature('Drowning')), 'Nature Of Death'),
    ro(
      'care e cea mai frecventa Cause Of Death',
      toldBy(mostCounted(counted(rows, 'Cause Of Death'))),
      'Cause Of Death',
    ),
    ro('cine a murit în iunie 2014?', told(diedIn('2014-06')), 'Date of Death'),
    ro(
      'la cine Date of Incident e inainte de 2010',
      told(rows.filter((row) => struck(row) < '2010')),
      'Date of Incident',
    ),
    ro('câți aveau sub 25 de ani', () => says(rows.filter((row) => age(row) < 25).length), 'Age'),
    ro(
      'Christi Rodgers era Volunteer?',
      () => is(classed('Volunteer').includes(called('Rodgers') ?? {})),
      'Classification',
    ),
    ro(
      'cati au murit la Training in 2014 (Duty Training)',
      () => says(where(diedIn('2014'), 'Duty', 'Training').length),
      'Duty',
      'Date of Death',
    ),
    ro('cine a murit pe 9 iulie 2014', told(diedIn('2014-07-09')), 'Date of Death'),
    ro(
      'au fost mai mulți Career decât Volunteer?',
      () => is(classed('Career').length > classed('Volunteer').length),
      'Classification',
    ),
    ro('câți copii avea Kevin Bell?', NOTHING),
    ro('in ce oras lucra Daniel Groover', NOTHING),
    ro('ce salariu avea un Lieutenant', NOTHING),
  ],
);
