import { en, type Field, is, names, NOTHING, ro, says, about } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const CITIES = ['Leeds', 'York', 'Bath', 'Derby'];
const CUSTOMERS =
  'Alice Moore,Ben Carter,Chloe Davis,Daniel Evans,Emma Foster,Frank Green,Grace Hill,Henry Irving,Isla Jones,Jack King,Kate Lewis,Liam Mason';
const PRODUCTS =
  'Oak Chair,Pine Table,Desk Lamp,Wool Rug,Steel Shelf,Glass Vase,Tea Kettle,Bread Knife,Cotton Towel,Wall Clock,Garden Hose,Picture Frame,Coat Hook,Bath Mat';
const COLOURS = ['brown', 'white', 'black', 'blue'];
const STATES = ['pending', 'shipped', 'delivered', 'returned'];
world.add('Category', 'name', { Furniture: {}, Kitchen: {}, Lighting: {}, Outdoor: {} });
world.add('Supplier', 'name', {
  Nordwood: { country: 'Sweden' },
  Brightco: { country: 'Italy' },
  Homeware: { country: 'France' },
});
for (const [index, name] of CUSTOMERS.split(',').entries())
  world.add('Customer', 'name', {
    [name]: { city: world.pick(CITIES), joined: `20${18 + (index % 6)}-0${1 + (index % 9)}-15`, vip: index % 4 === 0 },
  });
for (const [index, name] of PRODUCTS.split(',').entries()) {
  world.add('Product', 'name', {
    [name]: { price: 5 + world.dice(200), stock: world.dice(60), colour: world.pick(COLOURS) },
  });
  world.tie(name, 'IN_CATEGORY', ['Furniture', 'Kitchen', 'Lighting', 'Outdoor'][index % 4] as string);
  world.tie(name, 'SUPPLIED_BY', ['Nordwood', 'Brightco', 'Homeware'][(index * 7) % 3] as string);
}
for (let index = 0; index < 30; index += 1) {
  const name = `O-${1001 + index}`;
  world.add('Order', 'number', {
    [name]: {
      date: `202${3 + (index % 3)}-0${1 + (index % 9)}-1${index % 10}`,
      total: 20 + world.dice(900),
      status: world.pick(STATES),
    },
  });
  world.tie(world.pick(CUSTOMERS.split(',').slice(0, 10)), 'PLACED', name);
  for (const product of new Set([
    world.pick(PRODUCTS.split(',').slice(0, 12)),
    world.pick(PRODUCTS.split(',')),
    world.pick(PRODUCTS.split(',')),
  ]))
    world.tie(name, 'CONTAINS', product, { quantity: 1 + world.dice(5) });
}
for (const customer of CUSTOMERS.split(','))
  world.tie(customer, 'REVIEWED', world.pick(PRODUCTS.split(',')), { stars: 1 + world.dice(5) });

/** A shop with its customers, orders, products and suppliers. */
export const shop: Field = {
  name: 'shop',
  language: 'en',
  world,
  asked: [
    en(
      'How many products cost more than 100?',
      (w) => says(w.all('Product').filter((p) => num(p, 'price') > 100).length),
      'price',
    ),
    en(
      'Which customers live in Leeds?',
      (w) => names(w.all('Customer').filter((c) => c.properties['city'] === 'Leeds')),
      'city',
    ),
    en('What is the most expensive product?', (w) => names(top(w.all('Product'), (p) => num(p, 'price'))), 'price'),
    en(
      'Who bought the Wool Rug?',
      (w) => names(w.in('Wool Rug', 'CONTAINS').flatMap((o) => w.in(o, 'PLACED'))),
      'PLACED',
      'CONTAINS',
    ),
    en(
      'Which orders are still pending?',
      (w) => names(w.all('Order').filter((o) => o.properties['status'] === 'pending')),
      'status',
    ),
    en(
      'What did Alice Moore order?',
      (w) => names(w.out('Alice Moore', 'PLACED').flatMap((o) => w.out(o, 'CONTAINS'))),
      'PLACED',
      'CONTAINS',
      'Order',
    ),
    en('How many orders has Ben Carter placed?', (w) => says(w.out('Ben Carter', 'PLACED').length), 'PLACED'),
    en(
      'List the products supplied by Nordwood that are in the Kitchen category',
      (w) => names(w.in('Nordwood', 'SUPPLIED_BY').filter((p) => has(w.out(p, 'IN_CATEGORY'), 'Kitchen'))),
      'SUPPLIED_BY',
      'IN_CATEGORY',
    ),
    en(
      'Which customers have never placed an order?',
      (w) => names(w.all('Customer').filter((c) => w.out(c, 'PLACED').length === 0)),
      'PLACED',
    ),
    en(
      'What is the average order total?',
      (w) => about(w.all('Order').reduce((sum, o) => sum + num(o, 'total'), 0) / 30),
      'total',
    ),
    en(
      'Which supplier provides the most products?',
      (w) => names(top(w.all('Supplier'), (s) => w.in(s, 'SUPPLIED_BY').length)),
      'SUPPLIED_BY',
    ),
    en(
      'Is the Desk Lamp supplied by Brightco?',
      (w) => is(has(w.out('Desk Lamp', 'SUPPLIED_BY'), 'Brightco')),
      'SUPPLIED_BY',
    ),
    ro(
      'Câte comenzi au fost livrate?',
      (w) => says(w.all('Order').filter((o) => o.properties['status'] === 'delivered').length),
      'status',
      'delivered',
    ),
    ro(
      'Ce produse sunt mai ieftine de 50?',
      (w) => names(w.all('Product').filter((p) => num(p, 'price') < 50)),
      'price',
    ),
    ro('Din ce țară este furnizorul Homeware?', () => says('France'), 'country'),
    en(
      'Which VIP customers placed an order in 2024?',
      (w) =>
        names(
          w
            .all('Customer')
            .filter(
              (c) =>
                c.properties['vip'] === true &&
                w.out(c, 'PLACED').some((o) => String(o.properties['date']).startsWith('2024')),
            ),
        ),
      'vip',
      'date',
    ),
    en('What is the phone number of Emma Foster?', NOTHING),
    en('Which products are on sale this weekend?', NOTHING),
    en('How much does the Silver Spoon cost?', NOTHING),
    ro('Cine este directorul magazinului?', NOTHING),
  ],
};
