import { type Random } from './random.js';

/** What a cell of a generated table may hold. */
export type Value = string | number | boolean | readonly string[];

/** A column before it is put in a style: its words, and how its cells come about. */
interface SubjectColumn {
  readonly words: readonly string[];
  /** True for the column that says what a row is called. */
  readonly names?: boolean;
  value(random: Random, at: number): Value;
}

/** A kind of thing of which tables are written. */
export interface Subject {
  readonly file: string;
  readonly columns: readonly SubjectColumn[];
}

const START = ['North', 'Old', 'Green', 'Upper', 'Saint', 'Little', 'Silver', 'Red', 'Long', 'Bright'];
const MIDDLE = ['bridge', 'field', 'haven', 'stone', 'ford', 'wick', 'mere', 'dale', 'cross', 'hollow', 'brook'];
const GIVEN = ['Ioana', 'Mihai', 'Ștefan', 'Elena', 'Radu', 'Țuțu', 'Anca', 'Dănuț', 'Maria', 'Vlad', 'Sorina'];
const FAMILY = ['Popescu', 'Ionescu', 'Șerban', 'Țepeș', 'Dumitru', 'Bălan', 'Măgureanu', 'Rusu', 'Câmpeanu'];
const DISHES = ['soup', 'stew', 'pie', 'salad', 'tart', 'curry', 'risotto', 'pudding'];
const COUNTRIES = ['Norway', 'Romania', 'Chile', 'Japan', 'Kenya', 'Canada'];
const COUNTIES = ['Iași', 'Timiș', 'Brașov', 'Galați', 'Mureș', 'Constanța'];
const GENRES = ['jazz', 'rock', 'folk', 'baroque', 'electronic', 'opera'];
const SPICES = ['salt', 'thyme', 'cumin', 'saffron', 'basil', 'mint', 'pepper'];

const pair =
  (first: readonly string[], second: readonly string[]) =>
  (_: Random, at: number): string =>
    `${first[at % first.length] ?? ''} ${second[Math.floor(at / first.length) % second.length] ?? ''}${at >= first.length * second.length ? ` ${at}` : ''}`;
const one =
  (items: readonly string[]) =>
  (random: Random): string =>
    random.pick(items);
const some =
  (items: readonly string[]) =>
  (random: Random, at: number): readonly string[] => [random.pick(items), items[at % items.length] ?? ''];
const number = (from: number, to: number) => (random: Random) => from + random.below(to - from);
const decimal = (from: number, to: number) => (random: Random) => from + random.below((to - from) * 1000) / 1000;
const two = (value: number): string => String(value).padStart(2, '0');
const date = (random: Random) => `${1950 + random.below(70)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;

/** The kinds of things of which the set has tables. */
export const SUBJECTS = {
  stations: {
    file: 'tube_stations',
    columns: [
      { words: ['opened'], value: date },
      { words: ['station', 'name'], names: true, value: pair(START, MIDDLE) },
      { words: ['zone'], value: number(1, 7) },
      { words: ['lat'], value: decimal(44, 48) },
      { words: ['lon'], value: decimal(21, 28) },
      { words: ['operator'], value: one(['Metrorex', 'CFR', 'Regio']) },
    ],
  },
  towns: {
    file: 'localități',
    columns: [
      { words: ['cod', 'siruta'], value: number(10_000, 99_999) },
      { words: ['denumire'], names: true, value: pair(GIVEN, FAMILY) },
      { words: ['județ'], value: one(COUNTIES) },
      { words: ['populație'], value: number(300, 90_000) },
    ],
  },
  people: {
    file: 'staff-list',
    columns: [
      { words: ['badge'], value: (_: Random, at: number) => 40_000 + at },
      { words: ['full', 'name'], names: true, value: pair(GIVEN, FAMILY) },
      { words: ['hired', 'on'], value: date },
      { words: ['department'], value: one(['Sales', 'Legal', 'Research', 'Support']) },
      { words: ['salary'], value: number(3000, 9000) },
      { words: ['remote'], value: (random: Random) => random.below(2) === 1 },
    ],
  },
  ships: {
    file: 'Fleet 2019',
    columns: [
      { words: ['year', 'built'], value: number(1970, 2018) },
      { words: ['ship'], names: true, value: pair(START, MIDDLE) },
      { words: ['flag'], value: one(COUNTRIES) },
      { words: ['tonnage'], value: number(900, 120_000) },
    ],
  },
  recipes: {
    file: 'recipes',
    columns: [
      { words: ['servings'], value: number(1, 9) },
      { words: ['recipe', 'title'], names: true, value: pair(START, DISHES) },
      { words: ['spices'], value: some(SPICES) },
      { words: ['cuisine'], value: one(COUNTRIES) },
    ],
  },
  songs: {
    file: 'songs_export',
    columns: [
      { words: ['track', 'id'], value: (_: Random, at: number) => `T-${String(90_000 + at * 7)}` },
      { words: ['song'], names: true, value: pair(START, MIDDLE) },
      { words: ['artist'], value: one(FAMILY) },
      { words: ['genres'], value: some(GENRES) },
      { words: ['duration', 'ms'], value: number(90_000, 400_000) },
    ],
  },
} as const satisfies Record<string, Subject>;
