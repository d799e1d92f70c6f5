import { about, en, NOTHING, ro, says } from '../Gold.js';
import { brought, slashed } from '../personalFiles/rows.js';
import { cell } from '../ownFiles/rows.js';
import { most, point, sum, those, worldOf } from '../ownTables/rows.js';
import { hobbyRows, severalIn } from './rows.js';

const plots = hobbyRows('plots.csv', ',');
const holders = hobbyRows('plot-holders.csv', ',');
const [plot, found, structures] = [cell('Plot'), cell('Found'), cell('On the plot')];
const holder = cell('Name');
const nameOf = new Map(holders.map((row) => [cell('Member')(row), holder(row)]));
const heldBy = (code: string) => nameOf.get(cell('Held by')(plots.find((row) => plot(row) === code))) ?? '';
const plotsWith = (holds: (row: (typeof plots)[number]) => boolean) => plots.filter(holds).map(plot);
const standsOn = (row: (typeof plots)[number], what: string) => severalIn(structures(row)).includes(what);
export const withShed = plotsWith((row) => standsOn(row, 'shed'));
const unpaid = holders.filter((row) => cell('Paid 2025')(row) === '');

/** A field behind the houses: its plots by letter and number, and the members who have them. */
export const allotments = brought(
  'allotments',
  'en',
  ['plots.csv', 'plot-holders.csv'],
  worldOf({ Plot: plots.map(plot), Name: holders.map(holder) }),
  [
    en("who's got plot B6?", those(heldBy('B6')), 'Held by', 'Plot'),
    en(
      'which plots are going spare',
      those(...plotsWith((row) => cell('Held by')(row) === '')),
      'Held by',
      'Taken on',
      'Plot',
    ),
    en("How many people still haven't coughed up for 2025?", () => says(unpaid.length), 'Paid 2025', 'Plot holder'),
    en(
      "what's the biggest plot on the site?",
      those(...most(plots, (row) => point(row['Size (rods)'])).map(plot)),
      'Size (rods)',
      'Plot',
    ),
    en(
      'What would we take in rent in all if every plot was let?',
      () => about(sum(plots.map((row) => point(row['Rent'])))),
      'Rent',
      'Plot',
    ),
    en(
      'who grows dahlias',
      those(...holders.filter((row) => severalIn(cell('Grows')(row)).includes('dahlias')).map(holder)),
      'Grows',
      'Plot holder',
    ),
    en(
      'Which plots have got both a shed and a greenhouse on them?',
      those(...plotsWith((row) => standsOn(row, 'shed') && standsOn(row, 'greenhouse'))),
      'On the plot',
      'Plot',
    ),
    en(
      "who's been a member the longest?",
      those(...most(holders, (row) => -Number(slashed(cell('Joined')(row)).replaceAll('-', ''))).map(holder)),
      'Joined',
      'Plot holder',
    ),
    ro(
      'Ce parcele au fost luate în a doua jumătate a lui 2023?',
      those(...plotsWith((row) => /(0[7-9]|1[0-2])\/2023$/u.test(cell('Taken on')(row)))),
      'Taken on',
      'Plot',
    ),
    ro(
      'câte parcele sunt overgrown?',
      () => says(plotsWith((row) => found(row) === 'overgrown').length),
      'Found',
      'Plot',
    ),
    en('What did Maureen Pugh win at the flower show?', NOTHING),
    ro('Cât ne costă apa pe an?', NOTHING),
  ],
);
