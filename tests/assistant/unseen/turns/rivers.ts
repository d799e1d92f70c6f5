import { type Conversation } from '../conversations.js';
import { en, type Field, is, names, NOTHING, says } from '../Gold.js';
import { num, World } from '../World.js';

const world = new World();
world.add('River', 'name', {
  Arva: { country: 'Norland', length: 410, basin: 'North Sea' },
  Belk: { country: 'Norland', length: 122, basin: 'North Sea' },
  Cissa: { country: 'Ostia', length: 845, basin: 'Black Sea' },
  Dunn: { country: 'Ostia', length: 301, basin: 'Black Sea' },
  Esk: { country: 'Westmark', length: 98, basin: 'North Sea' },
  Fulda: { country: 'Westmark', length: 220, basin: 'Baltic' },
  Gera: { country: 'Ostia', length: 87, basin: 'Black Sea' },
});
world.add('Town', 'name', {
  Harwick: { population: 81000, founded: 1188 },
  Ilmen: { population: 240000, founded: 1340 },
  Jarna: { population: 12000, founded: 1702 },
  Kolm: { population: 560000, founded: 1066 },
});
world.add('Observation', 'code', {
  'o-1': { year: 1990, flow: 40 },
  'o-2': { year: 2000, flow: 44 },
  'o-3': { year: 2010, flow: 38 },
  'o-4': { year: 1990, flow: 210 },
  'o-5': { year: 2000, flow: 205 },
  'o-6': { year: 2010, flow: 199 },
});
world.join('FLOWS_THROUGH', 'Arva > Harwick Ilmen, Cissa > Kolm Ilmen, Esk > Jarna, Dunn > Kolm');
world.join('OBSERVED_AT', 'o-1 > Arva, o-2 > Arva, o-3 > Arva, o-4 > Cissa, o-5 > Cissa, o-6 > Cissa');

const rivers: Field = { name: 'rivers', language: 'en', world, asked: [] };

const of = (w: World, country: string) => w.all('River').filter((r) => r.properties['country'] === country);
const longer = (w: World, km: number) => w.all('River').filter((r) => num(r, 'length') > km);

export const RIVER_TALKS: readonly Conversation[] = [
  {
    field: rivers,
    opening: 'Which rivers are longer than 200?',
    asked: [
      en('only the ones from Ostia', (w) => names(longer(w, 200).filter((r) => r.properties['country'] === 'Ostia'))),
      en('how many is that', () => says(2)),
      en('sort by length', (w) => names(longer(w, 200).filter((r) => r.properties['country'] === 'Ostia'))),
      en('which towns do they flow through?', (w) =>
        names(
          longer(w, 200)
            .filter((r) => r.properties['country'] === 'Ostia')
            .flatMap((r) => w.out(r, 'FLOWS_THROUGH')),
        ),
      ),
    ],
  },
  {
    field: rivers,
    opening: 'How many rivers are in Westmark?',
    asked: [
      en('and in Norland?', (w) => says(of(w, 'Norland').length)),
      en('what are they called?', (w) => names(of(w, 'Norland'))),
      en('what about Ostia', (w) => names(of(w, 'Ostia'))),
      en('their average length?', () => says(411)),
    ],
  },
  {
    field: rivers,
    opening: 'What was the flow of Arva in 2000?',
    asked: [
      en('and in 1990?', () => says(40)),
      en('and Cissa?', () => says(210)),
      en('how long is it?', () => says(845)),
    ],
  },
  {
    field: rivers,
    opening: 'Which towns lie on Arva?',
    asked: [
      en('Which rivers flow through Kolm?', (w) => names(w.in('Kolm', 'FLOWS_THROUGH'))),
      en('is Arva one of them?', () => is(false)),
      en('and which is the longest', (w) => names([w.named('Cissa')])),
      en('what fish live in it?', NOTHING),
    ],
  },
];
