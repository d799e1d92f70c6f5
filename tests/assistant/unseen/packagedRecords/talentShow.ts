import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { most, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { containing, recordRows } from './rows.js';

const auditions = recordRows('auditions.csv');
const finalists = recordRows('finalists.csv');
export const contestant = cell('Contestant');
export const city = cell('audition_city');
const [venue, judge] = [cell('audition_venue'), cell('guest_judge')] as const;
export const tickets = amountOf('tickets_to_hollywood');
const season = amountOf('season');
export const called = (name: string) => where(finalists, 'Contestant', name)[0];
const inSeason = (number: number) => where(finalists, 'Season', String(number));
export const auditionsOf = (number: number) => where(auditions, 'season', String(number));
const heldIn = (place: string) => where(auditions, 'audition_city', place);
const judgedBy = (name: string) => where(auditions, 'guest_judge', name);
export const bornIn = (place: string) => where(finalists, 'Birthplace', place);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The birthday of a finalist, `24-Apr-82`, as `1982-04-24`. */
function birthday(row: Row | undefined): string {
  const [day = '', month = '', year = ''] = cell('Birthday')(row).split('-');
  return `19${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
const date = (row: Row | undefined) => Date.parse(birthday(row));

/** Ten seasons of a singing competition: where auditions were held, and who reached the finals. Two tables. */
export const talentShow = brought(
  'talentShow',
  'en',
  ['finalists.csv', 'auditions.csv'],
  worldOf({
    Contestant: finalists.map(contestant),
    audition_city: auditions.map(city),
    audition_venue: auditions.map(venue),
    guest_judge: distinct(auditions, 'guest_judge').filter((name) => name !== 'NA'),
  }),
  [
    en('how many finalists were there in season 8?', () => says(inSeason(8).length), 'Season'),
    en('what season was Kelly Clarkson in', () => says(amountOf('Season')(called('Kelly Clarkson'))), 'Season'),
    en('where was Fantasia Barrino born?', toldBy([cell('Birthplace')(called('Fantasia Barrino'))]), 'Birthplace'),
    en('finalists born in Memphis Tennesee', those(...bornIn('Memphis, Tennessee').map(contestant)), 'Birthplace'),
    en('at which venue were the denver auditions', those(...heldIn('Denver, Colorado').map(venue)), 'audition_venue'),
    en(
      'How many tickets to Hollywood were handed out in Atlanta, Georgia altogether?',
      () => says(sum(heldIn('Atlanta, Georgia').map(tickets))),
      'tickets_to_hollywood',
    ),
    en(
      'which audition gave the most tickets to hollywood',
      those(...most(auditions, tickets).map(city)),
      'tickets_to_hollywood',
    ),
    en(
      'Hi! Could you please tell me who the guest judge was when they came to Chicago?',
      those(judge(auditionsOf(9).find((row) => city(row).startsWith('Chicago')))),
      'guest_judge',
    ),
    en(
      'cities where Victoria Beckham was a guest judge',
      those(...judgedBy('Victoria Beckham').map(city)),
      'guest_judge',
    ),
    en('who is the youngest finalist?', those(...most(finalists, date).map(contestant)), 'Birthday'),
    en('finalists without a birthplace', those(...bornIn('').map(contestant)), 'Birthplace'),
    en(
      'how many of the finalists have a hometown listed',
      () => says(finalists.filter((row) => cell('Hometown')(row) !== '').length),
      'Hometown',
    ),
    en(
      'is David Cook older than David Archuleta?',
      () => is(date(called('David Cook')) < date(called('David Archuleta'))),
      'Birthday',
    ),
    en(
      "when is adam lambert's birthday",
      toldBy([{ date: birthday(called('Adam Lambert')) }, cell('Birthday')(called('Adam Lambert'))]),
      'Birthday',
    ),
    en(
      'season 9 finalists born after 1990',
      those(
        ...inSeason(9)
          .filter((row) => birthday(row) >= '1991')
          .map(contestant),
      ),
      'Birthday',
      'Season',
    ),
    en('which cities had auditions in season 7?', those(...auditionsOf(7).map(city)), 'audition_city', 'season'),
    en(
      'what seasons used the Cow Palace for auditions',
      toldBy(...where(auditions, 'audition_venue', 'Cow Palace').map((row) => [season(row)])),
      'season',
    ),
    en(
      'who were the finalists of the season that auditioned in Louisville, Kentucky?',
      those(...inSeason(season(heldIn('Louisville, Kentucky')[0])).map(contestant)),
      'Season',
    ),
    en(
      'how many finalists were born somewhere in Texas',
      () => says(containing(finalists, 'Birthplace', 'Texas').length),
      'Birthplace',
    ),
    en('how many votes did Ruben Studdard get?', NOTHING),
    en('how many people watched the final of season 5', NOTHING),
    en('what did Simon Cowell say about Jasmine Trias', NOTHING),
    en('how much was a ticket to the Rose Bowl', NOTHING),
  ],
);
