import { type Field } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
world.add('Vet', 'name', {
  'Hanna Brook': { age: 41, salary: 3900, onCall: true },
  'Miles Carver': { age: 35, salary: 3400, onCall: false },
  'Sofia Ruiz': { age: 52, salary: 4300, onCall: false },
  'Peter Olsen': { age: 29, salary: 2900, onCall: true },
});
world.add('Pet', 'name', {
  Biscuit: { species: 'dog', weightKg: 12.5, born: 2019, vaccinated: true },
  Marble: { species: 'cat', weightKg: 4.2, born: 2021, vaccinated: false },
  Pickle: { species: 'rabbit', weightKg: 1.8, born: 2022, vaccinated: false },
  Duchess: { species: 'dog', weightKg: 28, born: 2016, vaccinated: true },
  Ziggy: { species: 'parrot', weightKg: 0.4, born: 2012, vaccinated: false },
  Olive: { species: 'cat', weightKg: 3.6, born: 2023, vaccinated: true },
});
world.add('Owner', 'name', {
  'Grace Kim': { phone: '0117 400 111', town: 'Clevedon' },
  'Dev Patel': { phone: '0117 400 122', town: 'Portishead' },
  'Ruth Ellery': { phone: '0117 400 133', town: 'Clevedon' },
  'Tom Nash': { phone: '0117 400 144', town: 'Yatton' },
});
world.add('Room', 'name', {
  'Blue Room': { floor: 1, tables: 2 },
  'Green Room': { floor: 1, tables: 1 },
  'Quiet Room': { floor: 2, tables: 3 },
});
world.add('Medicine', 'name', {
  Carprofen: { price: 18, stock: 40 },
  Amoxicillin: { price: 12, stock: 75 },
  Meloxicam: { price: 22, stock: 0 },
});
world.join('OWNS', 'Grace_Kim > Biscuit Marble, Dev_Patel > Pickle, Ruth_Ellery > Duchess Olive, Tom_Nash > Ziggy');
world.join('TREATS', 'Hanna_Brook > Biscuit Duchess, Miles_Carver > Marble Olive, Sofia_Ruiz > Pickle Ziggy');
world.join('WORKS_IN', 'Hanna_Brook > Blue_Room, Miles_Carver > Green_Room, Sofia_Ruiz > Quiet_Room');
world.join('WORKS_IN', 'Peter_Olsen > Quiet_Room');
world.join('MENTORS', 'Sofia_Ruiz > Peter_Olsen');
world.tie('Biscuit', 'TAKES', 'Carprofen', { doses: 2 });
world.tie('Duchess', 'TAKES', 'Carprofen', { doses: 4 });
world.tie('Marble', 'TAKES', 'Amoxicillin', { doses: 3 });

/** A clinic for animals. */
export const clinic: Field = { name: 'clinic', language: 'en', world, asked: [] };
