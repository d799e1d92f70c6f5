import { numbers, of, text, values } from './cells.js';
import { type TimeCase } from './TimeCase.js';

/** Tables without headings. */
export const headless: readonly TimeCase[] = [
  {
    name: 'a log without headings',
    language: 'en',
    files: {
      'log.csv': text(
        ',',
        ...['Whitby', 'Robin Hood Bay', 'Staithes', 'Runswick', 'Sandsend', 'Boulby', 'Saltburn'].map((place, at) => [
          `2023-06-${10 + at}`,
          place,
          4 + ((at * 5) % 9),
          `${17 + at}.5`,
        ]),
      ),
    },
    properties: ['Date', 'Number 1', 'Number 2'],
  },
  {
    name: 'a sheet without headings',
    language: 'en',
    files: {
      'stock.xlsx': {
        Sheet1: {
          names: [],
          titles: ['2022-01-04', 'Larch posts', '120', '4.25'],
          rows: [
            ['2022-01-06', 'Oak rails', 64, 9.5],
            ['2022-01-07', 'Chestnut pales', 310, 1.1],
            ['2022-01-11', 'Wire netting', 12, 38],
            ['2022-01-12', 'Fence staples', 45, 6.75],
            ['2022-01-17', 'Gate hinges', 20, 12.4],
          ],
        },
      },
    },
    properties: ['Date', 'Number 1', 'Number 2'],
  },
  {
    name: 'a Romanian list without headings',
    language: 'ro',
    files: {
      'lista.csv': text(
        ';',
        ...['Bușteni', 'Sinaia', 'Azuga', 'Predeal', 'Comarnic', 'Câmpina'].map((place, at) => [
          `${12 + at}.05.2024`,
          place,
          at % 2 === 0 ? 'da' : 'nu',
          310 + at * 7,
        ]),
      ),
    },
    properties: ['Data', 'Număr 1', 'Da sau nu'],
  },
];

/** Two files that belong together. */
export const together: readonly TimeCase[] = [
  {
    name: 'islands, and their people by year in another file',
    language: 'en',
    files: {
      'islands.csv': text(
        ',',
        ['island', 'area', 'council'],
        ...['Arran', 'Bute', 'Coll', 'Islay', 'Jura', 'Tiree'].map((island, at) => [
          island,
          40 + at * 71,
          at < 2 ? 'North' : 'South',
        ]),
      ),
      'population.csv': text(
        ',',
        ['island', ...numbers(1981, 4, 10)],
        ...['Arran', 'Bute', 'Coll', 'Islay', 'Jura', 'Tiree'].map((island, at) => [island, ...values(at, 4)]),
      ),
    },
    things: { label: /^Island$/, count: 6, keep: { area: 40 } },
    observations: 24,
    states: [of('Islay', '2011', /population/i, 229)],
  },
  {
    name: 'gauges, and their readings by month in another file',
    language: 'en',
    files: {
      'gauges.csv': text(
        ',',
        ['code', 'name', 'river'],
        ...['Teddington', 'Windsor', 'Reading', 'Abingdon'].map((name, at) => [`G-${101 + at}`, name, 'Thames']),
      ),
      'readings.csv': text(
        ',',
        ['gauge', 'month', 'flow'],
        ...numbers(101, 4).flatMap((code, at) =>
          ['2021-01', '2021-02', '2021-03'].map((month, turn) => [`G-${code}`, month, values(at, 3)[turn] ?? 0]),
        ),
      ),
    },
    things: { label: /^Gauge$/, count: 4 },
    observations: 12,
    states: [of('Reading', '2021-02', /flow/i, 179)],
  },
];
