import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { measures, packageRows } from './rows.js';

const states = packageRows('statecrime.csv');
const state = cell('state');
export const of = (name: string) => where(states, 'state', name)[0] ?? {};
const named = (test: (row: (typeof states)[number]) => boolean) => those(...states.filter(test).map(state));
const topBy = (heading: string, sign = 1) => those(...most(states, (row) => sign * amountOf(heading)(row)).map(state));
const [violent, murder, graduates, poverty, urban] = [
  amountOf('violent'),
  amountOf('murder'),
  amountOf('hs_grad'),
  amountOf('poverty'),
  amountOf('urban'),
] as const;
export { murder, urban };
export const mostViolent = (count: number) =>
  [...states]
    .sort((a, b) => violent(b) - violent(a))
    .slice(0, count)
    .map(state);

/** Rates of crime, poverty and schooling in the states of America in 2009. */
export const stateRates = brought('stateRates', 'en', ['statecrime.csv'], worldOf({ state: states.map(state) }), [
  en('murder rate in louisiana', () => says(murder(of('Louisiana'))), 'murder'),
  en('Which state has the lowest poverty?', topBy('poverty', -1), 'poverty'),
  en('5 most violent states', those(...mostViolent(5)), 'violent'),
  en(
    'how many states have more than 90 hs_grad',
    () => says(states.filter((row) => graduates(row) > 90).length),
    'hs_grad',
  ),
  en('average urban share', near(mean(states.map(urban))), 'urban'),
  en('is Texas more violent than Florida?', () => is(violent(of('Texas')) > violent(of('Florida'))), 'violent'),
  en('in how many states is poverty above 15', () => says(states.filter((row) => poverty(row) > 15).length), 'poverty'),
  en('which one has the highest share of single', topBy('single'), 'single'),
  en(
    'poverty in Mississippi and New Hampshire',
    measures(poverty(of('Mississippi')), poverty(of('New Hampshire'))),
    'poverty',
  ),
  en(
    'which states are 100 percent urban',
    named((row) => urban(row) === 100),
    'urban',
  ),
  en('murder in Vermont vs Maine', measures(murder(of('Vermont')), murder(of('Maine'))), 'murder'),
  en(
    'States with a murder rate under 1.5',
    named((row) => murder(row) < 1.5),
    'murder',
  ),
  en('least urban state?', topBy('urban', -1), 'urban'),
  en('how many states are on the list', () => says(states.length)),
  en(
    'difference in hs_grad between minnesota and california',
    near(graduates(of('Minnesota')) - graduates(of('California'))),
    'hs_grad',
  ),
  en(
    'states with poverty over 17 and murder over 7',
    named((row) => poverty(row) > 17 && murder(row) > 7),
    'poverty',
    'murder',
  ),
  en('how many police officers are there in Ohio', NOTHING),
  en('what was the murder rate of Utah in 1990', NOTHING),
  en('capital of kansas', NOTHING),
  en('Who governs Oregon?', NOTHING),
]);
