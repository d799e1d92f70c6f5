import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { packageRows } from './rows.js';

export const cars = packageRows('auto-mpg.csv');
export const car = cell('name');
export const [mileage, power, weight] = [amountOf('mpg'), amountOf('hp'), amountOf('weight')] as const;
export const of = (name: string) => where(cars, 'name', name)[0] ?? {};
const named = (rows: readonly (typeof cars)[number][]) => those(...new Set(rows.map(car)));
export const by = (maker: string) => cars.filter((row) => car(row).startsWith(maker));
export const withCylinders = (count: string) => where(cars, 'cyl', count);

/** Cars of the years 1981 and 1982, under short headings. */
export const oldCars = brought('oldCars', 'ro', ['auto-mpg.csv'], worldOf({ name: distinct(cars, 'name') }), [
  ro('câte mașini sunt din anul 82', () => says(where(cars, 'yr', '82').length), 'yr'),
  ro('care masina are mpg cel mai mare', named(most(cars, mileage)), 'mpg'),
  ro('Ce mașini au 8 cilindri (cyl)?', named(withCylinders('8')), 'cyl'),
  ro('câți cai putere (hp) are honda prelude', () => says(power(of('honda prelude'))), 'hp'),
  ro('cea mai grea mașină', named(most(cars, weight)), 'weight'),
  ro('greutatea medie (weight) a mașinilor cu 6 cilindri', near(mean(withCylinders('6').map(weight))), 'weight', 'cyl'),
  ro('mașini cu peste 110 hp', named(cars.filter((row) => power(row) > 110)), 'hp'),
  ro('ce acceleratie are vw pickup', () => says(amountOf('accel')(of('vw pickup'))), 'accel'),
  ro(
    'E mai grea volvo diesel decât buick century?',
    () => is(weight(of('volvo diesel')) > weight(of('buick century'))),
    'weight',
  ),
  ro('cate masini au origin 3', () => says(where(cars, 'origin', '3').length), 'origin'),
  ro(
    'mpg mediu pentru fiecare origin',
    perGroup(new Map(['1', '2', '3'].map((one) => [one, mean(where(cars, 'origin', one).map(mileage))] as const))),
    'mpg',
    'origin',
  ),
  ro('câte modele toyota sunt?', () => says(by('toyota').length), 'name'),
  ro('ce mașini diesel sunt în listă', named(cars.filter((row) => car(row).includes('diesel'))), 'name'),
  ro('masina cu cel mai mic motor (displ)', named(most(cars, (row) => -amountOf('displ')(row))), 'displ'),
  ro('ce mașini au exact 100 hp', named(where(cars, 'hp', '100')), 'hp'),
  ro('diferența de mpg dintre subaru și ford ranger', near(mileage(of('subaru')) - mileage(of('ford ranger'))), 'mpg'),
  ro('cât costă o honda accord', NOTHING),
  ro('ce culoare are ford mustang gl?', NOTHING),
  ro('cate locuri are volkswagen jetta', NOTHING),
]);
