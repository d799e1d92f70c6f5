import { type Field } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
world.add('Branch', 'name', {
  Harbour: { city: 'Leith', slots: 12 },
  Airport: { city: 'Turnhouse', slots: 40 },
  'Old Town': { city: 'Leith', slots: 6 },
  Depot: { city: 'Granton', slots: 25 },
});
world.add('Car', 'name', {
  'Blue Panda': { year: 2019, price: 40, fuel: 'petrol', automatic: false },
  'Red Corsa': { year: 2021, price: 55, fuel: 'diesel', automatic: false },
  'White Zoe': { year: 2022, price: 70, fuel: 'electric', automatic: true },
  'Black Octavia': { year: 2018, price: 65, fuel: 'diesel', automatic: true },
  'Grey Leaf': { year: 2020, price: 60, fuel: 'electric', automatic: true },
});
world.add('Mechanic', 'name', {
  'Rob Finch': { age: 44, wage: 2300 },
  'Tess Marlow': { age: 31, wage: 2500 },
  'Ian Quill': { age: 58, wage: 2100 },
});
world.add('Client', 'name', {
  'Lucy Tran': { phone: '0131 555 010', member: true },
  'Omar Vance': { phone: '0131 555 022', member: false },
  'Greta Holm': { phone: '0131 555 047', member: true },
});
world.join('KEPT_AT', 'Blue_Panda > Harbour, Red_Corsa > Harbour, White_Zoe > Airport, Black_Octavia > Airport');
world.join('KEPT_AT', 'Grey_Leaf > Old_Town');
world.join('WORKS_AT', 'Rob_Finch > Harbour, Tess_Marlow > Airport, Ian_Quill > Old_Town');
world.join('REPAIRS', 'Rob_Finch > Blue_Panda Red_Corsa, Tess_Marlow > White_Zoe Grey_Leaf, Ian_Quill > Black_Octavia');
world.join('TRAINS', 'Rob_Finch > Tess_Marlow');
world.tie('Lucy Tran', 'RENTED', 'White Zoe', { days: 3 });
world.tie('Omar Vance', 'RENTED', 'Red Corsa', { days: 5 });
world.tie('Omar Vance', 'RENTED', 'Blue Panda', { days: 2 });

/** Cars for hire. */
export const rental: Field = { name: 'rental', language: 'en', world, asked: [] };
