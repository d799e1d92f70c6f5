import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { greatest, least, registerRows } from './rows.js';

const counties = registerRows('midwest.csv');
const name = cell('county');
export const [people, college] = [amountOf('poptotal'), amountOf('percollege')] as const;
const poor = amountOf('percbelowpoverty');
const asian = amountOf('popasian');
export const told = (some: readonly Row[]) => those(...new Set(some.map(name)));
export const inState = (state: string) => where(counties, 'state', state);
export const county = (some: string, state = '') =>
  where(counties, 'county', some).find((row) => state === '' || row['state'] === state);
const urban = (state: string) => where(inState(state), 'inmetro', '1');
const ofCategory = (some: string) => where(counties, 'category', some);

/** Counties of two states of America with what a census counted there. */
export const midwestCounties = brought(
  'midwestCounties',
  'en',
  ['midwest.csv'],
  worldOf({ county: counties.map(name), state: ['MI', 'WI'], category: distinct(counties, 'category') }),
  [
    en('what is the poptotal of DANE?', () => says(people(county('DANE'))), 'poptotal'),
    en('county with the highest percbelowpoverty', told(most(counties, poor)), 'percbelowpoverty'),
    en('how many counties are in state MI', () => says(inState('MI').length), 'state'),
    en(
      'total population (poptotal) of the WI counties',
      () => says(sum(inState('WI').map(people))),
      'poptotal',
      'state',
    ),
    en(
      'MI counties with a poptotal over 500000',
      told(inState('MI').filter((row) => people(row) > 500_000)),
      'poptotal',
      'state',
    ),
    en('percollege in Washtenaw', near(college(county('WASHTENAW'))), 'percollege'),
    en(
      'How many WI counties are in a metro area, i.e. inmetro is 1?',
      () => says(urban('WI').length),
      'inmetro',
      'state',
    ),
    en('average percollege for WI', near(mean(inState('WI').map(college))), 'percollege', 'state'),
    en('which counties are in category HAR', told(ofCategory('HAR')), 'category'),
    en(
      'does Milwaukee have a bigger poptotal than Oakland',
      () => is(people(county('MILWAUKEE')) > people(county('OAKLAND'))),
      'poptotal',
    ),
    en('which WI county has the smallest poptotal?', told(least(inState('WI'), people)), 'poptotal', 'state'),
    en('poptotal of MENOMINEE in MI', () => says(people(county('MENOMINEE', 'MI'))), 'poptotal', 'state'),
    en('top 3 counties by popasian', told(greatest(counties, 3, asian)), 'popasian'),
    en(
      'counties in WI where percbelowpoverty is below 4 percent',
      told(inState('WI').filter((row) => poor(row) < 4)),
      'percbelowpoverty',
      'state',
    ),
    en('most common categroy', toldBy(...mostCounted(counted(counties, 'category')).map((one) => [one])), 'category'),
    en(
      'how many more people live in WAYNE than in OAKLAND?',
      () => says(people(county('WAYNE')) - people(county('OAKLAND'))),
      'poptotal',
    ),
    en(
      'percchildbelowpovert of LAKE county please',
      near(amountOf('percchildbelowpovert')(county('LAKE'))),
      'percchildbelowpovert',
    ),
    en('who is the sheriff of DANE county?', NOTHING),
    en('when was OAKLAND county founded', NOTHING),
    en("what's the unemployment rate in RACINE", NOTHING),
    en('what was the population of KENT in 2020', NOTHING),
  ],
);
