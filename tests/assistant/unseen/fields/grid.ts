import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const STATIONS = 'Ashford,Bexley,Corby,Dunmore,Elston,Farley,Gosport,Hexham';
const PLANTS = {
  'Cold Creek': ['hydro', 340, 1964],
  'Black Hill': ['coal', 1200, 1971],
  'Long Sands': ['wind', 90, 2012],
  'High Moor': ['wind', 150, 2018],
  'Deep Bay': ['nuclear', 1900, 1983],
  Sunfield: ['solar', 45, 2021],
};
const CITIES = { Marlow: 120000, Kelso: 45000, Thirsk: 310000, Wells: 12000, Ripon: 87000 };
for (const [index, name] of STATIONS.split(',').entries())
  world.add('Substation', 'name', {
    [name]: { voltageKv: [110, 220, 400][index % 3] as number, built: 1960 + index * 7 },
  });
for (const [name, [fuel = '', capacityMw = 0, opened = 0]] of Object.entries(PLANTS))
  world.add('PowerPlant', 'name', { [name]: { fuel, capacityMw, opened } });
for (const [name, population] of Object.entries(CITIES)) world.add('City', 'name', { [name]: { population } });
world.add('Operator', 'name', { Voltara: { private: true }, Gridline: { private: false } });
world.join(
  'FEEDS',
  'Cold_Creek > Ashford, Black_Hill > Bexley Corby, Long_Sands > Dunmore, High_Moor > Dunmore, Deep_Bay > Corby Elston, Sunfield > Farley',
);
world.join(
  'CONNECTED_TO',
  'Ashford > Bexley, Bexley > Corby Dunmore, Corby > Elston, Dunmore > Farley, Farley > Gosport',
  () => ({ lengthKm: 10 + world.dice(90) }),
);
world.join(
  'SUPPLIES',
  'Ashford > Marlow, Bexley > Thirsk, Corby > Thirsk Kelso, Dunmore > Wells, Gosport > Ripon, Farley > Kelso',
);
world.join('OPERATES', 'Voltara > Cold_Creek Long_Sands High_Moor Sunfield, Gridline > Black_Hill Deep_Bay');

/** A power grid. */
export const grid: Field = {
  name: 'grid',
  language: 'en',
  world,
  asked: [
    en('Which power plants feed Corby?', (w) => names(w.in('Corby', 'FEEDS')), 'FEEDS'),
    en(
      'Which plants run on wind?',
      (w) => names(w.all('PowerPlant').filter((p) => p.properties['fuel'] === 'wind')),
      'fuel',
      'wind',
    ),
    en('What is the total capacity of all power plants?', () => says(3725), 'capacityMw'),
    en('Which cities are supplied by Corby?', (w) => names(w.out('Corby', 'SUPPLIES')), 'SUPPLIES'),
    en('Who operates Deep Bay?', (w) => names(w.in('Deep Bay', 'OPERATES')), 'OPERATES'),
    en('How many plants does Voltara operate?', () => says(4), 'OPERATES'),
    en(
      'Which cities have more than 100,000 inhabitants?',
      (w) => names(w.all('City').filter((c) => num(c, 'population') > 100000)),
      'population',
    ),
    en(
      'Which substation is not connected to any other?',
      (w) =>
        names(
          w.all('Substation').filter((s) => w.out(s, 'CONNECTED_TO').length + w.in(s, 'CONNECTED_TO').length === 0),
        ),
      'CONNECTED_TO',
    ),
    en(
      'How do you get from Ashford to Gosport?',
      (w) => names(['Ashford', 'Bexley', 'Dunmore', 'Farley', 'Gosport'].map((name) => w.named(name))),
      'CONNECTED_TO',
    ),
    en('Which plant was opened last?', (w) => names(top(w.all('PowerPlant'), (p) => num(p, 'opened'))), 'opened'),
    en(
      'Which substations run at 400 kV?',
      (w) => names(w.all('Substation').filter((s) => num(s, 'voltageKv') === 400)),
      'voltageKv',
    ),
    en(
      'Which plants built after 2000 belong to Voltara?',
      (w) => names(w.out('Voltara', 'OPERATES').filter((p) => num(p, 'opened') > 2000)),
      'opened',
      'OPERATES',
    ),
    en(
      'Which city is supplied by the most substations?',
      (w) => names(top(w.all('City'), (c) => w.in(c, 'SUPPLIES').length)),
      'SUPPLIES',
    ),
    en('Does Black Hill feed Ashford?', (w) => is(has(w.out('Black Hill', 'FEEDS'), 'Ashford')), 'FEEDS'),
    ro('Ce populație are Thirsk?', () => says(310000), 'population'),
    ro('Care este puterea medie a centralelor eoliene?', () => about(120), 'capacityMw', 'fuel', 'wind'),
    en('What did electricity cost in 2020?', NOTHING),
    en('When was the last blackout?', NOTHING),
    en('Which plants run on biogas?', NOTHING),
    ro('Cine este primarul orașului Kelso?', NOTHING),
  ],
};
