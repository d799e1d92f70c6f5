import { about, en, first, NOTHING, ro, says } from '../Gold.js';
import { mean, most, point, type Row, rowsIn, sum, those, worldOf } from '../ownTables/rows.js';
import { giftsText } from './gifts.js';
import { american, cell, owned, ownRows, totals } from './rows.js';

/** The file that is drawn and not kept. */
export const GIFTS = { file: 'gifts.csv', text: giftsText(1600) };

const donors = ownRows('supporters.csv');
const campaigns = ownRows('campaigns.csv');
const gifts = rowsIn(GIFTS.text, ',');
const [id, name, campaign, reference] = [cell('Donor ID'), cell('Name'), cell('Campaign'), cell('Gift ref')];
const amount = (row: Row) => point(row['Amount']);
const given = (is: (row: Row) => boolean) => gifts.filter(is).map(amount);
const nameOf = new Map(donors.map((row) => [id(row), name(row)]));
const perDonor = totals(gifts, (row) => nameOf.get(id(row)) ?? '', amount);
const timesPerDonor = totals(
  gifts,
  (row) => nameOf.get(id(row)) ?? '',
  () => 1,
);
const forWater = new Set(gifts.filter((row) => campaign(row) === 'Clean Water').map(id));
const raisedFor = (one: string) => sum(given((row) => campaign(row) === one));
const largest = most(gifts, amount);

/** A charity: those who give, its campaigns and 1,600 gifts, joined by a code and by a name. */
export const charity = owned(
  'charity',
  'en',
  ['supporters.csv', 'campaigns.csv', GIFTS.file],
  worldOf({ Name: donors.map(name), Campaign: campaigns.map(campaign), 'Gift ref': gifts.map(reference) }),
  [
    en(
      'how much did we raise in March 2025?',
      () => about(sum(given((row) => american(cell('Date')(row)).startsWith('2025-03')))),
      'Amount',
    ),
    en(
      'Which donor has given the most money in total?',
      those(...most([...perDonor], ([, total]) => total).map(([one]) => one)),
      'Amount',
    ),
    en('how many gifts came by check', () => says(given((row) => row['Method'] === 'check').length), 'Method'),
    en(
      "What's the average gift to Winter Coats?",
      () => about(mean(given((row) => campaign(row) === 'Winter Coats'))),
      'Amount',
    ),
    en(
      'Which campaigns does Tessa Morgan run?',
      those(...campaigns.filter((row) => row['Lead'] === 'Tessa Morgan').map(campaign)),
      'Lead',
    ),
    en(
      'Who gave more than 60 times?',
      those(...[...timesPerDonor].filter(([, times]) => times > 60).map(([one]) => one)),
      'Donor',
      'Gift',
    ),
    en(
      'which campaign brought in more, Eye Clinic or Bus Passes?',
      (world) => {
        const pair = ['Eye Clinic', 'Bus Passes'].sort((one, other) => raisedFor(other) - raisedFor(one));
        const [more, less] = pair.map(world.named.bind(world));
        if (more === undefined || less === undefined) throw new Error('Two campaigns were meant');
        return first(more, less);
      },
      'Amount',
    ),
    en(
      'Which companies gave to Clean Water?',
      those(...donors.filter((row) => row['Type'] === 'Company' && forWater.has(id(row))).map(name)),
      'Type',
      'Campaign',
    ),
    ro('Câți donatori sunt din Ohio?', () => says(donors.filter((row) => row['State'] === 'Ohio').length), 'State'),
    ro(
      'care e cea mai mare donație?',
      () => ({ kind: 'says', groups: [[...largest.map(reference), ...largest.map(amount)]] }),
      'Amount',
    ),
    en('Which donors have put us in their will?', NOTHING),
    en('How many volunteers worked on Toy Drive?', NOTHING),
    ro('Ce vârstă are cel mai tânăr donator?', NOTHING),
  ],
);
