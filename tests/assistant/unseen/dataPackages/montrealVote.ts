import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near, whereNot } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { perGroup, share, where } from '../publicFiles/rows.js';
import { packageRows } from './rows.js';

const districts = packageRows('election.csv');
export const district = cell('district');
const [coderre, bergeron, joly, total] = ['Coderre', 'Bergeron', 'Joly', 'total'].map(amountOf) as [
  ReturnType<typeof amountOf>,
  ReturnType<typeof amountOf>,
  ReturnType<typeof amountOf>,
  ReturnType<typeof amountOf>,
];
export const votesFor = { coderre, bergeron, joly, total };
export const wonBy = (name: string) => where(districts, 'winner', name);
export const called = (name: string) => districts.find((row) => district(row).endsWith(`-${name}`)) ?? {};
const cast = sum(districts.map(total));

/** The vote for a mayor of Montreal in 2013, by district. */
export const montrealVote = brought(
  'montrealVote',
  'en',
  ['election.csv'],
  worldOf({ district: districts.map(district), winner: ['Coderre', 'Bergeron', 'Joly'] }),
  [
    en('who won in Mile-End', those(cell('winner')(called('Mile-End'))), 'winner', 'district'),
    en('How many districts did Coderre win?', () => says(wonBy('Coderre').length), 'winner'),
    en('who won the most districts', those(...mostCounted(counted(districts, 'winner'))), 'winner'),
    en('total votes for Joly', () => says(sum(districts.map(joly))), 'Joly'),
    en('where were the most votes cast', those(...most(districts, total).map(district)), 'total'),
    en(
      'which district had the fewest votes in total?',
      those(...most(districts, (row) => -total(row)).map(district)),
      'total',
    ),
    en(
      'in which districts did Joly get a majority',
      those(...where(wonBy('Joly'), 'result', 'majority').map(district)),
      'winner',
      'result',
    ),
    en(
      'districts where bergeron got more than 5000 votes',
      those(...districts.filter((row) => bergeron(row) > 5000).map(district)),
      'Bergeron',
    ),
    en('average total per district', near(mean(districts.map(total))), 'total'),
    en('how many votes did Coderre get in Hochelaga?', () => says(coderre(called('Hochelaga'))), 'Coderre'),
    en(
      'did coderre get more votes overall than bergeron',
      () => is(sum(districts.map(coderre)) > sum(districts.map(bergeron))),
      'Coderre',
      'Bergeron',
    ),
    en(
      'Where did Bergeron get the fewest votes?',
      those(...most(districts, (row) => -bergeron(row)).map(district)),
      'Bergeron',
    ),
    en('how many were won with just a plurality', () => says(where(districts, 'result', 'plurality').length), 'result'),
    en('districts won per candidate', perGroup(counted(districts, 'winner')), 'winner'),
    en(
      'in how many districts did Joly get more votes than Coderre?',
      () => says(districts.filter((row) => joly(row) > coderre(row)).length),
      'Joly',
      'Coderre',
    ),
    en('what percentage of all votes went to Bergeron', share(sum(districts.map(bergeron)), cast), 'Bergeron', 'total'),
    en(
      'best result of Coderre in a district that he did not win',
      those(...most(whereNot(districts, 'winner', 'Coderre'), coderre).map(district)),
      'Coderre',
      'winner',
    ),
    en('how many people were registered in Ahuntsic', NOTHING),
    en('Which party is Joly from?', NOTHING),
    en('who won in Snowdon in 2009', NOTHING),
  ],
);
