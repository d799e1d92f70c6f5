import { about, en, first, NOTHING, ro, says } from '../Gold.js';
import { counted, mean, most, mostCounted, point, type Row, rowsOf, sum, tabled, those, worldOf } from './rows.js';

const jobs = rowsOf('jobs.csv', ',');
const number = ({ 'Job No': own = '' }: Row) => own;
const jobsWith = (is: (row: Row) => boolean) => jobs.filter(is).map(number);
const charged = (row: Row) => point(row['Price']);
const customers = (rows: readonly Row[]) => counted(rows, 'Customer');

/** Jobs of a car workshop: amounts with a sign of money, days with dots, parts of several names in a cell. */
export const workshop = tabled(
  'car workshop',
  'en',
  ['jobs.csv'],
  worldOf({ 'Job No': jobs.map(number), Customer: customers(jobs).keys() }),
  [
    en('How many jobs did Stefan Roth do?', () => says(jobsWith((row) => row['Mechanic'] === 'Stefan Roth').length)),
    en('Which jobs are not paid?', those(...jobsWith((row) => row['Paid'] === 'No')), 'Paid'),
    en(
      'How much has Jasper Finch been charged in total?',
      () => about(sum(jobs.filter((row) => row['Customer'] === 'Jasper Finch').map(charged))),
      'Price',
    ),
    en('Which job was the most expensive?', those(...most(jobs, charged).map(number)), 'Price'),
    en('Which jobs needed a clutch kit?', those(...jobsWith((row) => row['Parts']?.includes('clutch kit') ?? false))),
    en(
      'Which customers have a Fiat Panda?',
      those(...customers(jobs.filter((row) => row['Car'] === 'Fiat Panda')).keys()),
      'Customer',
      'Car',
    ),
    en('How many jobs were there in 2025?', () =>
      says(jobsWith((row) => row['Date']?.endsWith('2025') ?? false).length),
    ),
    en('Which customer has had the most jobs?', those(...mostCounted(customers(jobs))), 'Customer'),
    en('Which jobs are under warranty?', NOTHING),
    en('What colour is the Volvo V60?', NOTHING),
  ],
);

const seeds = rowsOf('accessions.tsv', '\t');
const accession = ({ Accession = '' }: Row) => Accession;
const seedsWith = (is: (row: Row) => boolean) => seeds.filter(is).map(accession);
const weight = (row: Row) => point(row['Weight (g)']);

/** Accessions of a seed bank: tabs, units in the headings, Y and N. */
export const seedBank = tabled(
  'seed bank',
  'en',
  ['accessions.tsv'],
  worldOf({ Accession: seeds.map(accession), Collector: counted(seeds, 'Collector').keys() }),
  [
    en('How many accessions come from Norway?', () => says(seedsWith((row) => row['Country'] === 'Norway').length)),
    en('Which accessions weigh more than 80 g?', those(...seedsWith((row) => weight(row) > 80)), 'Weight'),
    en(
      'What is the average germination of Arnica montana?',
      () =>
        about(
          mean(seeds.filter((row) => row['Species'] === 'Arnica montana').map((row) => point(row['Germination (%)']))),
        ),
      'Germination',
    ),
    en(
      'Which collector gathered the most accessions?',
      those(...mostCounted(counted(seeds, 'Collector'))),
      'Collector',
    ),
    en(
      'How many species belong to the Asteraceae family?',
      () =>
        says(
          counted(
            seeds.filter((row) => row['Family'] === 'Asteraceae'),
            'Species',
          ).size,
        ),
      'Species',
      'Family',
    ),
    en(
      'Which accessions were collected above 2000 m?',
      those(...seedsWith((row) => point(row['Altitude (m)']) > 2000)),
      'Altitude',
    ),
    en('How many accessions are not viable?', () => says(seedsWith((row) => row['Viable'] === 'N').length), 'Viable'),
    en('Which is the heaviest accession?', those(...most(seeds, weight).map(accession)), 'Weight'),
    en('Who funded the expedition to Bulgaria?', NOTHING),
    en('What is the price of SB2314?', NOTHING),
  ],
);

const episodes = rowsOf('episodes.csv', ',');
const title = ({ Title = '' }: Row) => Title;
const episodesWith = (is: (row: Row) => boolean) => episodes.filter(is).map(title);
const downloads = (row: Row) => point(row['Downloads']);
const has = (guest: string) => (row: Row) => row['Guests']?.includes(guest) ?? false;
const guests = counted(episodes, 'Guests', ', ');
const greaterOf = (one: string, other: string) =>
  downloads(episodes.find((row) => title(row) === one) ?? {}) >
  downloads(episodes.find((row) => title(row) === other) ?? {})
    ? ([one, other] as const)
    : ([other, one] as const);

/** Episodes of a podcast: guests in one cell, thousands with commas, a sponsor where there is one. */
export const podcast = tabled(
  'podcast',
  'en',
  ['episodes.csv'],
  worldOf({ Title: episodes.map(title), Guests: guests.keys() }),
  [
    en('Which episodes had Petra Novak as a guest?', those(...episodesWith(has('Petra Novak'))), 'Guest'),
    en(
      'How many episodes are sponsored?',
      () => says(episodesWith((row) => row['Sponsored'] === 'yes').length),
      'Sponsor',
    ),
    en('Which guest was on the most episodes?', those(...mostCounted(guests)), 'Guest'),
    en(
      'What is the longest episode?',
      those(...most(episodes, (row) => point(row['Length (min)'])).map(title)),
      'Length',
    ),
    en(
      'Which episodes about clocks were hosted by Wanda Pryce?',
      those(...episodesWith((row) => row['Topic'] === 'Clocks' && row['Host'] === 'Wanda Pryce')),
      'Topic',
      'Host',
    ),
    en(
      'How many downloads did the episodes sponsored by Atlas Pens get?',
      () => says(sum(episodes.filter((row) => row['Sponsor'] === 'Atlas Pens').map(downloads))),
      'Downloads',
      'Sponsor',
    ),
    ro(
      'Ce episoade au peste 20000 de descărcări?',
      those(...episodesWith((row) => downloads(row) > 20000)),
      'Downloads',
    ),
    en(
      'Which has more downloads, Brine or Ash Days?',
      (world) => {
        const [more, fewer] = greaterOf('Brine', 'Ash Days');
        return first(world.named(more), world.named(fewer));
      },
      'Downloads',
    ),
    en('Where was the episode Crust recorded?', NOTHING),
    en('Which guests are married?', NOTHING),
  ],
);
