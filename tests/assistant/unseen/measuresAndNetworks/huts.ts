import { about, en, type Field, names, NOTHING, ro, says } from '../Gold.js';
import { top, World } from '../World.js';

const PATHS: readonly (readonly [string, string, number])[] = [
  ['Podragu', 'Bâlea', 12],
  ['Podragu', 'Turnuri', 3],
  ['Turnuri', 'Sâmbăta', 17],
  ['Bâlea', 'Negoiu', 9],
  ['Bâlea', 'Sâmbăta', 21],
  ['Negoiu', 'Poiana Neamțului', 8],
];

function network(label: string, type: string, length: string): World {
  const world = new World();
  const huts = [...new Set(PATHS.flatMap(([from, to]) => [from, to]))];
  world.add(label, 'name', Object.fromEntries(huts.map((one) => [one, {}])));
  for (const [from, to, km] of PATHS)
    world.tie(from.replaceAll(' ', '_'), type, to.replaceAll(' ', '_'), { [length]: km });
  return world;
}

const near = (w: World, type: string, name: string) => [...w.out(name, type), ...w.in(name, type)];
const degree = (type: string) => (w: World, name: string) => near(w, type, name).length;

const MEAN = PATHS.reduce((all, [, , km]) => all + km, 0) / PATHS.length;

/** Huts and the paths between them: one label and one type, which people call nodes and links. */
export const huts: Field = {
  name: 'huts',
  language: 'ro',
  world: network('cabane', 'retea', 'dist'),
  asked: [
    ro('Câte noduri are rețeaua?', () => says(6)),
    ro('câte legături sunt în total', () => says(6)),
    ro('Care nod are cele mai multe legături?', (w) => names([w.named('Bâlea')])),
    ro('cu cine e legat Negoiu?', (w) => names(near(w, 'retea', 'Negoiu'))),
    ro('Ce vecini are Podragu?', (w) => names(near(w, 'retea', 'Podragu'))),
    ro('câți vecini are Bâlea', (w) => says(degree('retea')(w, 'Bâlea'))),
    ro('ce noduri au o singură legătură', (w) => names([w.named('Poiana Neamțului')])),
    ro('Care e cea mai lungă legătură?', (w) => names([w.named('Bâlea'), w.named('Sâmbăta')]), 'dist'),
    ro('lungimea medie a legăturilor', () => about(MEAN), 'dist'),
    ro('ce e legat și de Podragu, și de Sâmbăta', (w) => names([w.named('Bâlea'), w.named('Turnuri')])),
    ro('vecinii lui Turnuri', (w) => names(near(w, 'retea', 'Turnuri'))),
    ro('ce distanță e între Podragu și Turnuri', () => says(3), 'dist'),
    ro('câte noduri sunt nelegate', NOTHING),
  ],
};

/** The same in English, with other words for the same. */
export const stations: Field = {
  name: 'stations',
  language: 'en',
  world: network('station', 'line', 'len'),
  asked: [
    en('How many nodes are there?', () => says(6)),
    en('how many links are there in total', () => says(6)),
    en('Which node has the most connections?', (w) => names([w.named('Bâlea')])),
    en('What is Negoiu connected to?', (w) => names(near(w, 'line', 'Negoiu'))),
    en('neighbours of Podragu', (w) => names(near(w, 'line', 'Podragu'))),
    en('How many neighbours does Bâlea have?', (w) => says(degree('line')(w, 'Bâlea'))),
    en('Which nodes have only one link?', (w) => names([w.named('Poiana Neamțului')])),
    en('Which nodes are linked to both Podragu and Sâmbăta?', (w) => names([w.named('Bâlea'), w.named('Turnuri')])),
    en('the longest link', (w) => names([w.named('Bâlea'), w.named('Sâmbăta')]), 'len'),
    en('average length of the links', () => about(MEAN), 'len'),
    en('Which node has the fewest edges?', (w) =>
      names(top(w.all('station'), (one) => -near(w, 'line', String(one.properties['name'])).length)),
    ),
    en('who is linked to Turnuri', (w) => names(near(w, 'line', 'Turnuri'))),
    en('How many passengers does Bâlea have?', NOTHING),
  ],
};
