import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';
import { having, sum } from './reckon.js';

const world = new World();
world.add('Supplier', 'Supplier Name', {
  Formosa: { Country: 'Taiwan', Rating: 4.6, 'Lead Time (days)': 45 },
  Ruhrstahl: { Country: 'Germany', Rating: 4.1, 'Lead Time (days)': 12 },
  'Pneus Vidal': { Country: 'France', Rating: 3.4, 'Lead Time (days)': 9 },
  'Lario Freni': { Country: 'Italy', Rating: 4.8, 'Lead Time (days)': 20 },
  'Odra Metal': { Country: 'Poland', Rating: 2.9, 'Lead Time (days)': 15 },
});
world.add('Part', 'partName', {
  'Alu frame': { category: 'frame', weightGrams: 1700, inStock: 120 },
  'Carbon frame': { category: 'frame', weightGrams: 980, inStock: 14 },
  'Disc brake': { category: 'brakes', weightGrams: 310, inStock: 400 },
  'Rim brake': { category: 'brakes', weightGrams: 260, inStock: 0 },
  'Road tyre': { category: 'wheels', weightGrams: 230, inStock: 900 },
  'Trail tyre': { category: 'wheels', weightGrams: 780, inStock: 350 },
  'Spoked wheel': { category: 'wheels', weightGrams: 1100, inStock: 260 },
  'City saddle': { category: 'saddle', weightGrams: 540, inStock: 75 },
});
world.add('Model', 'modelName', {
  Swift: { segment: 'road', listPrice: 2900, launched: 2022 },
  Grizzly: { segment: 'mountain', listPrice: 2100, launched: 2019 },
  Promenade: { segment: 'city', listPrice: 650, launched: 2015 },
  'Swift Carbon': { segment: 'race', listPrice: 5400, launched: 2024 },
});
world.add('Plant', 'name', { Plovdiv: { workers: 310 }, Aveiro: { workers: 145 } });
world.add('Dealer', 'name', {
  Velomania: { city: 'Vienna' },
  'Two Wheels': { city: 'Dublin' },
  Pedale: { city: 'Turin' },
});
for (const [who, what, unitPrice, minOrder] of [
  ['Formosa', 'Alu frame', 95, 50],
  ['Formosa', 'Carbon frame', 640, 5],
  ['Odra Metal', 'Alu frame', 81, 100],
  ['Lario Freni', 'Disc brake', 38, 20],
  ['Lario Freni', 'Rim brake', 17, 20],
  ['Pneus Vidal', 'Road tyre', 14, 200],
  ['Pneus Vidal', 'Trail tyre', 21, 100],
  ['Ruhrstahl', 'Spoked wheel', 55, 40],
] as const)
  world.tie(who, 'SUPPLIES', what, { unitPrice, minOrder });
world.join('USED_IN', 'Alu_frame > Swift Grizzly Promenade, Carbon_frame > Swift_Carbon', () => ({ quantity: 1 }));
world.join('USED_IN', 'Disc_brake > Grizzly Swift Swift_Carbon, Rim_brake > Promenade', () => ({ quantity: 2 }));
world.join('USED_IN', 'Road_tyre > Swift Swift_Carbon, Trail_tyre > Grizzly, Spoked_wheel > Grizzly Promenade', () => ({
  quantity: 2,
}));
world.join('ASSEMBLED_AT', 'Swift > Aveiro, Swift_Carbon > Aveiro, Grizzly > Plovdiv, Promenade > Plovdiv');
for (const [what, to, units, year] of [
  ['Swift', 'Velomania', 40, 2025],
  ['Grizzly', 'Velomania', 65, 2025],
  ['Promenade', 'Two Wheels', 210, 2025],
  ['Grizzly', 'Two Wheels', 30, 2026],
  ['Swift', 'Pedale', 25, 2026],
  ['Promenade', 'Velomania', 80, 2026],
] as const)
  world.tie(what, 'SHIPPED_TO', to, { units, year });

/** What bicycles are made of, where, and whom they go to. */
export const bicycles: Field = {
  name: 'bicycles',
  language: 'en',
  world,
  asked: [
    en('Who supplies the Disc brake?', (w) => names(w.in('Disc brake', 'SUPPLIES')), 'SUPPLIES'),
    en('Which parts are out of stock?', (w) => names(having(w.all('Part'), 'inStock', 0)), 'inStock'),
    en(
      'Which supplier has the shortest lead time?',
      (w) => names(top(w.all('Supplier'), (s) => -num(s, 'Lead Time (days)'))),
      'Lead Time (days)',
    ),
    en('suppliers rated below 4', (w) => names(w.all('Supplier').filter((s) => num(s, 'Rating') < 4)), 'Rating'),
    en('How many parts does each supplier supply?', () => says(2, 1, 2, 2, 1), 'SUPPLIES'),
    en('Which parts go into the Grizzly?', (w) => names(w.in('Grizzly', 'USED_IN')), 'USED_IN'),
    en('What does Odra Metal charge for the Alu frame?', () => says(81), 'unitPrice'),
    en('How many units were shipped to Velomania in total?', () => says(185), 'units'),
    en('Which models use neither disc brakes nor rim brakes?', () => names([]), 'USED_IN'),
    en(
      'Which part is not used in any model?',
      (w) => names(w.all('Part').filter((p) => w.out(p, 'USED_IN').length === 0)),
      'USED_IN',
    ),
    en(
      'What is the average weight of parts by category?',
      () => says(1340, 285, 703.33, 540),
      'weightGrams',
      'category',
    ),
    en(
      'Which suppliers deliver parts for the Swift?',
      (w) => names(w.in('Swift', 'USED_IN').flatMap((p) => w.in(p, 'SUPPLIES'))),
      'SUPPLIES',
      'USED_IN',
    ),
    en(
      'Is the Promenade assembled at Aveiro?',
      (w) => is(has(w.out('Promenade', 'ASSEMBLED_AT'), 'Aveiro')),
      'ASSEMBLED_AT',
    ),
    en(
      'What is the most expensive model made in Plovdiv?',
      (w) => names(top(w.in('Plovdiv', 'ASSEMBLED_AT'), (m) => num(m, 'listPrice'))),
      'listPrice',
      'ASSEMBLED_AT',
    ),
    ro('Câți muncitori sunt în total în fabrici?', (w) => says(sum(w.all('Plant'), 'workers')), 'workers', 'Plant'),
    ro(
      'Ce furnizori sunt din Germania sau din Polonia?',
      (w) => names(w.all('Supplier').filter((s) => ['Germany', 'Poland'].includes(String(s.properties['Country'])))),
      'Country',
      'Supplier',
    ),
    en('How many Swifts were returned by customers?', NOTHING),
    en('Which supplier uses child labour?', NOTHING),
    en('What is the profit on the Promenade?', NOTHING),
    ro('Ce culoare are modelul Grizzly?', NOTHING),
  ],
};
