import { wishes, type Wish } from '../Wish.js';
import { clinic } from './clinic.js';
import { each, retype, tieOf } from '../changeRequests/draws.js';

const en = wishes('en');

export const ENGLISH: readonly Wish[] = [
  en(clinic, 'change the phone of Dev Patel to 0117 400 999', (d) => d.set('Dev Patel', 'phone', '0117 400 999')),
  en(clinic, 'Marble is vaccinated now', (d) => d.set('Marble', 'vaccinated', true)),
  en(clinic, 'Please put the price of Meloxicam at 25', (d) => d.set('Meloxicam', 'price', 25)),
  en(clinic, 'Add a new pet Truffle, a rabbit born in 2024, owned by Dev Patel', (d) =>
    d.add('Pet', 'name', 'Truffle', { species: 'rabbit', born: 2024 }).tie('Dev Patel', 'OWNS', 'Truffle'),
  ),
  en(clinic, 'Peter Olsen moved to the Green Room', (d) =>
    d.untie('Peter Olsen', 'WORKS_IN', 'Quiet Room').tie('Peter Olsen', 'WORKS_IN', 'Green Room'),
  ),
  en(clinic, 'raise the salary of all vets by 3%', (d) => each(d, 'Vet', 'salary', (now) => now * 1.03)),
  en(clinic, 'Delete Ziggy', (d) => d.drop('Ziggy')),
  en(clinic, 'Remove all dogs', (d) => d.drop('Biscuit', 'Duchess')),
  en(clinic, 'Miles Carver also treats Pickle', (d) => d.tie('Miles Carver', 'TREATS', 'Pickle')),
  en(clinic, 'Sofia Ruiz no longer mentors Peter Olsen', (d) => d.untie('Sofia Ruiz', 'MENTORS', 'Peter Olsen')),
  en(clinic, 'Can you rename Blue Room to Surgery One?', (d) => d.rename('Blue Room', 'name', 'Surgery One')),
  en(clinic, "Set Duchess's weight to 26.5", (d) => d.set('Duchess', 'weightKg', 26.5)),
  en(clinic, 'Swap the rooms of Hanna Brook and Miles Carver', (d) =>
    d
      .untie('Hanna Brook', 'WORKS_IN', 'Blue Room')
      .untie('Miles Carver', 'WORKS_IN', 'Green Room')
      .tie('Hanna Brook', 'WORKS_IN', 'Green Room')
      .tie('Miles Carver', 'WORKS_IN', 'Blue Room'),
  ),
  en(clinic, 'Biscuit takes 3 doses of Carprofen', (d) => {
    tieOf(d, 'Biscuit', 'TAKES', 'Carprofen').properties['doses'] = 3;
  }),
  en(clinic, 'Give the Quiet Room one more table', (d) => d.set('Quiet Room', 'tables', 4)),
  en(clinic, 'Delete the phone number of Tom Nash', (d) => d.unset('Tom Nash', 'phone')),
  en(clinic, 'Create a medicine called Tramadol with price 30 and stock 10', (d) =>
    d.add('Medicine', 'name', 'Tramadol', { price: 30, stock: 10 }),
  ),
  en(clinic, 'Rename the relationship TREATS to CARES_FOR', (d) => retype(d, 'TREATS', 'CARES_FOR')),
  en(clinic, 'Hanna Brook treats Olive instead of Miles Carver', (d) =>
    d.untie('Miles Carver', 'TREATS', 'Olive').tie('Hanna Brook', 'TREATS', 'Olive'),
  ),
  en(clinic, 'Marble got heavier by 0.3', (d) => d.set('Marble', 'weightKg', 4.5)),
  en(clinic, 'Tom Nash lives in Clevedon now and his phone is 0117 555 000', (d) =>
    d.set('Tom Nash', 'town', 'Clevedon').set('Tom Nash', 'phone', '0117 555 000'),
  ),
  en(clinic, 'Delete every medicine that is out of stock', 'ask'),
  en(clinic, 'Mark Pickle and Ziggy as vaccinated', (d) =>
    d.set('Pickle', 'vaccinated', true).set('Ziggy', 'vaccinated', true),
  ),
  en(clinic, 'Delete the room', 'ask'),
  en(clinic, 'Set the stock of all medicines cheaper than 20 to 100', (d) =>
    d.set('Carprofen', 'stock', 100).set('Amoxicillin', 'stock', 100),
  ),
  en(clinic, 'Disconnect Sofia Ruiz from Ziggy and connect Peter Olsen to Ziggy as TREATS', (d) =>
    d.untie('Sofia Ruiz', 'TREATS', 'Ziggy').tie('Peter Olsen', 'TREATS', 'Ziggy'),
  ),
  en(clinic, 'Add the label Senior to Duchess', (d) => {
    d.node('Duchess').labels = ['Pet', 'Senior'];
  }),
  en(clinic, 'Delete all vets except Hanna Brook and Sofia Ruiz', (d) => d.drop('Miles Carver', 'Peter Olsen')),
  en(clinic, 'note that Ruth Ellery moved to Bristol', (d) => d.set('Ruth Ellery', 'town', 'Bristol')),
  en(clinic, 'Pickle belongs to Grace Kim from now on', (d) =>
    d.untie('Dev Patel', 'OWNS', 'Pickle').tie('Grace Kim', 'OWNS', 'Pickle'),
  ),
];
