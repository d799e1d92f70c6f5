import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { about, en, type Field, names, NOTHING, ro, says } from '../Gold.js';
import { num, World } from '../World.js';

const world = new World();
world.add('Dock', 'name', { 'North Dock': { depth: 9 }, 'South Dock': { depth: 12 }, 'Old Basin': { depth: 6 } });
world.add('Guild', 'name', { Riggers: {}, Welders: {}, Painters: {} });
world.add('Ship', 'name', {
  Heron: { tonnage: 1200, built: 1998, flag: 'Malta' },
  Osprey: { tonnage: 3400, built: 2007, flag: 'Norway' },
  Petrel: { tonnage: 800, built: 1989, flag: 'Malta' },
  Skua: { tonnage: 5100, built: 2015, flag: 'Norway' },
  Tern: { tonnage: 2300, built: 2007, flag: 'Cyprus' },
});
world.add('Worker', 'name', {
  'Abel Quist': { wage: 2100, age: 34 },
  'Bea Tolan': { wage: 2600, age: 45 },
  'Carl Voss': { wage: 1900, age: 23 },
  'Dina Welk': { wage: 3100, age: 51 },
  'Egon Yates': { wage: 2400, age: 38 },
  'Fay Zorn': { wage: 2000, age: 29 },
});
world.join(
  'LIES_AT',
  'Heron > North_Dock, Osprey > South_Dock, Petrel > Old_Basin, Skua > South_Dock, Tern > North_Dock',
);
world.join('BELONGS_TO', 'Abel_Quist > Riggers, Bea_Tolan > Welders, Carl_Voss > Riggers, Dina_Welk > Welders');
world.join('BELONGS_TO', 'Egon_Yates > Welders, Fay_Zorn > Painters');
world.join('REPAIRS', 'Abel_Quist > Heron, Bea_Tolan > Osprey Skua, Carl_Voss > Heron, Dina_Welk > Skua');

const sum = (nodes: readonly ImportedNode[], property: string): number =>
  nodes.reduce((total, one) => total + num(one, property), 0);
const mean = (nodes: readonly ImportedNode[], property: string): number => sum(nodes, property) / nodes.length;
/** A number of each of some that are named. */
const ofEach = (of: readonly string[], value: (name: string) => number) => says(...of.map(value));
const DOCKS = ['North Dock', 'South Dock', 'Old Basin'];
const GUILDS = ['Riggers', 'Welders', 'Painters'];
const MEANS = [2000, 2700, 2000];

/** What comes of each of some: how many, the sum, the mean, the largest; by what they are joined to, and by what they have. */
export const shipyard: Field = {
  name: 'shipyard',
  language: 'en',
  world,
  asked: [
    en('How many ships are at each dock?', (w) => ofEach(DOCKS, (dock) => w.in(dock, 'LIES_AT').length)),
    en('Number of workers per guild', (w) => ofEach(GUILDS, (guild) => w.in(guild, 'BELONGS_TO').length)),
    en('average wage by guild', (w) => ofEach(GUILDS, (guild) => mean(w.in(guild, 'BELONGS_TO'), 'wage'))),
    en('What is the average wage of workers in each guild?', () => says(...MEANS)),
    en('total tonnage per dock', (w) => ofEach(DOCKS, (dock) => sum(w.in(dock, 'LIES_AT'), 'tonnage'))),
    en('What is the total tonnage of ships for each dock?', (w) =>
      ofEach(DOCKS, (dock) => sum(w.in(dock, 'LIES_AT'), 'tonnage')),
    ),
    en('How many ships for each flag?', () => says(2, 2, 1)),
    en('average tonnage of ships by flag', () => says(1000, 4250, 2300)),
    en('median wage per guild', () => says(2000, 2600, 2000)),
    en('count of ships by dock', (w) => ofEach(DOCKS, (dock) => w.in(dock, 'LIES_AT').length)),
    en('How many workers does each guild have?', (w) => ofEach(GUILDS, (guild) => w.in(guild, 'BELONGS_TO').length)),
    en('average age of workers', (w) => about(mean(w.all('Worker'), 'age'))),
    en('average wage of the Welders', (w) => about(mean(w.in('Welders', 'BELONGS_TO'), 'wage'))),
    en('average wage per cargo', NOTHING),
    en('How many ships per captain?', NOTHING),
    en('How many ships are at South Dock?', () => says(2)),
    en('Which ships lie at South Dock?', (w) => names(w.in('South Dock', 'LIES_AT'))),
    ro(
      'Câți muncitori sunt în fiecare breaslă?',
      (w) => ofEach(GUILDS, (one) => w.in(one, 'BELONGS_TO').length),
      'Guild',
    ),
    ro('Câte nave sunt la fiecare doc?', (w) => ofEach(DOCKS, (dock) => w.in(dock, 'LIES_AT').length), 'Dock'),
    ro('salariul mediu pe breaslă', () => says(...MEANS), 'wage', 'Guild'),
    ro(
      'tonajul total pentru fiecare doc',
      (w) => ofEach(DOCKS, (dock) => sum(w.in(dock, 'LIES_AT'), 'tonnage')),
      'Dock',
    ),
    ro(
      'vârsta medie a muncitorilor din fiecare breaslă',
      (w) => says(...GUILDS.map((guild) => Number(mean(w.in(guild, 'BELONGS_TO'), 'age').toFixed(2)))),
      'Guild',
    ),
  ],
};
