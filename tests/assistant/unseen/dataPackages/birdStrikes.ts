import { brought } from '../personalFiles/rows.js';
import { en, first, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, share, where } from '../publicFiles/rows.js';
import { packageRows } from './rows.js';

const strikes = packageRows('birdstrikes.csv');
const airport = cell('Airport Name');
export const cost = amountOf('Cost Total $');
export const ofSpecies = (species: string) => where(strikes, 'Wildlife Species', species);
export const inState = (state: string) => where(strikes, 'Origin State', state);
export const [dearest = {}] = most(strikes, cost);
const inMonth = (month: string) => strikes.filter((row) => cell('Flight Date')(row).startsWith(`2001-${month}`));
export const during = (rows: readonly Row[], time: string) => where(rows, 'Time of day', time);

/** Strikes of larger animals by aircraft in America in 2001. */
export const birdStrikes = brought(
  'birdStrikes',
  'en',
  ['birdstrikes.csv'],
  worldOf({
    'Airport Name': distinct(strikes, 'Airport Name'),
    'Wildlife Species': distinct(strikes, 'Wildlife Species'),
    'Aircraft Airline Operator': distinct(strikes, 'Aircraft Airline Operator'),
    'Origin State': distinct(strikes, 'Origin State'),
  }),
  [
    en(
      'how many strikes were there at Dallas/Fort Worth',
      () => says(where(strikes, 'Airport Name', 'DALLAS/FORT WORTH INTL ARPT').length),
      'Airport Name',
    ),
    en('Which airport had the most strikes?', those(...mostCounted(counted(strikes, 'Airport Name'))), 'Airport Name'),
    en(
      'what species shows up most often',
      those(...mostCounted(counted(strikes, 'Wildlife Species'))),
      'Wildlife Species',
    ),
    en('how many canada geese were hit', () => says(ofSpecies('Canada goose').length), 'Wildlife Species'),
    en('total cost of all the strikes', () => says(sum(strikes.map(cost))), 'Cost Total $'),
    en('at which airport did the most expensive strike happen?', those(airport(dearest)), 'Airport Name', 'Cost'),
    en(
      'how many happened at night in Texas',
      () => says(during(inState('Texas'), 'Night').length),
      'Time of day',
      'Origin State',
    ),
    en(
      'How many strikes were during the take-off run?',
      () => says(where(strikes, 'Phase of flight', 'Take-off run').length),
      'Phase of flight',
    ),
    en(
      'average speed on approach',
      near(mean(where(strikes, 'Phase of flight', 'Approach').map(amountOf('Speed IAS in knots')))),
      'Speed IAS in knots',
      'Phase of flight',
    ),
    en(
      'which airlines hit a coyote',
      those(...distinct(ofSpecies('Coyote'), 'Aircraft Airline Operator')),
      'Aircraft Airline Operator',
      'Wildlife Species',
    ),
    en(
      'Did United Airlines hit any bald eagle?',
      () => is(where(ofSpecies('Bald eagle'), 'Aircraft Airline Operator', 'UNITED AIRLINES').length > 0),
      'Wildlife Species',
    ),
    en('number of strikes by time of day', perGroup(counted(strikes, 'Time of day')), 'Time of day'),
    en(
      'strikes with substantial damage, how many?',
      () => says(where(strikes, 'Effect Amount of damage', 'Substantial').length),
      'Effect Amount of damage',
    ),
    en('how many were there in october', () => says(inMonth('10').length), 'Flight Date'),
    en(
      'what share of the strikes did no damage',
      share(where(strikes, 'Effect Amount of damage', 'None').length, strikes.length),
      'Effect Amount of damage',
    ),
    en(
      'how many have no speed recorded',
      () => says(where(strikes, 'Speed IAS in knots', '').length),
      'Speed IAS in knots',
    ),
    en(
      'more strikes in Florida or in California?',
      (w) => {
        const [more, fewer] =
          inState('Florida').length > inState('California').length
            ? ['Florida', 'California']
            : ['California', 'Florida'];
        return first(w.named(more ?? ''), w.named(fewer ?? ''));
      },
      'Origin State',
    ),
    en('how many passengers got hurt', NOTHING),
    en('who was flying the plane in the most expensive strike', NOTHING),
    en('How many birds died in 2005?', NOTHING),
  ],
);
