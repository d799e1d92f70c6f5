import { is, NOTHING, ro, says } from '../Gold.js';
import { mostCounted, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { tallied } from '../publicRegisters/rows.js';
import { townJson } from './rows.js';

interface Breed {
  readonly name: string;
  readonly origin: string;
}

const breeds = townJson<readonly Breed[]>('dog-breeds.json');
const origin = (breed: Breed) => breed.origin;
const breed = (some: string) => breeds.find(({ name }) => name === some) as Breed;
export const from = (some: string) => breeds.filter((one) => one.origin === some);
export const told = (some: readonly Breed[]) => those(...some.map(({ name }) => name));
const placed = breeds.filter((one) => one.origin !== '');

/** Breeds of dogs with the countries they come from. */
export const dogBreeds = brought(
  'dogBreeds',
  'ro',
  ['dog-breeds.json'],
  worldOf({ name: breeds.map(({ name }) => name), origin: placed.map(origin) }),
  [
    ro('din ce țară vine rasa Vizsla?', those(origin(breed('Vizsla'))), 'origin'),
    ro('ce origine are Bloodhound', those(origin(breed('Bloodhound'))), 'origin'),
    ro('cate rase vin din Hungary', () => says(from('Hungary').length), 'origin'),
    ro('ce rase de câini au originea Romania?', told(from('Romania')), 'origin'),
    ro('care origin are cele mai multe rase', those(...mostCounted(tallied(placed, origin))), 'origin'),
    ro('câte rase n-au origine trecută', () => says(breeds.length - placed.length), 'origin'),
    ro('rasele din Poland te rog', told(from('Poland')), 'origin'),
    ro('are Spain mai multe rase decat Portugal?', () => is(from('Spain').length > from('Portugal').length), 'origin'),
    ro('ce rase sunt din Tibet', told(from('Tibet')), 'origin'),
    ro('e Chihuahua din Mexico?', () => is(origin(breed('Chihuahua')) === 'Mexico'), 'origin'),
    ro('cate rase sunt in toata lista', () => says(breeds.length), 'name'),
    ro(
      'vreau rasele care au Mastiff în nume',
      toldBy(...breeds.filter(({ name }) => name.includes('Mastiff')).map(({ name }) => [name])),
      'name',
    ),
    ro(
      'câte rase au Greece și câte Turkey la origine',
      () => says(from('Greece').length, from('Turkey').length),
      'origin',
    ),
    ro('ce rase vin de pe insula Mallorca', told(from('Mallorca')), 'origin'),
    ro('cât cântărește un Komondor?', NOTHING),
    ro('cati ani traieste un Beagle', NOTHING),
    ro('care e cea mai scumpă rasă', NOTHING),
    ro('ce culoare are blana la Dalmatian', NOTHING),
  ],
);
