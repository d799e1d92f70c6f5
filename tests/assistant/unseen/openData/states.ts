import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { cell, totals } from '../ownFiles/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { counted, mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { amountOf, near, openJson, openRows, whereNot } from './rows.js';

const states = openRows('murders.csv');
const capitals = openJson('us-state-capitals.json') as readonly { state: string; city: string }[];
const name = cell('state');
const people = amountOf('population');
export const murders = amountOf('total');
export const stateOf = (state: string) => where(states, 'state', state)[0] ?? {};
export const capitalOf = (state: string) => capitals.find((one) => one.state === state)?.city ?? '';
const governedFrom = (city: string) => stateOf(capitals.find((one) => one.city === city)?.state ?? '');
export const inRegion = (region: string) => where(states, 'region', region);

/** Gun murders and population of the states of America, with their capitals in a second file. */
export const americanStates = brought(
  'americanStates',
  'en',
  ['murders.csv', 'us-state-capitals.json'],
  worldOf({
    state: states.map(name),
    region: distinct(states, 'region'),
    city: capitals.map(({ city }) => city),
  }),
  [
    en('whats the capital of ohio', those(capitalOf('Ohio')), 'city', 'state'),
    en('Which state has the most people?', those(...most(states, people).map(name)), 'population'),
    en('least populated state', those(...most(states, (row) => -people(row)).map(name)), 'population'),
    en('how many are in the South', () => says(inRegion('South').length), 'region'),
    en('How many murders were there in Texas?', () => says(murders(stateOf('Texas'))), 'total'),
    en(
      'states in the west with more than 5 million people',
      those(
        ...inRegion('West')
          .filter((row) => people(row) > 5_000_000)
          .map(name),
      ),
      'population',
      'region',
    ),
    en(
      'average population of the northeast states',
      near(mean(inRegion('Northeast').map(people))),
      'population',
      'region',
    ),
    en(
      'does florida have more people than new york?',
      () => is(people(stateOf('Florida')) > people(stateOf('New York'))),
      'population',
    ),
    en('total murders by region', perGroup(totals(states, cell('region'), murders)), 'total', 'region'),
    en(
      'what is the capital of the state with the most murders',
      those(...most(states, murders).map((row) => capitalOf(name(row)))),
      'total',
      'city',
    ),
    en('what does MN stand for', those(...where(states, 'abb', 'MN').map(name)), 'abb'),
    en(
      'Which states had fewer than 10 murders?',
      those(...states.filter((row) => murders(row) < 10).map(name)),
      'total',
    ),
    en(
      'which one has no capital in the list',
      those(...states.map(name).filter((state) => capitalOf(state) === '')),
      'city',
    ),
    en('population of the state whose capital is Denver', () => says(people(governedFrom('Denver'))), 'population'),
    en(
      'states outside the South with over 400 murders',
      those(
        ...whereNot(states, 'region', 'South')
          .filter((row) => murders(row) > 400)
          .map(name),
      ),
      'total',
      'region',
    ),
    en('which region has the most states', those(...mostCounted(counted(states, 'region'))), 'region'),
    en(
      'murders per 100000 people in Louisiana',
      near((100_000 * murders(stateOf('Louisiana'))) / people(stateOf('Louisiana'))),
      'total',
      'population',
    ),
    en('In which region is Boise?', those(cell('region')(governedFrom('Boise'))), 'region', 'city'),
    en(
      'how many more murders in california than in texas',
      () => says(murders(stateOf('California')) - murders(stateOf('Texas'))),
      'total',
    ),
    en('who is the governor of texas', NOTHING),
    en('how many murders were there in 2015', NOTHING),
    en('What is the average income in Utah?', NOTHING),
  ],
);
