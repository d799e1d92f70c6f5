import { type Conversation } from '../conversations.js';
import { type Field, is, names, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Film', 'titlu', {
  'Drumul sării': { gen: 'dramă', an: 1988, durată: 102, notă: 7.9 },
  'Ploaia albă': { gen: 'comedie', an: 1995, durată: 91, notă: 6.4 },
  'Casa de nisip': { gen: 'dramă', an: 2003, durată: 133, notă: 8.3 },
  'Ultimul tramvai': { gen: 'polițist', an: 2003, durată: 118, notă: 7.1 },
  'Vara scurtă': { gen: 'comedie', an: 2011, durată: 84, notă: 7.3 },
  'Podul rupt': { gen: 'polițist', an: 1979, durată: 97, notă: 8.0 },
});
world.add('Regizor', 'nume', {
  'Radu Vlaicu': { născut: 1941, țară: 'România' },
  'Mara Ionel': { născut: 1967, țară: 'Moldova' },
  'Tudor Sava': { născut: 1972, țară: 'România' },
});
world.join(
  'A_REGIZAT',
  'Radu_Vlaicu > Drumul_sării Podul_rupt, Mara_Ionel > Ploaia_albă Casa_de_nisip, Tudor_Sava > Ultimul_tramvai Vara_scurtă',
);

const films: Field = { name: 'directors', language: 'ro', world, asked: [] };

const kind = (w: World, of: string) => w.all('Film').filter((f) => f.properties['gen'] === of);

export const FILM_TALKS: readonly Conversation[] = [
  {
    field: films,
    opening: 'Ce filme sunt comedii?',
    asked: [
      ro('dar drame?', (w) => names(kind(w, 'dramă'))),
      ro('când au apărut?', () => says(1988, 2003)),
      ro('și cine le-a regizat?', (w) => names(kind(w, 'dramă').flatMap((f) => w.in(f, 'A_REGIZAT')))),
    ],
  },
  {
    field: films,
    opening: 'Cine a regizat Podul rupt?',
    asked: [
      ro('când s-a născut?', () => says(1941)),
      ro('ce alte filme a regizat?', (w) => names(w.out('Radu Vlaicu', 'A_REGIZAT'))),
      ro('dar Mara Ionel?', (w) => names(w.out('Mara Ionel', 'A_REGIZAT'))),
    ],
  },
  {
    field: films,
    opening: 'Care este durata medie a filmelor?',
    asked: [
      ro('dar nota medie?', () => says(7.5)),
      ro('și cea mai mare?', () => says(8.3)),
      ro('ce film o are?', (w) => names(top(w.all('Film'), (f) => num(f, 'notă')))),
    ],
  },
  {
    field: films,
    opening: 'Există filme din 2003?',
    asked: [
      ro('care?', (w) => names(w.all('Film').filter((f) => num(f, 'an') === 2003))),
      ro('dar din 1990?', () => is(false)),
      ro('și din 2011?', () => is(true)),
    ],
  },
];
