import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Enclosure', 'name', {
  Savannah: { area: 9000, opened: 1998 },
  'Bird House': { area: 700, opened: 2011 },
  'Polar Pool': { area: 2500, opened: 2005 },
});
world.add('Keeper', 'name', {
  'Nina Cole': { salary: 3100, age: 51 },
  'Otto Brand': { salary: 2700, age: 34 },
  'Petra Lang': { salary: 2500, age: 29 },
  'Ravi Shah': { salary: 2900, age: 42 },
});
world.add('Animal', 'name', {
  Leo: { species: 'lion', weight: 190, sex: 'male' },
  Nala: { species: 'lion', weight: 130, sex: 'female' },
  Kibo: { species: 'lion', weight: 40, sex: 'male' },
  Zara: { species: 'zebra', weight: 300, sex: 'female' },
  Polly: { species: 'parrot', weight: 1, sex: 'female' },
  Snow: { species: 'bear', weight: 410, sex: 'female' },
  Frost: { species: 'bear', weight: 120, sex: 'male' },
});
world.add('Food', 'name', { Beef: { price: 9 }, Hay: { price: 1 }, Salmon: { price: 14 }, Seeds: { price: 3 } });
world.join('LIVES_IN', 'Leo > Savannah, Nala > Savannah, Kibo > Savannah, Zara > Savannah, Polly > Bird_House');
world.join('LIVES_IN', 'Snow > Polar_Pool, Frost > Polar_Pool');
world.join('FEEDS', 'Nina_Cole > Leo Nala, Otto_Brand > Zara Polly, Petra_Lang > Snow, Ravi_Shah > Kibo Snow');
world.join(
  'EATS',
  'Leo > Beef, Nala > Beef, Kibo > Beef, Zara > Hay, Polly > Seeds, Snow > Salmon Beef, Frost > Salmon',
);
world.join('PARENT_OF', 'Leo > Kibo, Nala > Kibo, Snow > Frost');
world.join('MANAGES', 'Nina_Cole > Otto_Brand Petra_Lang, Otto_Brand > Ravi_Shah');

const female = (w: World) => w.all('Animal').filter((a) => a.properties['sex'] === 'female');

/** A zoo, asked about in words that its graph does not have. */
export const zoo: Field = {
  name: 'zoo',
  language: 'en',
  world,
  asked: [
    en('Which creatures inhabit the Savannah?', (w) => names(w.in('Savannah', 'LIVES_IN')), 'LIVES_IN', 'Animal'),
    en('How many beasts are there?', (w) => says(w.all('Animal').length), 'Animal'),
    en('Who is the boss of Ravi Shah?', (w) => names(w.in('Ravi Shah', 'MANAGES')), 'MANAGES'),
    en('Who supervises Petra Lang?', (w) => names(w.in('Petra Lang', 'MANAGES')), 'MANAGES'),
    en('Whom does Otto Brand supervise?', (w) => names(w.out('Otto Brand', 'MANAGES')), 'MANAGES'),
    en('What does Snow consume?', (w) => names(w.out('Snow', 'EATS')), 'EATS'),
    en('Which animals dwell in the Polar Pool?', (w) => names(w.in('Polar Pool', 'LIVES_IN')), 'LIVES_IN'),
    en('Who are the children of Snow?', (w) => names(w.out('Snow', 'PARENT_OF')), 'PARENT_OF'),
    en('How many offspring does Leo have?', (w) => says(w.out('Leo', 'PARENT_OF').length), 'PARENT_OF'),
    en('Which food costs the most?', (w) => names(top(w.all('Food'), (f) => num(f, 'price'))), 'price'),
    en('What is the pay of Ravi Shah?', () => says(2900), 'salary'),
    en('What is the surface of the Bird House?', () => says(700), 'area'),
    en(
      'Is Otto Brand a subordinate of Nina Cole?',
      (w) => is(has(w.out('Nina Cole', 'MANAGES'), 'Otto Brand')),
      'MANAGES',
    ),
    en('Which animals are not female?', (w) => names(w.all('Animal').filter((a) => !female(w).includes(a))), 'sex'),
    ro('Ce animale trăiesc în Savannah?', (w) => names(w.in('Savannah', 'LIVES_IN')), 'LIVES_IN', 'Animal'),
    ro('Câți îngrijitori sunt?', (w) => says(w.all('Keeper').length), 'Keeper'),
    ro('Cine hrănește ursoaica Snow?', (w) => names(w.in('Snow', 'FEEDS')), 'FEEDS'),
    ro('Ce mănâncă Zara?', (w) => names(w.out('Zara', 'EATS')), 'EATS'),
    ro('Care este greutatea lui Leo?', () => says(190), 'weight'),
    ro('Ce salariu are Petra Lang?', () => says(2500), 'salary'),
    en('Which animals are extinct?', NOTHING),
    en('Who treats Leo?', NOTHING),
    en('How fast is Zara?', NOTHING),
    ro('Ce vizitatori a avut Savannah?', NOTHING),
  ],
};
