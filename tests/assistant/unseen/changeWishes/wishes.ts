import { type Language } from '../../graphs/Language.js';
import { type Draft } from '../Draft.js';
import { type Field } from '../Gold.js';
import { type Wish } from '../Wish.js';
import { rental } from './rental.js';
import { school } from './school.js';

const wishes =
  (language: Language, field: Field) =>
  (request: string, wanted: Wish['wanted']): Wish => ({ field, language, request, wanted });
const en = wishes('en', rental);
const ro = wishes('ro', school);

const raise = (d: Draft, label: string, property: string, by: number) =>
  d
    .of(label)
    .map((one) => (one.properties[property] = Number((Number(one.properties[property]) * (1 + by)).toFixed(6))));
const tied = (d: Draft, start: string, type: string, end: string) => {
  const tie = d.ties.find((one) => one.start === start && one.type === type && one.end === end);
  if (tie === undefined) throw new Error(`No ${type} from ${start} to ${end}`);
  return tie;
};

const ENGLISH: readonly Wish[] = [
  en('Set the price of the White Zoe to 75', (d) => d.set('White Zoe', 'price', 75)),
  en('Please remove Ian Quill, he has retired', (d) => d.drop('Ian Quill')),
  en('Raise the wage of all mechanics by 5%', (d) => raise(d, 'Mechanic', 'wage', 0.05)),
  en('Lower the price of every diesel car by 10', (d) =>
    d.set('Red Corsa', 'price', 45).set('Black Octavia', 'price', 55),
  ),
  en('Rob Finch also works at the Airport', (d) => d.tie('Rob Finch', 'WORKS_AT', 'Airport')),
  en('Delete all electric cars except the Grey Leaf', (d) => d.drop('White Zoe')),
  en('Move the Red Corsa from Harbour to Old Town', (d) =>
    d.untie('Red Corsa', 'KEPT_AT', 'Harbour').tie('Red Corsa', 'KEPT_AT', 'Old Town'),
  ),
  en('Lucy Tran is no longer a member', (d) => d.set('Lucy Tran', 'member', false)),
  en('Rename the type RENTED to HIRED everywhere', (d) => {
    for (const tie of d.ties) if (tie.type === 'RENTED') tie.type = 'HIRED';
  }),
  en("Set the days of Omar Vance's rental of the Red Corsa to 9", (d) => {
    tied(d, 'Omar Vance', 'RENTED', 'Red Corsa').properties['days'] = 9;
  }),
  en('Delete the branches without cars', (d) => d.drop('Depot')),
  en('Set the price of all cars from before 2020 to 30', (d) =>
    d.set('Blue Panda', 'price', 30).set('Black Octavia', 'price', 30),
  ),
  en('Remove the car', 'ask'),
  en('Add a mechanic Pam Doyle, aged 27, who works at the Depot', (d) =>
    d.add('Mechanic', 'name', 'Pam Doyle', { age: 27 }).tie('Pam Doyle', 'WORKS_AT', 'Depot'),
  ),
  en('Delete Greta Holm and make Omar Vance a member', (d) => d.drop('Greta Holm').set('Omar Vance', 'member', true)),
  en('Create a branch called Station in Perth with 20 slots and move the Blue Panda there', (d) =>
    d
      .add('Branch', 'name', 'Station', { city: 'Perth', slots: 20 })
      .untie('Blue Panda', 'KEPT_AT', 'Harbour')
      .tie('Blue Panda', 'KEPT_AT', 'Station'),
  ),
  en('Rob Finch stops training Tess Marlow and trains Ian Quill instead', (d) =>
    d.untie('Rob Finch', 'TRAINS', 'Tess Marlow').tie('Rob Finch', 'TRAINS', 'Ian Quill'),
  ),
  en('Set the fuel of the Blue Panda to hybrid and its year to 2020', (d) =>
    d.set('Blue Panda', 'fuel', 'hybrid').set('Blue Panda', 'year', 2020),
  ),
  en('Add a car Green Micra with a price of 35, kept at Harbour and repaired by Tess Marlow', (d) =>
    d
      .add('Car', 'name', 'Green Micra', { price: 35 })
      .tie('Green Micra', 'KEPT_AT', 'Harbour')
      .tie('Tess Marlow', 'REPAIRS', 'Green Micra'),
  ),
  en('Rename Old Town to New Town, then give it 4 more slots', (d) =>
    d.set('Old Town', 'slots', 10).rename('Old Town', 'name', 'New Town'),
  ),
];

const ROMANIAN: readonly Wish[] = [
  ro('Setează salariul Ioanei Rusu la 5200', (d) => d.set('Ioana Rusu', 'salariu', 5200)),
  ro('Crește salariile profesorilor cu 8%', (d) => raise(d, 'Profesor', 'salariu', 0.08)),
  ro('Șterge elevii care nu studiază nicio materie', (d) => d.drop('Paul Neagoe')),
  ro('Mută-l pe Vlad Popa din 9A în 10B', (d) =>
    d.untie('Vlad Popa', 'ÎNVAȚĂ_ÎN', '9A').tie('Vlad Popa', 'ÎNVAȚĂ_ÎN', '10B'),
  ),
  ro('Radu Iancu nu mai predă Chimie', (d) => d.untie('Radu Iancu', 'PREDĂ', 'Chimie')),
  ro('Ana Manea studiază și Desen', (d) => d.tie('Ana Manea', 'STUDIAZĂ', 'Desen')),
  ro('Schimbă eticheta Materie în Disciplină peste tot', (d) =>
    d.of('Materie').map((one) => (one.labels = ['Disciplină'])),
  ),
  ro('Șterge toate clasele de la etajul 2 în afară de 10B', (d) => d.drop('10C', '12A')),
  ro('Nota lui Vlad Popa la Chimie este acum 9', (d) => {
    tied(d, 'Vlad Popa', 'STUDIAZĂ', 'Chimie').properties['nota'] = 9;
  }),
  ro('Elimină vârsta tuturor elevilor', (d) => d.of('Elev').map(({ name }) => d.unset(name, 'vârstă'))),
  ro('Clasa 9A are cu 3 locuri mai mult', (d) => d.set('9A', 'locuri', 31)),
  ro('Dă-i o bursă', 'ask'),
  ro('Marchează-o pe Ana Manea ca bursieră', (d) => d.set('Ana Manea', 'bursier', true)),
  ro('Adaugă profesorul Sorin Lazăr, de 35 de ani, care predă Desen', (d) =>
    d.add('Profesor', 'nume', 'Sorin Lazăr', { vârstă: 35 }).tie('Sorin Lazăr', 'PREDĂ', 'Desen'),
  ),
  ro('Șterge-l pe Vlad Popa și schimbă media Anei Manea în 9,5', (d) =>
    d.drop('Vlad Popa').set('Ana Manea', 'medie', 9.5),
  ),
  ro('Creează clasa 11C la etajul 1 și mut-o acolo pe Ana Manea', (d) =>
    d
      .add('Clasă', 'nume', '11C', { etaj: 1 })
      .untie('Ana Manea', 'ÎNVAȚĂ_ÎN', '9A')
      .tie('Ana Manea', 'ÎNVAȚĂ_ÎN', '11C'),
  ),
  ro('Redenumește Chimie în Chimie organică și mărește-i orele cu 2', (d) =>
    d.set('Chimie', 'ore', 5).rename('Chimie', 'nume', 'Chimie organică'),
  ),
  ro('Radu Iancu nu mai este diriginte la 9A, Ioana Rusu îi ia locul', (d) =>
    d.untie('Radu Iancu', 'DIRIGINTE_LA', '9A').tie('Ioana Rusu', 'DIRIGINTE_LA', '9A'),
  ),
  ro('Pune etajul clasei 9A la 0 și al clasei 10B la 1', (d) => d.set('9A', 'etaj', 0).set('10B', 'etaj', 1)),
  ro('Adaugă elevii Ema Sava și Tudor Nica în 9A', (d) =>
    d
      .add('Elev', 'nume', 'Ema Sava')
      .add('Elev', 'nume', 'Tudor Nica')
      .tie('Ema Sava', 'ÎNVAȚĂ_ÎN', '9A')
      .tie('Tudor Nica', 'ÎNVAȚĂ_ÎN', '9A'),
  ),
];

/** Forty wishes, written before the frames that read them; 14 in several steps. */
export const NEW_WISHES: readonly Wish[] = [...ENGLISH, ...ROMANIAN];
