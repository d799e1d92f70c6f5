import { type Asked, is, NOTHING, ro, says } from '../Gold.js';
import { amountOf } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { least, rather, registerRows } from './rows.js';

const rows = registerRows('organ_donation.csv');
const states = distinct(rows, 'State');
const state = cell('State');
export const rate = amountOf('Rate');
const of = (name: string) => where(rows, 'State', name);
export const inQuarter = (quarter: string) => where(rows, 'Quarter', quarter);
export const at = (name: string, quarter: string) => rate(where(of(name), 'Quarter', quarter)[0]);
export const told = (some: readonly Row[]) => those(...some.map(state));
const average = (name: string) => mean(of(name).map(rate));
/** Gold of a rate between 0 and 1, rounded to two decimals or more, or as a percentage. */
export const share = (value: number): Asked['gold'] =>
  toldBy([
    value,
    ...[2, 3, 4].map((places) => Number(value.toFixed(places))),
    ...[0, 1, 2].map((places) => Number((100 * value).toFixed(places))),
  ]);
const fallen = states.filter((name) => at(name, 'Q12012') < at(name, 'Q42010'));

/** Rates of people who register as donors of organs, by state and quarter. */
export const organDonors = brought(
  'organDonors',
  'ro',
  ['organ_donation.csv'],
  worldOf({ State: states, Quarter: distinct(rows, 'Quarter') }),
  [
    ro('ce rată are Alaska în Q22011?', share(at('Alaska', 'Q22011')), 'Rate'),
    ro('statul cu cel mai mare Rate în Q42010', told(most(inQuarter('Q42010'), rate)), 'Rate', 'Quarter'),
    ro('ce stat are cea mai mica rata in Q12012', told(least(inQuarter('Q12012'), rate)), 'Rate', 'Quarter'),
    ro('câte state sunt în tabel?', () => says(states.length), 'State'),
    ro('media ratei pentru Ohio', share(average('Ohio')), 'Rate'),
    ro(
      'statele cu rata peste 0,65 in Q32011',
      told(inQuarter('Q32011').filter((row) => rate(row) > 0.65)),
      'Rate',
      'Quarter',
    ),
    ro(
      'În ce trimestru a avut Michigan rata cea mai mare?',
      those(...most(of('Michigan'), rate).map(cell('Quarter'))),
      'Quarter',
      'Rate',
    ),
    ro(
      'a crescut rata în California din Q42010 până în Q12012?',
      () => is(at('California', 'Q12012') > at('California', 'Q42010')),
      'Rate',
    ),
    ro('cate trimestre sunt', () => says(distinct(rows, 'Quarter').length), 'Quarter'),
    ro('rata medie a tuturor statelor în Q12011', share(mean(inQuarter('Q12011').map(rate))), 'Rate', 'Quarter'),
    ro('care are media mai mare, Hawaii sau Missouri?', rather('Hawaii', 'Missouri'), 'Rate'),
    ro(
      'cu cat a crescut rata in Michigan de la Q42010 la Q12012',
      share(at('Michigan', 'Q12012') - at('Michigan', 'Q42010')),
      'Rate',
    ),
    ro(
      'state cu Rate sub 0.2 în Q42011',
      told(inQuarter('Q42011').filter((row) => rate(row) < 0.2)),
      'Rate',
      'Quarter',
    ),
    ro('în câte state a scăzut rata din Q42010 până în Q12012', () => says(fallen.length), 'Rate', 'Quarter'),
    ro(
      'are Wyoming rata mai mare decit Wisconsin in Q22011',
      () => is(at('Wyoming', 'Q22011') > at('Wisconsin', 'Q22011')),
      'Rate',
    ),
    ro('câți donatori sunt în Ohio?', NOTHING),
    ro('ce varsta au donatorii din Alaska', NOTHING),
    ro('care a fost rata din Montana în 2015', NOTHING),
  ],
);
