import { type Field } from '../unseen/Gold.js';
import { World } from '../unseen/World.js';

const world = new World();
world.add('Ship', 'name', {
  Marlin: { tonnage: 9000, built: 1998, kind: 'tanker' },
  Osprey: { tonnage: 4000, built: 2007, kind: 'ferry', page: 'Osprey' },
  Petrel: { tonnage: 4000, built: 2015, kind: 'tanker' },
  Tern: { tonnage: 1200, built: 1987, kind: 'trawler' },
});
world.add('Sailor', 'name', {
  'Ada Roe': { age: 51, wage: 4000, rank: 1 },
  'Ben Orr': { age: 34, wage: 3000, rank: 2 },
  'Cleo Voss': { age: 28, wage: 2500, rank: 2 },
  'Dan Pugh': { age: 45, wage: 3500, rank: 3 },
});
world.add('Harbour', 'name', {
  Skerry: { depth: 14, country: 'Norway' },
  Vale: { depth: 9, country: 'Spain' },
  Holm: { depth: 21, country: 'Norway' },
});
world.add('Cargo', 'name', {
  Grain: { perishable: true, price: 90 },
  Coal: { perishable: false, price: 60 },
  Fruit: { perishable: true, price: 240 },
});
world.add('Fleet', 'name', { Northline: {}, Bluewater: {} });
world.join('SAILS_ON', 'Ada_Roe > Marlin, Ben_Orr > Osprey, Cleo_Voss > Marlin, Dan_Pugh > Tern');
world.join('TRAINED_ON', 'Ada_Roe > Tern, Ben_Orr > Marlin');
world.join('MOORED_AT', 'Marlin > Skerry, Osprey > Vale, Petrel > Skerry');
world.join('CARRIES', 'Marlin > Grain Coal, Osprey > Grain, Petrel > Grain Coal Fruit');
world.join('PART_OF', 'Marlin > Northline, Osprey > Bluewater, Petrel > Northline, Tern > Bluewater');
world.join('COMMANDS', 'Ada_Roe > Ben_Orr Cleo_Voss, Dan_Pugh > Ada_Roe');

/** Ships and harbours, on which rules of composition were tried before they met any other graph. */
export const port: Field = { name: 'port', language: 'en', world, asked: [] };
