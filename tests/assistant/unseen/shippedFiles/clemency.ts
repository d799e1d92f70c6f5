import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { greatest, least, shippedRows } from './rows.js';

const years = shippedRows('presidents_one.csv');
const president = cell('President');
const year = amountOf('Fiscal Year');
export const [received, pardons, commutations] = [
  amountOf('Petitions Received'),
  amountOf('Pardons'),
  amountOf('Commutations'),
] as const;
const [granted, respites, pending] = [
  amountOf('Petitions Granted'),
  amountOf('Respites'),
  amountOf('Petitions Pending'),
] as const;
const under = (name: string) => where(years, 'President', name);
export const of = (...some: readonly number[]) => years.filter((row) => some.includes(year(row)));
export const pardonsOf = (name: string) => sum(under(name).map(pardons));
const [roosevelt, wilson, truman] = ['Franklin D. Roosevelt', 'Woodrow Wilson', 'Harry S. Truman'] as const;
const pardonsByPresident = [...totals(years, president, pardons)];
const told = (rows: typeof years) => toldBy(...rows.map((row) => [year(row)]));

/** Pardons of American presidents from 1900 to 1966, a row for each president and year. */
export const clemency = brought(
  'clemency',
  'en',
  ['presidents_one.csv'],
  worldOf({ President: years.map(president) }),
  [
    en('how many pardons did Harry S. Truman grant in 1950?', () => says(sum(of(1950).map(pardons))), 'Pardons'),
    en(
      'who granted the most pardons in a single year',
      those(...most(years, pardons).map(president)),
      'Pardons',
      'President',
    ),
    en('total commutations under Woodrow Wilson', () => says(sum(under(wilson).map(commutations))), 'Commutations'),
    en('petitions received in 1930', () => says(sum(of(1930).map(received))), 'Petitions Received'),
    en('how many presidents are in the list?', () => says(distinct(years, 'President').length), 'President'),
    en(
      'average number of pardons per year under Dwight D. Eisenhower',
      near(mean(under('Dwight D. Eisenhower').map(pardons))),
      'Pardons',
    ),
    en('which year had the most petitions received?', told(most(years, received)), 'Petitions Received', 'Fiscal Year'),
    en(
      'did Calvin Coolidge grant more pardons than Herbert Hoover in total',
      () => is(pardonsOf('Calvin Coolidge') > pardonsOf('Herbert Hoover')),
      'Pardons',
    ),
    en(
      'years with more than 1400 petitions received',
      told(years.filter((row) => received(row) > 1400)),
      'Petitions Received',
      'Fiscal Year',
    ),
    en('how many respites in 1920', () => says(sum(of(1920).map(respites))), 'Respites'),
    en(
      'in which year did John F. Kennedy grant the fewest pardons?',
      told(least(under('John F. Kennedy'), pardons)),
      'Pardons',
      'Fiscal Year',
    ),
    en(
      'petitions denied or closed without presidential action in 1952',
      () => says(sum(of(1952).map(amountOf('Petitions Denied or Closed Without Presidential Action')))),
      'Petitions Denied or Closed Without Presidential Action',
    ),
    en(
      'top 3 presidents by total pardons',
      those(...greatest(pardonsByPresident, 3, ([, count]) => count).map(([name]) => name)),
      'Pardons',
      'President',
    ),
    en('which years are there for William H. Taft', told(under('William H. Taft')), 'Fiscal Year'),
    en('what crimes were pardoned in 1921?', NOTHING),
    en('how many pardons did Richard Nixon grant', NOTHING),
    en('how old was Herbert Hoover when he took office', NOTHING),
    en('which party was Warren Harding in?', NOTHING),
    en(
      'total pardons from 1930 to 1935',
      () => says(sum(of(1930, 1931, 1932, 1933, 1934, 1935).map(pardons))),
      'Pardons',
      'Fiscal Year',
    ),
    en(
      'who had the most petitions pending',
      those(...most(years, pending).map(president)),
      'Petitions Pending',
      'President',
    ),
    en('how many pardons were granted in 1945 altogether', () => says(sum(of(1945).map(pardons))), 'Pardons'),
    en(
      'how many petitions did Franklin D. Roosevelt grant in 1944?',
      () => says(sum(of(1944).map(granted))),
      'Petitions Granted',
    ),
    en('total pardons Truman', () => says(pardonsOf(truman)), 'Pardons'),
    en(
      'years when Roosevelt (Franklin D.) granted over 300 pardons',
      told(under(roosevelt).filter((row) => pardons(row) > 300)),
      'Pardons',
      'Fiscal Year',
    ),
  ],
);
