import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, worldOf } from '../ownTables/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { containing, greatest, least, listed, shippedRows } from './rows.js';

const objects = shippedRows('objects.csv');
const types = shippedRows('objTypes.csv');
type Row = (typeof objects)[number];

const object = cell('name');
export const [magnitude, velocity] = [amountOf('vmag'), amountOf('radvel')] as const;
const size = amountOf('majax');
/** An object by one of its common names. */
const known = (name: string) => objects.find((row) => listed(row['commonnames']).includes(name));
export const described = (description: string) =>
  where(objects, 'type', ...where(types, 'typedesc', description).map(cell('type')));
export const inConstellation = (name: string) => where(objects, 'const', name);
/** What a row may be told by: its number in the catalogue, or one of its common names. */
const tellings = (row: Row) => [object(row), ...listed(row['commonnames']).filter((name) => name !== '')];
/** Gold of objects, each by its number or a common name. */
export const told = (rows: readonly (Row | undefined)[]) => toldBy(...rows.map((row = {}) => tellings(row)));
const typeOf = (row: Row | undefined) => [
  cell('typedesc')(where(types, 'type', cell('type')(row))[0]),
  cell('type')(row),
];

/** The objects that Messier saw, and the kinds of objects: two tables. */
export const messierObjects = brought(
  'messierObjects',
  'en',
  ['objects.csv', 'objTypes.csv'],
  worldOf({ name: objects.map(object), typedesc: types.map(cell('typedesc')) }),
  [
    en('how many galaxies are there?', () => says(described('Galaxy').length), 'type', 'typedesc'),
    en('what constellation is the Crab Nebula in', toldBy([cell('const')(known('Crab Nebula'))]), 'const'),
    en('what type of object is the Ring Nebula?', toldBy(typeOf(known('Ring Nebula'))), 'type', 'typedesc'),
    en('list the planetary nebulae', told(described('Planetary Nebula')), 'type', 'typedesc'),
    en('which object has the lowest vmag', told(least(objects, magnitude)), 'vmag'),
    en('objects in Ori', told(inConstellation('Ori')), 'const'),
    en(
      'how many globular clusters are in Sgr',
      () => says(described('Globular Cluster').filter((row) => inConstellation('Sgr').includes(row)).length),
      'type',
      'const',
    ),
    en('which const has the most objects?', toldBy(mostCounted(counted(objects, 'const'))), 'const'),
    en(
      'messier number of the Sombrero Galaxy',
      () => says(Number(cell('messier')(known('Sombrero Galaxy')))),
      'messier',
    ),
    en(
      'what are the common names of NGC1976',
      toldBy(...listed(known('Orion Nebula')?.['commonnames']).map((name) => [name])),
      'commonnames',
    ),
    en(
      'objects with Pinwheel in their common name',
      told(containing(objects, 'commonnames', 'pinwheel')),
      'commonnames',
    ),
    en('how many have no common name', () => says(where(objects, 'commonnames', '').length), 'commonnames'),
    en('which galaxy has the biggest majax?', told(most(described('Galaxy'), size)), 'majax', 'type'),
    en('average vmag of open clusters', near(mean(described('Open Cluster').map(magnitude))), 'vmag', 'type'),
    en('is NGC6994 a galaxy?', () => is(described('Galaxy').map(object).includes('NGC6994')), 'type'),
    en('how far away is the Andromeda Galaxy', NOTHING),
    en('who discovered the Whirlpool Galaxy?', NOTHING),
    en('how old is the Crab Nebula?', NOTHING),
    en('can i see the Pleiades with binoculars', NOTHING),
    en(
      'galaxies with a negative radvel',
      told(described('Galaxy').filter((row) => velocity(row) < 0)),
      'radvel',
      'type',
    ),
    en("what's the hubble type of Bode's Galaxy", toldBy([cell('hubble')(known("Bode's Galaxy"))]), 'hubble'),
    en('objects with vmag below 4', told(objects.filter((row) => magnitude(row) < 4)), 'vmag'),
    en('top 3 galaxies by radvel', told(greatest(described('Galaxy'), 3, velocity)), 'radvel', 'type'),
    en('how many different values of const are there', () => says(distinct(objects, 'const').length), 'const'),
    en(
      'Which kind of object is most common?',
      toldBy(typeOf({ type: mostCounted(counted(objects, 'type'))[0] ?? '' })),
      'type',
      'typedesc',
    ),
  ],
);
