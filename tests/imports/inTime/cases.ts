import { numbers, of, text, values } from './cells.js';
import { headless, together } from './others.js';
import { type TimeCase } from './TimeCase.js';

const RIVERS = ['Severn', 'Tagus', 'Ebro', 'Loire', 'Meuse', 'Neman', 'Daugava'];
const JUDETE = ['Alba', 'Bihor', 'Cluj', 'Dolj', 'Gorj', 'Iași', 'Olt', 'Timiș'];
const STATIONS = ['Eskdale', 'Ronaldsway', 'Valley', 'Cranwell', 'Leuchars', 'Durham'];

const wide: readonly TimeCase[] = [
  {
    name: 'rivers by year, some not measured',
    language: 'en',
    files: {
      'river-discharge.csv': text(
        ',',
        ['River', 'Country', 'Length (km)', ...numbers(1990, 9)],
        ...RIVERS.map((river, at) => [
          river,
          ['Wales', 'Spain', 'Spain', 'France', 'France', 'Lithuania', 'Latvia'][at] ?? '',
          354 + at * 101,
          ...values(at, 9).map((value, turn) => ((at + turn) % 10 === 4 ? '' : value)),
        ]),
      ),
    },
    things: { label: /^River$/, count: 7, keep: { 'Length (km)': 354 } },
    observations: 57,
    states: [of('Severn', '1991', /discharge/i, 103), of('Neman', '1998', /discharge/i, 349)],
  },
  {
    name: 'census years that are not evenly apart, in Romanian',
    language: 'ro',
    files: {
      'populatie_judete.csv': text(
        ';',
        ['Județ', 'Regiune', '1992', '2002', '2011', '2021'],
        ...JUDETE.map((judet, at) => [
          judet,
          ['Centru', 'Nord-Vest', 'Sud-Vest', 'Vest'][at % 4] ?? '',
          ...values(at, 4),
        ]),
      ),
    },
    things: { label: /^Județ$/, count: 8 },
    observations: 32,
    states: [of('Cluj', '2011', /popula/i, 184)],
  },
  {
    name: 'months with their English names, places that stay with the station',
    language: 'en',
    files: {
      'rainfall.csv': text(
        ',',
        ['station', 'elevation', 'Nov 2019', 'Dec 2019', 'Jan 2020', 'Feb 2020', 'Mar 2020'],
        ...STATIONS.map((station, at) => [station, 12 + at * 9, ...values(at, 5)]),
      ),
    },
    things: { label: /^Station$/, count: 6, keep: { elevation: 12 } },
    observations: 30,
    states: [of('Valley', '2020-01', /rain/i, 184)],
  },
  {
    name: 'months with their Romanian names and decimal commas',
    language: 'ro',
    files: {
      'consum.csv': text(
        ';',
        ['Școala', 'ian. 2020', 'feb. 2020', 'mar. 2020', 'apr. 2020', 'mai 2020', 'iun. 2020'],
        ...['Nr. 2', 'Avram Iancu', 'Nicolae Iorga', 'George Bacovia', 'Mihai Viteazul'].map((school, at) => [
          school,
          ...values(at, 6).map((value) => `${value},5`),
        ]),
      ),
    },
    things: { label: /^[SȘ]coal/i, count: 5 },
    observations: 30,
    states: [of('Avram Iancu', '2020-05', /consum/i, 153.5)],
  },
  {
    name: 'quarters behind their year',
    language: 'en',
    files: {
      'unemployment.csv': text(
        ',',
        ['Region', 'Code', '2019 Q1', '2019 Q2', '2019 Q3', '2019 Q4', '2020 Q1'],
        ...['Highland', 'Borders', 'Fife', 'Lothian', 'Grampian', 'Tayside'].map((region, at) => [
          region,
          `S-0${at + 1}`,
          ...values(at, 5),
        ]),
      ),
    },
    things: { label: /^Region$/, count: 6, keep: { Code: 'S-01' } },
    observations: 30,
    states: [of('Fife', '2019-Q4', /unemployment/i, 189)],
  },
  {
    name: 'quarters as Romanians shorten them',
    language: 'ro',
    files: {
      'somaj trimestrial.csv': text(
        ';',
        ['Oraș', 'T1 2021', 'T2 2021', 'T3 2021', 'T4 2021', 'T1 2022'],
        ...['Bacău', 'Brăila', 'Deva', 'Focșani', 'Zalău'].map((town, at) => [town, ...values(at, 5)]),
      ),
    },
    things: { label: /^Oraș$/, count: 5 },
    observations: 25,
    states: [of('Deva', '2022-Q1', /somaj|șomaj/i, 194)],
  },
  {
    name: 'months as ISO writes them, without anything else',
    language: 'en',
    files: {
      'visitors.tsv': text(
        '\t',
        ['museum', '2022-05', '2022-06', '2022-07', '2022-08'],
        ...['Ashmolean', 'Fitzwilliam', 'Hepworth', 'Hunterian', 'Whitworth', 'Barber'].map((museum, at) => [
          museum,
          ...values(at, 4),
        ]),
      ),
    },
    things: { label: /^Museum$/, count: 6 },
    observations: 24,
    states: [of('Hunterian', '2022-08', /visitors/i, 229)],
  },
  {
    name: 'a sheet below a title, with years that are numbers',
    language: 'en',
    files: {
      'yields.xlsx': {
        Yields: {
          names: [],
          titles: ['Yields of the trial fields, tonnes', '', '', '', '', ''],
          rows: [
            ['Field', 'Soil', 2016, 2017, 2018, 2019],
            ...['Long Acre', 'Mill Close', 'Far Piece', 'The Leys', 'Bottom Eight'].map((field, at) => [
              field,
              ['clay', 'loam', 'chalk'][at % 3] ?? '',
              ...values(at, 4),
            ]),
          ],
        },
      },
    },
    things: { label: /^Field$/, count: 5 },
    observations: 20,
    states: [of('Mill Close', '2018', /yield/i, 145)],
  },
  {
    name: 'an export with lines above, codes and one indicator',
    language: 'en',
    files: {
      'API_AG.LND.FRST_DS2_en_csv_v2.csv': [
        '"Data Source","World Development Indicators",',
        '',
        '"Last Updated Date","2021-02-17",',
        '',
        text(
          ',',
          [
            '"Country Name"',
            '"Country Code"',
            '"Indicator Name"',
            '"Indicator Code"',
            ...numbers(2001, 6).map((year) => `"${year}"`),
          ],
          ...(
            [
              ['Gabon', 'GAB'],
              ['Guyana', 'GUY'],
              ['Finland', 'FIN'],
              ['Palau', 'PLW'],
              ['Suriname', 'SUR'],
              ['Seychelles', 'SYC'],
            ] as const
          ).map(([name, code], at) => [
            `"${name}"`,
            `"${code}"`,
            '"Forest area (% of land area)"',
            '"AG.LND.FRST.ZS"',
            ...values(at, 6),
          ]),
        ),
      ].join('\n'),
    },
    things: { label: /^Country$/, count: 6 },
    observations: 36,
    states: [of('Finland', '2006', /forest/i, 199)],
  },
  {
    name: 'two measures, each with a column a year',
    language: 'en',
    files: {
      'towns.csv': text(
        ',',
        ['town', 'population 1991', 'population 2001', 'population 2011', 'houses 1991', 'houses 2001', 'houses 2011'],
        ...['Louth', 'Market Rasen', 'Horncastle', 'Alford', 'Spilsby', 'Boston'].map((town, at) => [
          town,
          ...values(at, 6),
        ]),
      ),
    },
    things: { label: /^Town$/, count: 6 },
    observations: 18,
    states: [of('Alford', '2001', /population/i, 217), of('Alford', '2001', /houses/i, 235)],
  },
  {
    name: 'models whose columns are sizes, and no years',
    language: 'en',
    files: {
      'pumps.csv': text(
        ',',
        ['model', 'price', '500', '1000', '1500', '2000'],
        ...['Aqua Lift', 'Deep Draw', 'Hydra', 'Pelton', 'Triton'].map((model, at) => [
          model,
          240 + at * 35,
          ...values(at, 4),
        ]),
      ),
    },
    rows: 5,
  },
];

const long: readonly TimeCase[] = [
  {
    name: 'readings by month as ISO writes it',
    language: 'en',
    files: {
      'well-levels.csv': text(
        ',',
        ['well', 'month', 'level_m'],
        ...['Chalk Pit', 'Ham Farm', 'Tilshead', 'Dalton'].flatMap((well, at) =>
          ['2019-11', '2019-12', '2020-01', '2020-02', '2020-03'].map((month, turn) => [
            well,
            month,
            values(at, 5)[turn] ?? 0,
          ]),
        ),
      ),
    },
    things: { label: /^Well$/, count: 4 },
    observations: 20,
    states: [of('Tilshead', '2020-01', /level/i, 184)],
  },
  {
    name: 'sales by quarter',
    language: 'en',
    files: {
      'bakery-sales.csv': text(
        ',',
        ['shop', 'quarter', 'loaves', 'cakes'],
        ...['Abbey Street', 'Corn Market', 'Ferry Road'].flatMap((shop, at) =>
          ['2021 Q1', '2021 Q2', '2021 Q3', '2021 Q4'].map((quarter, turn) => [
            shop,
            quarter,
            values(at, 4)[turn] ?? 0,
            20 + turn,
          ]),
        ),
      ),
    },
    things: { label: /^Shop$/, count: 3 },
    observations: 12,
    states: [of('Corn Market', '2021-Q3', /loaves/i, 145)],
  },
  {
    name: 'air by day',
    language: 'en',
    files: {
      'air-quality.csv': text(
        ',',
        ['site', 'date', 'pm10', 'no2'],
        ...['Harbour', 'Ring Road', 'Castle Park'].flatMap((site, at) =>
          ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01'].map((day, turn) => [
            site,
            day,
            values(at, 4)[turn] ?? 0,
            11 + turn,
          ]),
        ),
      ),
    },
    things: { label: /^Site$/, count: 3 },
    observations: 12,
    states: [of('Castle Park', '2024-02-29', /pm10/i, 184)],
  },
  {
    name: 'months in Romanian words',
    language: 'ro',
    files: {
      'turisti.csv': text(
        ';',
        ['Pensiune', 'Luna', 'Înnoptări', 'Venit'],
        ...['Poiana Mărului', 'Casa Bunicii', 'La Moară', 'Valea Verde'].flatMap((house, at) =>
          ['ianuarie 2023', 'februarie 2023', 'martie 2023'].map((month, turn) => [
            house,
            month,
            values(at, 3)[turn] ?? 0,
            900 + turn * 41,
          ]),
        ),
      ),
    },
    things: { label: /^Pensiune$/, count: 4 },
    observations: 12,
    states: [of('La Moară', '2023-03', /nnopt/i, 184)],
  },
  {
    name: 'lakes by year in Romanian, with what they are in',
    language: 'ro',
    files: {
      'masuratori.csv': text(
        ',',
        ['lac', 'bazin', 'an', 'nivel', 'temperatura'],
        ...['Bicaz', 'Vidra', 'Vidraru', 'Oașa'].flatMap((lake, at) =>
          [2005, 2010, 2015].map((year, turn) => [
            lake,
            ['Siret', 'Olt', 'Argeș', 'Mureș'][at] ?? '',
            year,
            values(at, 3)[turn] ?? 0,
            7 + turn,
          ]),
        ),
      ),
    },
    things: { label: /^Lac$/, count: 4 },
    observations: 12,
    states: [of('Vidraru', '2010', /nivel/i, 179)],
  },
];

/** Twenty-one tables, written with what must come of them before any of it was built. */
export const TIME_CASES: readonly TimeCase[] = [...wide, ...long, ...headless, ...together];
