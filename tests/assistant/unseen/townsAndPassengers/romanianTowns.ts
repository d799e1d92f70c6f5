import { is, NOTHING, ro, says } from '../Gold.js';
import { least } from '../bundledTables/rows.js';
import { near } from '../openData/rows.js';
import { mean, most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { tallied } from '../publicRegisters/rows.js';
import { greatest } from '../shippedFiles/rows.js';
import { townJson } from './rows.js';

interface Town {
  readonly geonameid: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly timezone: string;
  readonly admin1code: string;
}

const towns = townJson<readonly Town[]>('cities15000.json');
export const people = ({ population }: Town) => population;
const north = ({ latitude }: Town) => latitude;
export const town = (some: string) => towns.find(({ name }) => name === some) as Town;
export const inCounty = (code: string) => towns.filter(({ admin1code }) => admin1code === code);
export const told = (some: readonly Town[]) => those(...some.map(({ name }) => name));
const between = (from: number, to: number) => towns.filter((one) => people(one) > from && people(one) < to);
/** Gold of a degree, with its decimals or rounded. */
const degrees = (value: number) => toldBy([value, ...[0, 1, 2, 3].map((places) => Number(value.toFixed(places)))]);
/** Gold of a county's code, with or without its zero. */
export const county = (...codes: readonly string[]) => toldBy(...codes.map((code) => [code, Number(code)]));

/** The names that an answer may bring, but for Carei, which Romanian has as a word ("a cărei"). */
const named = towns.map(({ name }) => name).filter((name) => name !== 'Carei');

/** Romanian towns of 15,000 people and more, with the numbers of their counties. */
export const romanianTowns = brought('romanianTowns', 'ro', ['cities15000.json'], worldOf({ name: named }), [
  ro('ce populație are Sibiu?', () => says(people(town('Sibiu'))), 'population'),
  ro('care e localitatea cu cea mai mare populatie', told(most(towns, people)), 'population'),
  ro(
    'localități cu peste 300000 de locuitori (population)',
    told(towns.filter((one) => people(one) > 300_000)),
    'population',
  ),
  ro('cate localitati au admin1code 21?', () => says(inCounty('21').length), 'admin1code'),
  ro('ce localitatii sunt in admin1code 23', told(inCounty('23')), 'admin1code'),
  ro(
    'e Ploieşti mai mare ca Oradea la populație?',
    () => is(people(town('Ploieşti')) > people(town('Oradea'))),
    'population',
  ),
  ro('la ce latitudine se află Mangalia', degrees(north(town('Mangalia'))), 'latitude'),
  ro('care e cea mai nordica localitate (latitude cea mai mare)', told(most(towns, north)), 'latitude'),
  ro('cea mai mică populație din listă, la cine e?', told(least(towns, people)), 'population'),
  ro('localitatile cu population sub 15200', told(towns.filter((one) => people(one) < 15_200)), 'population'),
  ro('populația totală pt admin1code 33', () => says(sum(inCounty('33').map(people))), 'population', 'admin1code'),
  ro('ce admin1code are Turda', county(town('Turda').admin1code), 'admin1code'),
  ro(
    'câte localități au populația între 100000 și 200000?',
    () => says(between(100_000, 200_000).length),
    'population',
  ),
  ro(
    'in ce admin1code sunt cele mai multe localitati',
    county(...mostCounted(tallied(towns, ({ admin1code }) => admin1code))),
    'admin1code',
  ),
  ro(
    'media populației localităților din admin1code 13',
    near(mean(inCounty('13').map(people))),
    'population',
    'admin1code',
  ),
  ro(
    'primele 3 localități ca populație din admin1code 14, te rog',
    told(greatest(inCounty('14'), 3, people)),
    'population',
    'admin1code',
  ),
  ro('ce geonameid are Vatra Dornei', () => says(town('Vatra Dornei').geonameid), 'geonameid'),
  ro('cine e primar la Iaşi?', NOTHING),
  ro('ce suprafata are Braşov in km patrati', NOTHING),
  ro('câți turiști au fost la Sinaia anul trecut', NOTHING),
]);
