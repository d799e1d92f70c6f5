import { type Asked, en, type Field, names, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
const asked: readonly Asked[] = [
  en('How many books are there?', (w) => says(w.all('Book').length)),
  en('Which book is the longest?', (w) => names(top(w.all('Book'), (b) => num(b, 'pages')))),
  en('Which books were published after 2000?', (w) => names(w.all('Book').filter((b) => num(b, 'year') > 2000))),
  en('Who wrote The Quiet Sea?', (w) => names(w.in('The Quiet Sea', 'WROTE'))),
  en('How many people are there?', (w) => says(w.all('Person').length)),
  en('Which person wrote the most books?', (w) => names(top(w.all('Person'), (p) => w.out(p, 'WROTE').length))),
  en('What is the oldest book?', (w) => names(top(w.all('Book'), (b) => -num(b, 'year')))),
  en('Which books did Ann Reyes write?', (w) => names(w.out('Ann Reyes', 'WROTE'))),
  en('How many pages does The Quiet Sea have?', () => says(310)),
  en('What is the total number of pages of all books?', (w) =>
    says(w.all('Book').reduce((sum, b) => sum + num(b, 'pages'), 0)),
  ),
  en('Which books have more than 300 pages?', (w) => names(w.all('Book').filter((b) => num(b, 'pages') > 300))),
  en('When was The Quiet Sea published?', () => says(1999)),
  en('Who has not written a book?', (w) => names(w.all('Person').filter((p) => w.out(p, 'WROTE').length === 0))),
  ro('Câte cărți sunt?', (w) => says(w.all('Book').length)),
  ro('Cine a scris The Quiet Sea?', (w) => names(w.in('The Quiet Sea', 'WROTE'))),
  ro('Care este cea mai lungă carte?', (w) => names(top(w.all('Book'), (b) => num(b, 'pages')))),
  ro('Ce cărți a scris Ann Reyes?', (w) => names(w.out('Ann Reyes', 'WROTE'))),
];
world.add('Person', 'name', { 'Ann Reyes': { born: 1961 }, 'Bo Lind': { born: 1975 }, 'Cy Young': { born: 1990 } });
world.add('Book', 'title', {
  'The Quiet Sea': { pages: 310, year: 1999 },
  'Half a Moon': { pages: 122, year: 2008 },
  'Stone Letters': { pages: 540, year: 1985 },
});
world.join('WROTE', 'Ann_Reyes > The_Quiet_Sea Half_a_Moon, Bo_Lind > Stone_Letters');
// Each question is the title of a book or the name of somebody too: a name is a name and nothing else.
for (const [index, { question }] of asked.entries()) {
  if (index % 2 === 0) world.add('Book', 'title', { [question]: { pages: 100 + index, year: 1990 + index } });
  else world.add('Person', 'name', { [question]: { born: 1900 + index } });
}

/** A graph whose nodes are called as questions are. */
export const planted: Field = { name: 'planted', language: 'en', world, asked };
