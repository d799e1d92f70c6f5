import { type Conversation } from '../conversations.js';
import { en, type Field, names, NOTHING, ro, says } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
world.add('Employee', 'name', {
  'Ada Fenn': { job: 'driver', salary: 2900, born: 1979, city: 'Bath' },
  'Bo Lind': { job: 'driver', salary: 3100, born: 1990, city: 'Wells' },
  'Cleo Marsh': { job: 'mechanic', salary: 3600, born: 1985, city: 'Bath' },
  'Dirk Oster': { job: 'mechanic', salary: 3300, born: 1968, city: 'Frome' },
  'Ella Quist': { job: 'planner', salary: 4100, born: 1982, city: 'Wells' },
  'Finn Roper': { job: 'driver', salary: 2700, born: 2001, city: 'Frome' },
  'Gail Stone': { job: 'planner', salary: 3950, born: 1975, city: 'Bath' },
});
world.add('Depot', 'name', {
  'North Depot': { buses: 34 },
  'South Depot': { buses: 21 },
  'Old Depot': { buses: 8 },
});
world.join(
  'WORKS_AT',
  'Ada_Fenn > North_Depot, Bo_Lind > North_Depot, Cleo_Marsh > North_Depot, Dirk_Oster > South_Depot, Ella_Quist > South_Depot, Finn_Roper > South_Depot, Gail_Stone > Old_Depot',
);
world.join(
  'REPORTS_TO',
  'Ada_Fenn > Ella_Quist, Bo_Lind > Ella_Quist, Finn_Roper > Gail_Stone, Ella_Quist > Gail_Stone',
);

const staff: Field = { name: 'staff', language: 'en', world, asked: [] };

const at = (w: World, depot: string) => w.in(depot, 'WORKS_AT');

export const STAFF_TALKS: readonly Conversation[] = [
  {
    field: staff,
    opening: 'Who works at North Depot?',
    asked: [
      en('What is the meaning of all this?', NOTHING),
      en('which of them are drivers?', (w) =>
        names(at(w, 'North Depot').filter((e) => e.properties['job'] === 'driver')),
      ),
      en('what do they earn?', () => says(2900, 3100)),
      en('who is their boss?', (w) => names([w.named('Ella Quist')])),
    ],
  },
  {
    field: staff,
    opening: 'How many employees are there per city?',
    asked: [
      en('and per job?', () => says(3, 2, 2)),
      en('and the average salary?', () => says(2900, 3450, 4025)),
      en('who is the oldest?', (w) => names([w.named('Dirk Oster')])),
    ],
  },
  {
    field: staff,
    opening: 'When was Cleo Marsh born?',
    asked: [
      en('what about Bo Lind?', () => says(1990)),
      en('where does he live', () => says('Wells')),
      en('and who does he report to?', (w) => names(w.out('Bo Lind', 'REPORTS_TO'))),
    ],
  },
  {
    field: staff,
    opening: 'Cine lucrează la South Depot?',
    asked: [
      ro('câți sunt?', (w) => says(at(w, 'South Depot').length)),
      ro('doar cei din Frome', (w) => names(at(w, 'South Depot').filter((e) => e.properties['city'] === 'Frome'))),
      ro('dar la Old Depot?', (w) => names(at(w, 'Old Depot'))),
    ],
  },
];
