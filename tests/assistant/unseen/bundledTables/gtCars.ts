import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near, whereNot } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { bundledRows, least } from './rows.js';

const cars = bundledRows('gtcars.csv');
export const model = cell('model');
export const [power, price] = [amountOf('hp'), amountOf('msrp')] as const;
const highway = amountOf('mpg_h');
export const madeBy = (mfr: string) => where(cars, 'mfr', mfr);
export const fromCountry = (country: string) => where(cars, 'ctry_origin', country);
const called = (name: string) => where(cars, 'model', name)[0];
const countries = distinct(cars, 'ctry_origin');

/** Sports cars with power, mileage, price and where they are made. */
export const gtCars = brought(
  'gtCars',
  'en',
  ['gtcars.csv'],
  worldOf({ model: cars.map(model), mfr: distinct(cars, 'mfr') }),
  [
    en('how many cars are there', () => says(cars.length)),
    en('which car has the most horsepower?', those(...most(cars, power).map(model)), 'hp'),
    en('cheapest car', those(...least(cars, price).map(model)), 'msrp'),
    en('list all the ferraris', those(...madeBy('Ferrari').map(model)), 'mfr'),
    en('whats the msrp of the Nissan GT-R', () => says(price(called('GT-R'))), 'msrp'),
    en('average hp of cars from Germany', near(mean(fromCountry('Germany').map(power))), 'hp', 'ctry_origin'),
    en('cars under 70000', those(...cars.filter((row) => price(row) < 70_000).map(model)), 'msrp'),
    en(
      'How many cars come from Italy and how many from the United Kingdom?',
      () => says(fromCountry('Italy').length, fromCountry('United Kingdom').length),
      'ctry_origin',
    ),
    en('which maker has the most models in the list', those(...mostCounted(counted(cars, 'mfr'))), 'mfr'),
    en(
      'convertibles made in germany',
      those(...where(fromCountry('Germany'), 'bdy_style', 'convertible').map(model)),
      'bdy_style',
      'ctry_origin',
    ),
    en('is the Model S awd', () => is(true), 'drivetrain'),
    en('which cars are not rwd?', those(...whereNot(cars, 'drivetrain', 'rwd').map(model)), 'drivetrain'),
    en('what is the top speed of the Viper', NOTHING),
    en('how many different body styles are there', () => says(distinct(cars, 'bdy_style').length), 'bdy_style'),
    en('does the Corvette have more hp than the Viper', () => is(true), 'hp'),
    en('which car gets the best highway mileage', those(...most(cars, highway).map(model)), 'mpg_h'),
    en('who designed the Aventador?', NOTHING),
    en(
      'average msrp per country of origin',
      perGroup(new Map(countries.map((country) => [country, mean(fromCountry(country).map(price))]))),
      'msrp',
      'ctry_origin',
    ),
    en('how many seats does the Quattroporte have', NOTHING),
  ],
);
