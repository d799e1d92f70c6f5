import { type Wish, wishes } from '../Wish.js';
import { band } from './band.js';
import { hotel } from './hotel.js';
import { zoo } from './zoo.js';

const en = wishes('en');
const ro = wishes('ro');

/** Wishes for a change on the same graphs; what leaves a word open must be asked. */
export const FURTHER_WISHES: readonly Wish[] = [
  en(zoo, 'Set the weight of Leo to 200', (d) => d.set('Leo', 'weight', 200)),
  en(zoo, 'Otto Brand no longer feeds Polly', (d) => d.untie('Otto Brand', 'FEEDS', 'Polly')),
  en(zoo, 'Petra Lang feeds Frost and Kibo', (d) =>
    d.tie('Petra Lang', 'FEEDS', 'Frost').tie('Petra Lang', 'FEEDS', 'Kibo'),
  ),
  en(zoo, 'Delete all lions except Leo', (d) => d.drop('Nala', 'Kibo')),
  en(zoo, 'Raise the salary of every keeper by 100', (d) =>
    d.of('Keeper').map((k) => (k.properties['salary'] = Number(k.properties['salary']) + 100)),
  ),
  en(zoo, 'Delete the animals that eat Salmon', (d) => d.drop('Snow', 'Frost')),
  en(zoo, 'Make it bigger', 'ask'),
  en(zoo, 'Move Frost to the Bird House', (d) =>
    d.untie('Frost', 'LIVES_IN', 'Polar Pool').tie('Frost', 'LIVES_IN', 'Bird House'),
  ),
  en(band, 'Rename Night Bus to Day Bus', (d) => d.rename('Night Bus', 'name', 'Day Bus')),
  en(band, 'Remove the capacity of every festival that is smaller than 10000', 'ask'),
  en(band, 'Set the genre of all rock bands founded after 2000 to indie', (d) => d.set('Night Bus', 'genre', 'indie')),
  en(band, 'Add a musician called Ned Poe born in 1999 from Wales', (d) =>
    d.add('Musician', 'name', 'Ned Poe', { born: 1999, country: 'Wales' }),
  ),
  en(band, 'Delete everything that nobody likes', 'ask'),
  ro(hotel, 'Schimbă prețul camerei C110 în 175', (d) => d.set('C110', 'preț', 175)),
  ro(hotel, 'Șterge clientul Jan Novak', (d) => d.drop('Jan Novak')),
  ro(hotel, 'Mărește salariul tuturor angajaților cu 10%', (d) =>
    d.of('Angajat').map((a) => (a.properties['salariu'] = Number((Number(a.properties['salariu']) * 1.1).toFixed(6)))),
  ),
  ro(hotel, 'Mara Toma curăță și L301', (d) => d.tie('Mara Toma', 'CURĂȚĂ', 'L301')),
  ro(hotel, 'Șterge camerele de la etajul 3', (d) => d.drop('L301', 'L302')),
  ro(hotel, 'Fă-l mai ieftin', 'ask'),
  ro(hotel, 'Mută-l pe Sorin Lupu la Cerbul', (d) =>
    d.untie('Sorin Lupu', 'LUCREAZĂ_LA', 'Lotus').tie('Sorin Lupu', 'LUCREAZĂ_LA', 'Cerbul'),
  ),
];
