import { toldBy } from '../personalFiles/rows.js';
import { type Conversation } from '../conversations.js';
import { about, type Asked, en, type Field, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those } from '../ownTables/rows.js';
import { lifeExpectancy, observations } from './countries.js';
import { periodicTable } from './elements.js';
import { foodEmojis } from './emoji.js';
import { airlineBy, departures } from './flights.js';
import { nobel } from './laureates.js';
import { leadership } from './leaders.js';
import { amount, publicJson, publicRows, where } from './rows.js';
import { senate } from './senators.js';
import { mammals } from './sleep.js';
import { hundredMetres } from './sprint.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const [name, upperName] = [cell('name'), cell('Name')];
const number = (heading: string) => (row: Row) => amount(row[heading]);

const senators = publicRows('canadian_senators.csv');
const from = (province: string) => where(senators, 'Province / Territory', province);
const longest = most(from('Manitoba'), number('diff_days'));

const flights = publicRows('flights.csv');
const planes = publicRows('planes.csv');
const to = (dest: string) => where(flights, 'dest', dest);

const animals = publicRows('msleep.csv');
const kept = where(animals, 'conservation', 'domesticated');
const [elephant, tiger] = ['African elephant', 'Tiger'].map((one) => where(animals, 'name', one)[0] ?? {});

const emojis = publicJson('emoji.json') as readonly { label: string; tags: readonly string[]; version: number }[];
const tagged = (tag: string) => emojis.filter(({ tags }) => tags.includes(tag));

const spells = publicRows('dd.csv');
const romanian = where(spells, 'ctryname', 'Romania');
const hungarian = where(spells, 'ctryname', 'Hungary');
const ruled = (who: string) => where(spells, 'ehead', who)[0] ?? {};

const medals = publicRows('sprint.csv');
const winners = (year: string) => where(medals, 'Year', year);
const gold = (year: string) => where(winners(year), 'Medal', 'GOLD');

const elements = publicRows('elements.csv');
const noble = where(elements, 'metal', 'noble gas');
const halogens = where(elements, 'metal', 'halogen');

const laureates = publicRows('nobel.csv', 'latin1');
const peace = (year: string) => where(laureates, 'Category', 'peace').filter((row) => row['Year'] === year);
const authors = where(laureates, 'Category', 'literature');

const seen = (country: string, year: number) =>
  observations.find((one) => one.country === country && one.year === year);

/** Forty turns that go on from a first question, in fourteen conversations. */
export const PUBLIC_CONVERSATIONS: readonly Conversation[] = [
  talk(
    senate,
    'Which senators are from Manitoba?',
    en('how many are there', () => says(from('Manitoba').length)),
    en('who of them served the longest?', those(...longest.map(upperName))),
    en('and from Alberta?', those(...from('Alberta').map(upperName))),
  ),
  talk(
    senate,
    'How many senators did Martin, Paul Edgar Philippe appoint?',
    en('and Harper?', () => says(where(senators, 'Appointed on the advice of', 'Harper, Stephen').length)),
    en('how many of those are from Quebec', () =>
      says(where(from('Quebec'), 'Appointed on the advice of', 'Harper, Stephen').length),
    ),
    en('What did they earn?', NOTHING),
  ),
  talk(
    departures,
    'How many flights went to ATL?',
    en('what about ORD', () => says(to('ORD').length)),
    en('average delay of these on arrival?', () => about(mean(to('ORD').map(number('arr_delay'))))),
    en('which carrier flies there most', toldBy(...mostCounted(counted(to('ORD'), 'carrier')).map(airlineBy))),
  ),
  talk(
    departures,
    'Which planes were built by CANADAIR?',
    en('how many seats do they have', () =>
      says(...new Set(where(planes, 'manufacturer', 'CANADAIR').map(number('seats')))),
    ),
    en('and those by BOMBARDIER INC?', those(...where(planes, 'manufacturer', 'BOMBARDIER INC').map(cell('tailnum')))),
  ),
  talk(
    mammals,
    'Which animals are domesticated?',
    en('which of them sleeps the longest?', those(...most(kept, number('sleep_total')).map(name))),
    en('and the shortest', those(...most(kept, (row) => -number('sleep_total')(row)).map(name))),
    en('average weight of them', () => about(mean(kept.map(number('bodywt'))))),
  ),
  talk(
    mammals,
    'How much does the African elephant weigh?',
    en('and its brain?', () => says(number('brainwt')(elephant ?? {}))),
    en('and the tiger?', () => says(number('bodywt')(tiger ?? {}))),
    en('does it sleep more than the elephant', () =>
      is(number('sleep_total')(tiger ?? {}) > number('sleep_total')(elephant ?? {})),
    ),
  ),
  talk(
    foodEmojis,
    'Which emojis are tagged fruit?',
    en('how many is that', () => says(tagged('fruit').length)),
    en('and bread?', those(...tagged('bread').map(({ label }) => label))),
    en(
      'which of those came in version 5',
      those(
        ...tagged('bread')
          .filter(({ version }) => version === 5)
          .map(({ label }) => label),
      ),
    ),
  ),
  talk(
    leadership,
    'Cine a condus România?',
    ro('care dintre ei cel mai mult?', those(...most(romanian, number('duration')).map(cell('ehead')))),
    ro('dar ungaria (Hungary)?', those(...new Set(hungarian.map(cell('ehead'))))),
    ro('câți sunt', () => says(new Set(hungarian.map(cell('ehead'))).size)),
  ),
  talk(
    leadership,
    'Cât timp a condus Josip Broz Tito?',
    ro('și Enver Hoxha?', () => says(number('duration')(ruled('Enver Hoxha')))),
    ro('in ce tara', those(cell('ctryname')(ruled('Enver Hoxha')))),
    ro('când a început?', () => says(number('start_year')(ruled('Enver Hoxha')))),
  ),
  talk(
    hundredMetres,
    'Cine a luat aur în 1996?',
    ro('ce timp a avut?', () => says(...gold('1996').map(number('Time')))),
    ro('dar in 1988?', those(...gold('1988').map(upperName))),
    ro('si argint?', those(...where(winners('1988'), 'Medal', 'SILVER').map(upperName))),
  ),
  talk(
    periodicTable,
    'Care sunt gazele nobile (noble gas)?',
    ro('cate sunt', () => says(noble.length)),
    ro(
      'care are cel mai mic punct de fierbere?',
      those(...most(noble, (row) => -number('boiling point')(row)).map(name)),
    ),
    ro('dar halogenii (halogen)?', those(...halogens.map(name))),
  ),
  talk(
    nobel,
    'Cine a luat premiul pentru pace în 1994?',
    ro('dar în 1993?', those(...peace('1993').map(upperName))),
    ro('din ce tara sunt?', those(...new Set(peace('1993').map(cell('County'))))),
  ),
  talk(
    nobel,
    'Câți laureați sunt la literatură (literature)?',
    ro('care dintre ei scriu în German?', those(...where(authors, 'Field/Language', 'German').map(upperName))),
    ro('și în English?', those(...where(authors, 'Field/Language', 'English').map(upperName))),
    ro('ce carti au scris', NOTHING),
  ),
  talk(
    lifeExpectancy,
    'Care e speranța de viață în France în 1990?',
    ro('dar in 2000?', () => says(seen('France', 2000)?.life_expect ?? NaN)),
    ro('si in Germany?', () => says(seen('Germany', 2000)?.life_expect ?? NaN)),
    ro('ce fertilitate avea?', () => says(seen('Germany', 2000)?.fertility ?? NaN)),
  ),
];
