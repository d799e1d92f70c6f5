import { company } from './fields/company.js';
import { family } from './fields/family.js';
import { football } from './fields/football.js';
import { grid } from './fields/grid.js';
import { hospital } from './fields/hospital.js';
import { library } from './fields/library.js';
import { museum } from './fields/museum.js';
import { recipes } from './fields/recipes.js';
import { shop } from './fields/shop.js';
import { university } from './fields/university.js';
import { type Asked, en, type Field, names, ro, says } from './Gold.js';
import { num, top, type World } from './World.js';

/** A first question and what is asked on, each over what came before. */
export interface Conversation {
  readonly field: Field;
  readonly opening: string;
  readonly asked: readonly Asked[];
}

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const count = (of: (w: World) => readonly unknown[]) => (w: World) => says(of(w).length);
const pending = (w: World) => w.all('Order').filter((o) => o.properties['status'] === 'pending');
const over60 = (w: World) => w.all('Patient').filter((p) => num(p, 'age') > 60);
const late = (w: World) => w.all('Proiect').filter((p) => p.properties['stare'] === 'întârziat');
const strikers = (w: World) => w.all('Player').filter((p) => p.properties['position'] === 'striker');
const wind = (w: World) => w.all('PowerPlant').filter((p) => p.properties['fuel'] === 'wind');

/** Twenty conversations of three follow-ups each. */
export const CONVERSATIONS: readonly Conversation[] = [
  talk(
    shop,
    'Which orders are pending?',
    en('How many of them are there?', count(pending)),
    en('And shipped?', (w) => names(w.all('Order').filter((o) => o.properties['status'] === 'shipped'))),
    en('Who placed them?', (w) =>
      names(
        w
          .all('Order')
          .filter((o) => o.properties['status'] === 'shipped')
          .flatMap((o) => w.in(o, 'PLACED')),
      ),
    ),
  ),
  talk(
    shop,
    'What is the most expensive product?',
    en('Who supplies it?', (w) =>
      names(top(w.all('Product'), (p) => num(p, 'price')).flatMap((p) => w.out(p, 'SUPPLIED_BY'))),
    ),
    en('And the cheapest one?', (w) => names(top(w.all('Product'), (p) => -num(p, 'price')))),
    en('How much does it cost?', (w) => says(Math.min(...w.all('Product').map((p) => num(p, 'price'))))),
  ),
  talk(
    hospital,
    'Which patients are older than 60?',
    en('How many are they?', count(over60)),
    en('Which of them have blood type O?', (w) => names(over60(w).filter((p) => p.properties['bloodType'] === 'O'))),
    en('And older than 70?', (w) => names(w.all('Patient').filter((p) => num(p, 'age') > 70))),
  ),
  talk(
    hospital,
    'Who supervises Elena Marsh?',
    en('How old is he?', (w) => says(num(w.named('David Roth'), 'age'))),
    en('In which ward does he work?', (w) => names(w.out('David Roth', 'WORKS_IN'))),
    en('And who supervises him?', (w) => names(w.in('David Roth', 'SUPERVISES'))),
  ),
  talk(
    university,
    'Which courses does Ada Crane teach?',
    en('How many is that?', () => says(2)),
    en('And Bruno Lang?', (w) => names(w.out('Bruno Lang', 'TEACHES'))),
    en('Which of those have 6 credits?', (w) =>
      names(w.out('Bruno Lang', 'TEACHES').filter((c) => num(c, 'credits') === 6)),
    ),
  ),
  talk(
    university,
    'Which department has the largest budget?',
    en('How much is it?', () => says(900000)),
    en('What courses does it offer?', (w) => names(w.in('Informatics', 'OFFERED_BY'))),
    en('Who teaches them?', (w) => names(w.in('Informatics', 'OFFERED_BY').flatMap((c) => w.in(c, 'TEACHES')))),
  ),
  talk(
    library,
    'Who wrote Paper Moons?',
    en('What else did they write?', (w) => names(w.in('Paper Moons', 'WROTE').flatMap((a) => w.out(a, 'WROTE')))),
    en('When were they born?', (w) => says(...w.in('Paper Moons', 'WROTE').map((a) => num(a, 'born')))),
    en('And who wrote Small Fires?', (w) => names(w.in('Small Fires', 'WROTE'))),
  ),
  talk(
    library,
    'Which books came out after 1990?',
    en('How many of them?', (w) => says(w.all('Book').filter((b) => num(b, 'year') > 1990).length)),
    en('Which is the longest of them?', (w) =>
      names(
        top(
          w.all('Book').filter((b) => num(b, 'year') > 1990),
          (b) => num(b, 'pages'),
        ),
      ),
    ),
    en('And before 1970?', (w) => names(w.all('Book').filter((b) => num(b, 'year') < 1970))),
  ),
  talk(
    football,
    'Which players play for Rovers?',
    en('How many are there?', (w) => says(w.in('Rovers', 'PLAYS_FOR').length)),
    en('And for United?', (w) => names(w.in('United', 'PLAYS_FOR'))),
    en('Who is the oldest of them?', (w) => names(top(w.in('United', 'PLAYS_FOR'), (p) => num(p, 'age')))),
  ),
  talk(
    football,
    'Which players are strikers?',
    en('How many?', count(strikers)),
    en('Which of them are older than 25?', (w) => names(strikers(w).filter((p) => num(p, 'age') > 25))),
    en('And defenders?', (w) => names(w.all('Player').filter((p) => p.properties['position'] === 'defender'))),
  ),
  talk(
    recipes,
    'Which recipes use garlic?',
    en('How many is that?', (w) => says(w.in('Garlic', 'USES').length)),
    en('And rice?', (w) => names(w.in('Rice', 'USES'))),
    en('Which of them are easy?', (w) =>
      names(w.in('Rice', 'USES').filter((r) => r.properties['difficulty'] === 'easy')),
    ),
  ),
  talk(
    recipes,
    'Who created the Honey Cake?',
    en('When was that cook born?', (w) => says(...w.out('Honey Cake', 'CREATED_BY').map((c) => num(c, 'born')))),
    en('What other recipes did they create?', (w) =>
      names(w.out('Honey Cake', 'CREATED_BY').flatMap((c) => w.in(c, 'CREATED_BY'))),
    ),
    en('And the Risotto?', (w) => names(w.out('Risotto', 'CREATED_BY'))),
  ),
  talk(
    grid,
    'Which plants run on wind?',
    en('How many are there?', count(wind)),
    en('Who operates them?', (w) => names(wind(w).flatMap((p) => w.in(p, 'OPERATES')))),
    en('And on solar?', (w) => names(w.all('PowerPlant').filter((p) => p.properties['fuel'] === 'solar'))),
  ),
  talk(
    grid,
    'Which cities are supplied by Corby?',
    en('Sort them by population', (w) => names(w.out('Corby', 'SUPPLIES'))),
    en('And by Dunmore?', (w) => names(w.out('Dunmore', 'SUPPLIES'))),
    en('What is its population?', () => says(12000)),
  ),
  talk(
    family,
    "Who are Cecil Penn's children?",
    en('How many are they?', () => says(2)),
    en('And those of Dora Hart?', (w) => names(w.out('Dora Hart', 'PARENT_OF'))),
    en('When were they born?', (w) => says(...w.out('Dora Hart', 'PARENT_OF').map((p) => num(p, 'born')))),
  ),
  talk(
    family,
    'Who was born in Oakham?',
    en('How many of them?', (w) => says(w.in('Oakham', 'BORN_IN').length)),
    en('And in Tenby?', (w) => names(w.in('Tenby', 'BORN_IN'))),
    en('Who is the youngest of them?', (w) => names(top(w.in('Tenby', 'BORN_IN'), (p) => num(p, 'born')))),
  ),
  talk(
    company,
    'Ce proiecte sunt întârziate?',
    ro('Câte sunt?', count(late)),
    ro('Dar terminate?', (w) => names(w.all('Proiect').filter((p) => p.properties['stare'] === 'terminat'))),
    ro('Ce buget are?', () => says(200000)),
  ),
  talk(
    company,
    'Câți angajați lucrează în Dezvoltare?',
    ro('Care sunt?', (w) => names(w.in('Dezvoltare', 'LUCREAZĂ_ÎN'))),
    ro(
      'Dar în Calitate?',
      count((w) => w.in('Calitate', 'LUCREAZĂ_ÎN')),
    ),
    ro('Cine conduce departamentul?', (w) => names(w.in('Calitate', 'CONDUCE'))),
  ),
  talk(
    museum,
    'Ce exponate sunt în Sala Verde?',
    ro('Câte sunt?', (w) => says(w.in('Sala Verde', 'EXPUS_ÎN').length)),
    ro('Dar în Sala Mică?', (w) => names(w.in('Sala Mică', 'EXPUS_ÎN'))),
    ro('Care dintre ele sunt din bronz?', (w) =>
      names(w.in('Sala Mică', 'EXPUS_ÎN').filter((e) => e.properties['tehnică'] === 'bronz')),
    ),
  ),
  talk(
    museum,
    'Cine a realizat Portul vechi?',
    ro('Când s-a născut?', (w) => says(...w.out('Portul vechi', 'REALIZAT_DE').map((a) => num(a, 'născut')))),
    ro('Ce alte lucrări are?', (w) =>
      names(w.out('Portul vechi', 'REALIZAT_DE').flatMap((a) => w.in(a, 'REALIZAT_DE'))),
    ),
    ro('Al cui elev a fost?', (w) => names(w.out('Portul vechi', 'REALIZAT_DE').flatMap((a) => w.out(a, 'ELEV_AL')))),
  ),
];
