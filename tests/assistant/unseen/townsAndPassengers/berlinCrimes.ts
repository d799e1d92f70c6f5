import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought } from '../personalFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { greatest } from '../shippedFiles/rows.js';
import { townRows } from './rows.js';

const rows = townRows('Berlin_crimes.csv');
const [district, location] = [cell('District'), cell('Location')] as const;
export const [bike, car, drugs] = [amountOf('Bike'), amountOf('Car'), amountOf('Drugs')] as const;
const [graffiti, robbery, burglary, theft] = ['Graffiti', 'Robbery', 'Burglary', 'Theft'].map(amountOf) as [
  typeof bike,
  typeof bike,
  typeof bike,
  typeof bike,
];
export const at = (some: string) => where(rows, 'Location', some)[0];
export const of = (some: string) => where(rows, 'District', some);
export const told = (some: readonly Row[]) => those(...some.map(location));
const greatestSum = (by: typeof bike) => most([...totals(rows, district, by)], ([, all]) => all).map(([some]) => some);

/** Offences that the police of Berlin recorded in 2019, by place and kind. */
export const berlinCrimes = brought(
  'berlinCrimes',
  'ro',
  ['Berlin_crimes.csv'],
  worldOf({ District: distinct(rows, 'District'), Location: rows.map(location) }),
  [
    ro('câte furturi de biciclete (Bike) au fost la Alexanderplatz?', () => says(bike(at('Alexanderplatz'))), 'Bike'),
    ro('in ce loc (Location) s-au furat cele mai multe masini, coloana Car', told(most(rows, car)), 'Car', 'Location'),
    ro(
      'cat face Graffiti in total pentru districtul Mitte',
      () => says(sum(of('Mitte').map(graffiti))),
      'Graffiti',
      'District',
    ),
    ro('care district are cel mai mult Robbery în total?', those(...greatestSum(robbery)), 'Robbery', 'District'),
    ro('locurile cu Bike peste 640', told(rows.filter((row) => bike(row) > 640)), 'Bike'),
    ro('media Drugs pe locație în Neukölln', near(mean(of('Neukölln').map(drugs))), 'Drugs', 'District'),
    ro('ce Code are Wedding Zentrum', () => says(Number(cell('Code')(at('Wedding Zentrum')))), 'Code'),
    ro('în ce district e Gropiusstadt?', those(district(at('Gropiusstadt'))), 'District'),
    ro('cate locati are Spandau', () => says(of('Spandau').length), 'District', 'Location'),
    ro(
      'e mai mult Theft la Kurfürstendamm decât la Alexanderplatz',
      () => is(theft(at('Kurfürstendamm')) > theft(at('Alexanderplatz'))),
      'Theft',
    ),
    ro('unde n-a fost niciun Robbery (adica Robbery 0)', told(rows.filter((row) => robbery(row) === 0)), 'Robbery'),
    ro('top 3 locații după Drugs', told(greatest(rows, 3, drugs)), 'Drugs'),
    ro('totalul Burglary in districtul Pankow', () => says(sum(of('Pankow').map(burglary))), 'Burglary', 'District'),
    ro(
      'Salut, aș vrea să văd ce locații din Lichtenberg au Bike mai mare de 200, mulțumesc',
      told(of('Lichtenberg').filter((row) => bike(row) > 200)),
      'Bike',
      'District',
    ),
    ro(
      'care disctrict are cele mai multe locatii?',
      those(...mostCounted(counted(rows, 'District'))),
      'District',
      'Location',
    ),
    ro('câte mașini (Car) s-au furat în tot Berlinul, toate la un loc?', () => says(sum(rows.map(car))), 'Car'),
    ro(
      'cel mai mare Burglary din Neukölln, in ce Location?',
      told(most(of('Neukölln'), burglary)),
      'Burglary',
      'District',
    ),
    ro('câți locuitori are Buch?', NOTHING),
    ro('cati politisti lucreaza in Marzahn-Mitte', NOTHING),
    ro('cine a fost arestat la Tempelhof', NOTHING),
  ],
);
