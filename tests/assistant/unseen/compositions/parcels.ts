import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, World } from '../World.js';

const world = new World();
world.add('County', 'name', { Northmark: {}, Westerly: {}, Sundale: {} });
world.add('Town', 'name', {
  Brimley: { inhabitants: 12_000 },
  Corran: { inhabitants: 48_000 },
  Dunvale: { inhabitants: 31_000 },
  Estwick: { inhabitants: 7_500 },
});
world.add('Depot', 'name', {
  'Mill Yard': { doors: 12, opened: 1988, heated: true },
  'Quay House': { doors: 30, opened: 2003, heated: false },
  'Old Tannery': { doors: 8, opened: 1971, heated: false },
  'Ring Road': { doors: 22, opened: 2016, heated: true },
  'Station Hall': { doors: 16, opened: 1995, heated: true },
});
world.add('Courier', 'name', {
  'Ines Falk': { age: 29, rating: 4.7 },
  'Jonas Pryde': { age: 41, rating: 4.1 },
  'Kira Moll': { age: 35, rating: 4.9 },
  'Lars Tveit': { age: 56, rating: 3.8 },
  'Mona Sand': { age: 23 },
});
world.add('Vehicle', 'name', {
  'Blue Van': { load: 900 },
  'Red Truck': { load: 5200 },
  'Cargo Bike': { load: 120 },
});
world.join('LIES_IN', 'Brimley > Northmark, Corran > Northmark, Dunvale > Westerly, Estwick > Sundale');
world.join('STANDS_IN', 'Mill_Yard > Brimley, Quay_House > Corran, Old_Tannery > Corran, Ring_Road > Dunvale');
world.join('STANDS_IN', 'Station_Hall > Estwick');
world.join(
  'WORKS_AT',
  'Ines_Falk > Mill_Yard, Jonas_Pryde > Quay_House, Kira_Moll > Ring_Road, Lars_Tveit > Ring_Road',
);
world.join('DRIVES', 'Ines_Falk > Blue_Van, Jonas_Pryde > Red_Truck, Kira_Moll > Blue_Van Cargo_Bike');
world.join('SHIPS_TO', 'Mill_Yard > Quay_House, Quay_House > Ring_Road Station_Hall, Ring_Road > Mill_Yard');

const depots = (w: World, fits: (doors: number, opened: number) => boolean) =>
  names(w.all('Depot').filter((one) => fits(num(one, 'doors'), num(one, 'opened'))));
const inCounty = (w: World, county: string) =>
  w.in(county, 'LIES_IN').flatMap((town) => w.in(String(town.properties['name']), 'STANDS_IN'));
const without = (w: World, label: string, some: readonly unknown[]) =>
  names(w.all(label).filter((one) => !some.includes(one)));

/** Parcels, and what rules put together: "or", "neither", "not", "between", by way of others, from and to, since. */
export const parcels: Field = {
  name: 'parcels',
  language: 'en',
  world,
  asked: [
    en('Which depots are in Northmark?', (w) => names(inCounty(w, 'Northmark'))),
    en('How many depots are there in Westerly?', (w) => says(inCounty(w, 'Westerly').length)),
    en('Which depots are not in Corran?', (w) => without(w, 'Depot', w.in('Corran', 'STANDS_IN'))),
    en('Which couriers drive the Blue Van or the Red Truck?', (w) =>
      names([...w.in('Blue Van', 'DRIVES'), ...w.in('Red Truck', 'DRIVES')]),
    ),
    en('Which couriers drive neither the Blue Van nor the Red Truck?', (w) =>
      without(w, 'Courier', [...w.in('Blue Van', 'DRIVES'), ...w.in('Red Truck', 'DRIVES')]),
    ),
    en('Which couriers drive both the Blue Van and the Cargo Bike?', (w) => names([w.named('Kira Moll')])),
    en('Which depots have between 10 and 20 doors?', (w) => depots(w, (doors) => doors >= 10 && doors <= 20)),
    en('Which depots opened between 1980 and 2000?', (w) => depots(w, (_, year) => year >= 1980 && year <= 2000)),
    en('Which depots have opened since 1995?', (w) => depots(w, (_, year) => year >= 1995)),
    en('Which depots does Quay House ship to?', (w) => names(w.out('Quay House', 'SHIPS_TO'))),
    en('Which depots ship to Quay House?', (w) => names(w.in('Quay House', 'SHIPS_TO'))),
    en('What does Kira Moll drive?', (w) => names(w.out('Kira Moll', 'DRIVES'))),
    en('Who works at Mill Yard or Quay House?', (w) =>
      names([...w.in('Mill Yard', 'WORKS_AT'), ...w.in('Quay House', 'WORKS_AT')]),
    ),
    en('Which couriers are older than Kira Moll?', (w) => names([w.named('Jonas Pryde'), w.named('Lars Tveit')])),
    en('Which towns have more inhabitants than Brimley but fewer than Corran?', (w) => names([w.named('Dunvale')])),
    en('Is Mill Yard or Quay House heated?', NOTHING),
    en('Which couriers have no rating?', (w) => names([w.named('Mona Sand')])),
    en('Is the rating of Mona Sand 5?', NOTHING),
    en('Which county is Quay House in?', (w) => names([w.named('Northmark')])),
    en('What town is Ring Road in?', (w) => names([w.named('Dunvale')])),
    en('Is Station Hall heated?', () => is(true)),
    en('Which vehicles are in Northmark?', NOTHING),
    en('Which couriers deliver on Sundays?', NOTHING),
    ro('Ce depozite sunt în Northmark?', (w) => names(inCounty(w, 'Northmark')), 'Depot'),
    ro(
      'Cine lucrează la Ring Road sau la Mill Yard?',
      (w) => names([...w.in('Ring Road', 'WORKS_AT'), ...w.in('Mill Yard', 'WORKS_AT')]),
      'WORKS_AT',
    ),
    ro(
      'Cine nu conduce nici Blue Van, nici Cargo Bike?',
      (w) => without(w, 'Courier', [...w.in('Blue Van', 'DRIVES'), ...w.in('Cargo Bike', 'DRIVES')]),
      'DRIVES',
    ),
    ro('Ce orașe nu sunt în Northmark?', (w) => without(w, 'Town', w.in('Northmark', 'LIES_IN')), 'Town'),
    ro('Cine conduce și Blue Van, și Cargo Bike?', (w) => names([w.named('Kira Moll')]), 'DRIVES'),
    ro('Cine este mai în vârstă, Ines Falk sau Lars Tveit?', (w) => names([w.named('Lars Tveit')]), 'age'),
    ro('Ce pachete a livrat Ines Falk?', NOTHING),
  ],
};
