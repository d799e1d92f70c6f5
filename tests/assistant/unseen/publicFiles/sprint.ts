import { brought } from '../personalFiles/rows.js';
import { about, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { amount, distinct, publicRows, perGroup, where } from './rows.js';

const medals = publicRows('sprint.csv');
const [name, country] = [cell('Name'), cell('Country')];
const time = (row: Row) => amount(row['Time']);
const won = (medal: string, year?: string) =>
  where(medals, 'Medal', medal).filter((row) => year === undefined || row['Year'] === year);
const of = (who: string) => where(medals, 'Name', who);
const from = (code: string) => where(medals, 'Country', code);
const byCountry = counted(medals, 'Country');

/** Medals of the hundred metres at the Olympic Games, with blanks around headings and cells as published. */
export const hundredMetres = brought(
  'hundredMetres',
  'en',
  ['sprint.csv'],
  worldOf({ Name: medals.map(name), Country: medals.map(country), Medal: medals.map(cell('Medal')) }),
  [
    ro('cine a castigat aurul in 2012', those(...won('GOLD', '2012').map(name)), 'Medal', 'Year'),
    ro('Câte medalii are Carl Lewis?', () => says(of('Carl Lewis').length), 'Medal'),
    ro('cel mai bun timp din toate', () => says(Math.min(...medals.map(time))), 'Time'),
    ro(
      'ce tara are cele mai multe medalii de aur',
      those(...mostCounted(counted(won('GOLD'), 'Country'))),
      'Country',
      'Medal',
    ),
    ro('câte medalii a luat JAM?', () => says(from('JAM').length), 'Country', 'Medal'),
    ro('sportivi care au alergat sub 9,9 secunde', those(...medals.filter((row) => time(row) < 9.9).map(name)), 'Time'),
    ro('cine a luat bronzul la 1936', those(...won('BRONZE', '1936').map(name)), 'Medal', 'Year'),
    ro('cati sportivi diferiti au luat medalii', () => says(distinct(medals, 'Name').length), 'Name'),
    ro('Care e timpul mediu al celor cu aur?', () => about(mean(won('GOLD').map(time))), 'Time', 'Medal'),
    ro(
      'a castigat Canada vreodata aurul?',
      () => is(won('GOLD').some((row) => country(row) === 'CAN')),
      'Country',
      'Medal',
    ),
    ro(
      'Cine are mai multe medalii, Linford Christie sau Donovan Bailey?',
      those(...most(['Linford Christie', 'Donovan Bailey'], (who) => of(who).length)),
      'Medal',
    ),
    ro('cate medalii sunt de fiecare fel', perGroup(counted(medals, 'Medal')), 'Medal'),
    ro(
      'diferența de timp dintre aur și argint în 2008',
      () => says(Number((time(won('SILVER', '2008')[0] ?? {}) - time(won('GOLD', '2008')[0] ?? {})).toFixed(2))),
      'Time',
      'Medal',
    ),
    ro(
      'tari cu o singura medalie',
      those(...[...byCountry].filter(([, count]) => count === 1).map(([code]) => code)),
      'Country',
    ),
    ro(
      'în ce an a luat GBR ultima medalie',
      () => says(Math.max(...from('GBR').map((row) => amount(row['Year'])))),
      'Country',
      'Year',
    ),
    ro('medaliati din CUB', those(...from('CUB').map(name)), 'Country'),
    ro('Ce timp a scos Jesse Owens?', () => says(time(of('Jesse Owens')[0] ?? {})), 'Time'),
    ro('Ce antrenor a avut Usain Bolt?', NOTHING),
    ro('ce varsta avea Jesse Owens', NOTHING),
    ro('cine a câștigat la 200 de metri', NOTHING),
  ],
);
