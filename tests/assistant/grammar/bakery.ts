import { type Field } from '../unseen/Gold.js';
import { World } from '../unseen/World.js';

const world = new World();
world.add('Bread', 'name', {
  Sunloaf: { weight_g: 500, 'Asking Price': 4, flour: 'rye', organic: true },
  Millstone: { weight_g: 900, 'Asking Price': 7, flour: 'spelt', organic: true },
  Harvest: { weight_g: 750, 'Asking Price': 5, flour: 'rye', organic: false },
  Quickbun: { weight_g: 120, 'Asking Price': 1, flour: 'wheat', organic: false },
});
world.add('Baker', 'name', {
  'Rui Tavares': { wage: 2100 },
  'Olav Berg': { wage: 3000 },
  'Mina Roth': { wage: 2600 },
  'Tess Holm': { wage: 1900 },
});
world.add('Market', 'name', { 'Dock Market': { tarabe: 40 }, 'Hill Market': { tarabe: 12 } });
world.add('Customer', 'name', { 'Ann Poole': {}, 'Bo Lind': {}, 'Cy Marsh': {} });
world.add('Basket', 'No', {
  'B-1': { total: 12 },
  'B-2': { total: 31 },
  'B-3': { total: 8 },
});
world.add('Complaint', 'Ref', {
  'K-11': { status: 'dismissed' },
  'K-12': { status: 'settled' },
  'K-13': { status: 'dismissed' },
});
world.join('TRAINED_BY', 'Rui_Tavares > Olav_Berg, Mina_Roth > Olav_Berg, Tess_Holm > Mina_Roth');
world.join('ÎNLOCUIT_DE', 'Rui_Tavares > Tess_Holm, Olav_Berg > Mina_Roth');
world.join('BAKED_BY', 'Sunloaf > Rui_Tavares, Millstone > Olav_Berg, Harvest > Mina_Roth, Quickbun > Tess_Holm');
world.join('BOUGHT', 'Ann_Poole > B-1, Bo_Lind > B-2, Cy_Marsh > B-3');
world.join('FILED_ABOUT', 'K-11 > B-1, K-12 > B-3, K-13 > B-2');
for (const [bread, market, loaves_sold] of [
  ['Sunloaf', 'Dock Market', 120],
  ['Sunloaf', 'Hill Market', 40],
  ['Millstone', 'Dock Market', 90],
  ['Harvest', 'Hill Market', 200],
  ['Quickbun', 'Dock Market', 30],
] as const)
  world.tie(bread, 'OFFERED_AT', market, { loaves_sold });

/** Breads, who bakes them and where they are sold, on which forms of questions were tried before they met any other graph. */
export const bakery: Field = { name: 'bakery', language: 'en', world, asked: [] };
