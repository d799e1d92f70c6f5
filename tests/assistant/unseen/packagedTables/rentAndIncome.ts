import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { greatest, tableRows } from './rows.js';

const figures = tableRows('us_rent_income.csv');
export const state = cell('NAME');
export const estimate = amountOf('estimate');
const margin = amountOf('moe');
const [rents, incomes] = [where(figures, 'variable', 'rent'), where(figures, 'variable', 'income')] as const;
export { incomes };
export const rent = (name: string) => estimate(where(rents, 'NAME', name)[0]);
export const income = (name: string) => estimate(where(incomes, 'NAME', name)[0]);

/** Median income and rent of the American states: one row for each figure. */
export const rentAndIncome = brought(
  'rentAndIncome',
  'en',
  ['us_rent_income.csv'],
  worldOf({ NAME: distinct(figures, 'NAME') }),
  [
    en('whats the rent in Ohio', () => says(rent('Ohio')), 'estimate', 'variable'),
    en('income in Texas', () => says(income('Texas')), 'estimate', 'variable'),
    en('Which state has the highest rent?', those(...most(rents, estimate).map(state)), 'estimate', 'variable'),
    en(
      'which state has the lowest income',
      those(...most(incomes, (row) => -estimate(row)).map(state)),
      'estimate',
      'variable',
    ),
    en(
      'is the rent in Vermont higher than in Maine?',
      () => is(rent('Vermont') > rent('Maine')),
      'estimate',
      'variable',
    ),
    en(
      'how many states have a rent above 1000',
      () => says(rents.filter((row) => estimate(row) > 1000).length),
      'estimate',
      'variable',
    ),
    en('average rent over all states', near(mean(rents.map(estimate))), 'estimate', 'variable'),
    en(
      'what is the moe of the rent in Wyoming',
      () => says(margin(where(rents, 'NAME', 'Wyoming')[0])),
      'moe',
      'variable',
    ),
    en(
      'difference between the rent in California and the rent in Nevada',
      () => says(rent('California') - rent('Nevada')),
      'estimate',
      'variable',
    ),
    en('top 5 states by income', those(...greatest(incomes, estimate, 5).map(state)), 'estimate', 'variable'),
    en(
      'states where the rent is under 700',
      those(...rents.filter((row) => estimate(row) < 700).map(state)),
      'estimate',
      'variable',
    ),
    en('where is the moe of the income biggest', those(...most(incomes, margin).map(state)), 'moe', 'variable'),
    en('How many states are in the table?', () => says(distinct(figures, 'NAME').length), 'NAME'),
    en(
      'which state has no income figure',
      those(...incomes.filter((row) => isNaN(estimate(row))).map(state)),
      'estimate',
      'variable',
    ),
    en('income of Alabama and Georgia', () => says(income('Alabama'), income('Georgia')), 'estimate', 'variable'),
    en('what was the rent in Ohio in 2010', NOTHING),
    en('population of Texas', NOTHING),
    en('what do people pay in Chicago', NOTHING),
  ],
);
