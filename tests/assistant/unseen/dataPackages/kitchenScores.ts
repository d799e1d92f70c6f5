import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { packageRows } from './rows.js';

const inspections = packageRows('restaurant_data.csv');
const score = amountOf('inspection_score');
const business = cell('business_name');
const of = (name: string) => where(inspections, 'business_name', name);
const scoreOf = (name: string) => score(of(name)[0]);
const scored = (test: (score: number) => boolean) => [
  ...new Set(inspections.filter((row) => test(score(row))).map(business)),
];
const located = (count: string) => where(inspections, 'NumberofLocations', count);
const twice = [...counted(inspections, 'business_name')].filter(([, count]) => count === 2).map(([name]) => name);

/** Scores of inspected kitchens in Anchorage in 2019, of businesses with up to three locations. */
export const kitchenScores = brought(
  'kitchenScores',
  'en',
  ['restaurant_data.csv'],
  worldOf({ business_name: distinct(inspections, 'business_name') }),
  [
    en('what score did Kingfisher Coffee get', () => says(scoreOf('KINGFISHER COFFEE LLC')), 'inspection_score'),
    en('Which places scored below 95?', those(...scored((one) => one < 95)), 'inspection_score'),
    en('lowest score', () => says(Math.min(...inspections.map(score))), 'inspection_score'),
    en('average inspection score', near(mean(inspections.map(score))), 'inspection_score'),
    en(
      'how many different businesses are there',
      () => says(distinct(inspections, 'business_name').length),
      'business_name',
    ),
    en(
      'how many inspections ended with a perfect 100',
      () => says(where(inspections, 'inspection_score', '100').length),
      'inspection_score',
    ),
    en('which businesses were inspected twice', those(...twice), 'business_name'),
    en(
      'were there any inspections at the weekend?',
      () => is(where(inspections, 'Weekend', 'TRUE').length > 0),
      'Weekend',
    ),
    en(
      'does the herbal cache have just one location',
      () => is(cell('NumberofLocations')(of('THE HERBAL CACHE LLC')[0]) === '1'),
      'NumberofLocations',
    ),
    en('businesses with only one location', those(...new Set(located('1').map(business))), 'NumberofLocations'),
    en(
      'did TLC Cafe score better than Ski Inn',
      () => is(scoreOf('TLC CAFE') > scoreOf('SKI INN LLC')),
      'inspection_score',
    ),
    en(
      'average score of those with 3 locations',
      near(mean(located('3').map(score))),
      'inspection_score',
      'NumberofLocations',
    ),
    en(
      'which alyeska places are there?',
      those(...distinct(inspections, 'business_name').filter((name) => name.startsWith('ALYESKA'))),
      'business_name',
    ),
    en(
      'average score by number of locations',
      perGroup(new Map(['1', '2', '3'].map((count) => [count, mean(located(count).map(score))] as const))),
      'inspection_score',
      'NumberofLocations',
    ),
    en('which ones got exactly 97', those(...scored((one) => one === 97)), 'inspection_score'),
    en('who inspected TLC Cafe', NOTHING),
    en('What violations did Pork & Pickle have?', NOTHING),
    en('which of them are vegetarian', NOTHING),
    en('phone number of alaska grind espresso', NOTHING),
  ],
);
