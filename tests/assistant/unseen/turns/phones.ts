import { type Conversation } from '../conversations.js';
import { en, type Field, names, NOTHING, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Phone', 'name', {
  'Alto 5': { brand: 'Alto', price: 299, year: 2021, battery: 4100, colour: 'black' },
  'Alto 6': { brand: 'Alto', price: 399, year: 2022, battery: 4500, colour: 'white' },
  'Alto 7': { brand: 'Alto', price: 549, year: 2024, battery: 4800, colour: 'black' },
  'Brevi S': { brand: 'Brevi', price: 699, year: 2023, battery: 3900, colour: 'silver' },
  'Brevi X': { brand: 'Brevi', price: 999, year: 2024, battery: 4400, colour: 'black' },
  'Corda One': { brand: 'Corda', price: 189, year: 2020, battery: 5000, colour: 'red' },
  'Corda Two': { brand: 'Corda', price: 219, year: 2022, battery: 5200, colour: 'silver' },
  'Delfin Z': { brand: 'Delfin', price: 449, year: 2021, battery: 3700, colour: 'white' },
});
world.add('Shop', 'name', {
  'Phone Corner': { city: 'Leeds', opened: 2009 },
  'Call Centre': { city: 'York', opened: 2015 },
  'Ring Ring': { city: 'Leeds', opened: 2019 },
});
world.join(
  'SELLS',
  'Phone_Corner > Alto_5 Alto_6 Brevi_S Corda_One, Call_Centre > Alto_7 Brevi_X Delfin_Z, Ring_Ring > Corda_Two Corda_One Brevi_X',
);

const phones: Field = { name: 'phones', language: 'en', world, asked: [] };

const brand = (w: World, of: string) => w.all('Phone').filter((p) => p.properties['brand'] === of);
const under = (w: World, price: number) => w.all('Phone').filter((p) => num(p, 'price') < price);

export const PHONE_TALKS: readonly Conversation[] = [
  {
    field: phones,
    opening: 'Which phones are made by Alto?',
    asked: [
      en('only the black ones', (w) => names(brand(w, 'Alto').filter((p) => p.properties['colour'] === 'black'))),
      en('which is the cheapest?', (w) => names([w.named('Alto 5')])),
      en('and the battery?', () => says(4100)),
    ],
  },
  {
    field: phones,
    opening: 'How many phones cost less than 400?',
    asked: [
      en('which ones?', (w) => names(under(w, 400))),
      en('and less than 250?', (w) => names(under(w, 250))),
      en('show their brand', () => says('Corda')),
      en('where are they sold?', (w) => names(under(w, 250).flatMap((p) => w.in(p, 'SELLS')))),
    ],
  },
  {
    field: phones,
    opening: 'What is the most expensive phone?',
    asked: [
      en('and the other way round?', (w) => names([w.named('Corda One')])),
      en('who sells it?', (w) => names(w.in('Corda One', 'SELLS'))),
      en('and the second most expensive?', (w) => names([w.named('Brevi S')])),
    ],
  },
  {
    field: phones,
    opening: 'What is the average price of the phones of Alto?',
    asked: [
      en('and Brevi?', () => says(849)),
      en('and the highest?', (w) =>
        says(top(brand(w, 'Brevi'), (p) => num(p, 'price')).map((p) => num(p, 'price'))[0] ?? 0),
      ),
      en('why?', NOTHING),
    ],
  },
];
