import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { amountOf, near, whereNot } from './rows.js';

type Sheet = Readonly<{ headings: readonly string[]; rows: readonly (readonly string[])[] }>;
const read = readFileSync(path.join(import.meta.dirname, 'datasets.rows.json'), 'utf8');
const sheets = JSON.parse(read) as Readonly<Record<string, Sheet>>;
function sheetRows(name: string): readonly Row[] {
  const { headings = [], rows = [] } = sheets[name] ?? {};
  return rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
}

const chicks = sheetRows('chickwts');
const cars = sheetRows('mtcars');
const flowers = sheetRows('iris');
const quakes = sheetRows('quakes');
const [weight, depth, magnitude, power] = [amountOf('weight'), amountOf('depth'), amountOf('mag'), amountOf('hp')];
const consumption = amountOf('mpg');
const fed = (feed: string) => where(chicks, 'feed', feed);
export const weightOn = (feed: string) => mean(fed(feed).map(weight));
const feeds = distinct(chicks, 'feed');
const averageOf = (species: string, heading: string) => mean(where(flowers, 'Species', species).map(amountOf(heading)));

/** A workbook of four sheets: flowers, cars, chicks by their feed, and earthquakes near Fiji. */
export const classicSheets = brought(
  'classicSheets',
  'en',
  ['datasets.xlsx'],
  worldOf({ feed: feeds, Species: distinct(flowers, 'Species') }),
  [
    en('avg weight of chicks fed casein', near(weightOn('casein')), 'weight', 'feed'),
    en('Which feed gives the heaviest chicks on average?', those(...most(feeds, weightOn)), 'weight', 'feed'),
    en('how many chicks got soybean', () => says(fed('soybean').length), 'feed'),
    en('how many cars have 4 gears?', () => says(where(cars, 'gear', '4').length), 'gear'),
    en('best mpg', () => says(Math.max(...cars.map(consumption))), 'mpg'),
    en('average horsepower (hp) of the 8 cylinder cars', near(mean(where(cars, 'cyl', '8').map(power))), 'hp', 'cyl'),
    en('how many kinds of feed are there', () => says(feeds.length), 'feed'),
    en(
      'How many virginica flowers are in the iris sheet?',
      () => says(where(flowers, 'Species', 'virginica').length),
      'Species',
    ),
    en('average petal length of setosa', near(averageOf('setosa', 'Petal.Length')), 'Petal.Length', 'Species'),
    en(
      'which species has the widest petals on average',
      those(...most(distinct(flowers, 'Species'), (species) => averageOf(species, 'Petal.Width'))),
      'Petal.Width',
      'Species',
    ),
    en('how many quakes were deeper than 600', () => says(quakes.filter((row) => depth(row) > 600).length), 'depth'),
    en('whats the magnitude of the strongest quake', () => says(Math.max(...quakes.map(magnitude))), 'mag'),
    en(
      'is the average petal length of versicolor greater than that of virginica?',
      () => is(averageOf('versicolor', 'Petal.Length') > averageOf('virginica', 'Petal.Length')),
      'Petal.Length',
      'Species',
    ),
    en('number of cars by number of cylinders', perGroup(counted(cars, 'cyl')), 'cyl'),
    en('average weight per feed', perGroup(new Map(feeds.map((feed) => [feed, weightOn(feed)] as const))), 'weight'),
    en('weight of the lightest chick', () => says(Math.min(...chicks.map(weight))), 'weight'),
    en(
      'cars that do more than 30 mpg, how many',
      () => says(cars.filter((row) => consumption(row) > 30).length),
      'mpg',
    ),
    en('how many flowers are not setosa?', () => says(whereNot(flowers, 'Species', 'setosa').length), 'Species'),
    en(
      'difference in average weight between sunflower and horsebean chicks',
      near(weightOn('sunflower') - weightOn('horsebean')),
      'weight',
      'feed',
    ),
    en('Which feed was given to the most chicks?', those(...mostCounted(counted(chicks, 'feed'))), 'feed'),
    en('what colour are the setosa flowers', NOTHING),
    en('how old were the chicks', NOTHING),
    en('In what year did the strongest quake happen?', NOTHING),
    en('which car has 335 hp, what brand is it', NOTHING),
  ],
);
