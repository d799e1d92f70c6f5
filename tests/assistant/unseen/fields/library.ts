import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const AUTHORS = {
  'Iris Vale': ['Irish', 1921],
  'Tomas Reed': ['Welsh', 1950],
  'Lena Frost': ['Danish', 1968],
  'Omar Said': ['Egyptian', 1944],
  'Pia Lund': ['Danish', 1981],
};
const BOOKS =
  'The Glass River,Winter Bees,A Map of Salt,The Long Corridor,Paper Moons,Red Harvest Road,The Second Shore,Silent Orchard,Ashes and Ink,The Blue Ladder,North of Nowhere,Small Fires';
const READERS = 'Amy Stone,Bob Finn,Cat Doyle,Dev Rao,Eve Lark,Finn Moss,Gus Bird,Hana Ito';
for (const [name, [nationality = '', born = 0]] of Object.entries(AUTHORS))
  world.add('Author', 'name', { [name]: { nationality, born } });
world.add('Branch', 'name', {
  Riverside: { district: 'South' },
  Hilltop: { district: 'North' },
  Central: { district: 'Centre' },
});
for (const [index, title] of BOOKS.split(',').entries()) {
  world.add('Book', 'title', {
    [title]: {
      year: 1950 + index * 6,
      pages: 120 + world.dice(600),
      language: ['English', 'Danish', 'Arabic'][index % 3] as string,
    },
  });
  world.tie(Object.keys(AUTHORS)[(index * 3) % 5] as string, 'WROTE', title);
  world.tie(title, 'KEPT_AT', ['Riverside', 'Hilltop', 'Central'][(index * 2) % 3] as string);
}
world.tie('Pia Lund', 'WROTE', 'Winter Bees');
for (const [index, name] of READERS.split(',').entries()) {
  world.add('Reader', 'name', { [name]: { age: 15 + ((index * 17) % 60), memberSince: 2010 + index } });
  if (index === 6) continue;
  for (const book of new Set([
    world.pick(BOOKS.split(',')),
    world.pick(BOOKS.split(',')),
    world.pick(BOOKS.split(',')),
  ]))
    world.tie(name, 'BORROWED', book, { due: `2026-0${1 + world.dice(6)}-1${world.dice(9)}` });
}
world.join(
  'SEQUEL_OF',
  'The_Second_Shore > The_Glass_River, The_Blue_Ladder > The_Second_Shore, Small_Fires > Ashes_and_Ink',
);
world.join('INFLUENCED', 'Iris_Vale > Tomas_Reed Lena_Frost, Omar_Said > Lena_Frost, Lena_Frost > Pia_Lund');

/** A library with books, their authors and who borrowed them. */
export const library: Field = {
  name: 'library',
  language: 'en',
  world,
  asked: [
    en('Who wrote Winter Bees?', (w) => names(w.in('Winter Bees', 'WROTE')), 'WROTE'),
    en('Which books did Lena Frost write?', (w) => names(w.out('Lena Frost', 'WROTE')), 'WROTE'),
    en(
      'How many books are in Danish?',
      (w) => says(w.all('Book').filter((b) => b.properties['language'] === 'Danish').length),
      'language',
    ),
    en('What is the longest book?', (w) => names(top(w.all('Book'), (b) => num(b, 'pages'))), 'pages'),
    en('Which books came out after 1990?', (w) => names(w.all('Book').filter((b) => num(b, 'year') > 1990)), 'year'),
    en('Who has borrowed Small Fires?', (w) => names(w.in('Small Fires', 'BORROWED')), 'BORROWED'),
    en('Whom did Iris Vale influence?', (w) => names(w.out('Iris Vale', 'INFLUENCED')), 'INFLUENCED'),
    en('Who influenced Lena Frost?', (w) => names(w.in('Lena Frost', 'INFLUENCED')), 'INFLUENCED'),
    en('What is the sequel of The Glass River?', (w) => names(w.in('The Glass River', 'SEQUEL_OF')), 'SEQUEL_OF'),
    en(
      'Which Danish authors are there?',
      (w) => names(w.all('Author').filter((a) => a.properties['nationality'] === 'Danish')),
      'nationality',
    ),
    en(
      'Which readers have not borrowed anything?',
      (w) => names(w.all('Reader').filter((r) => w.out(r, 'BORROWED').length === 0)),
      'BORROWED',
    ),
    en('How many pages does Paper Moons have?', (w) => says(num(w.named('Paper Moons'), 'pages')), 'pages'),
    en(
      'Which readers borrowed a book by Omar Said?',
      (w) => names(w.out('Omar Said', 'WROTE').flatMap((b) => w.in(b, 'BORROWED'))),
      'BORROWED',
      'WROTE',
    ),
    en('Is Silent Orchard kept at Hilltop?', (w) => is(has(w.out('Silent Orchard', 'KEPT_AT'), 'Hilltop')), 'KEPT_AT'),
    ro('În ce an a apărut Ashes and Ink?', (w) => says(num(w.named('Ashes and Ink'), 'year')), 'year'),
    ro(
      'Care este vârsta medie a cititorilor?',
      (w) => about(w.all('Reader').reduce((sum, r) => sum + num(r, 'age'), 0) / 8),
      'age',
    ),
    en('How much does a membership cost?', NOTHING),
    en('Which publisher printed Red Harvest Road?', NOTHING),
    en('Who wrote The Golden Compass Rose?', NOTHING),
    ro('La ce oră se închide filiala Central?', NOTHING),
  ],
};
