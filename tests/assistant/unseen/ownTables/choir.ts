import { about, en, NOTHING, says } from '../Gold.js';
import { mean, most, point, type Row, rowsOf, tabled, those, worldOf } from './rows.js';

const members = rowsOf('members.csv', ',');
const concerts = rowsOf('concerts.csv', ',');
const name = ({ Name = '' }: Row) => Name;
const title = ({ Concert = '' }: Row) => Concert;
const altos = new Set(members.filter((row) => row['Voice'] === 'Alto').map(name));

/** A choir: two tables that share the names of its members, one of them as the soloist. */
export const choir = tabled(
  'choir',
  'en',
  ['members.csv', 'concerts.csv'],
  worldOf({ Name: members.map(name), Concert: concerts.map(title) }),
  [
    en('How many sopranos are there?', () => says(members.filter((row) => row['Voice'] === 'Soprano').length), 'Voice'),
    en(
      'Who has not paid the subscription?',
      those(...members.filter((row) => row['Subscription paid'] === 'no').map(name)),
      'Subscription',
    ),
    en(
      'Which concerts were at the Guildhall?',
      those(...concerts.filter((row) => row['Venue'] === 'Guildhall').map(title)),
      'Venue',
    ),
    en(
      'Who was the soloist at Lenten Requiem?',
      those(concerts.find((row) => title(row) === 'Lenten Requiem')?.['Soloist'] ?? ''),
      'Soloist',
    ),
    en(
      'Which concert sold the most tickets?',
      those(...most(concerts, (row) => point(row['Tickets sold'])).map(title)),
      'Tickets',
    ),
    en(
      'Which concerts had an alto as soloist?',
      those(...concerts.filter((row) => altos.has(row['Soloist'] ?? '')).map(title)),
      'Soloist',
      'Voice',
    ),
    en(
      'What is the average ticket price?',
      () => about(mean(concerts.map((row) => point(row['Ticket price'])))),
      'price',
    ),
    en(
      'Who has been singing for more than 20 years?',
      those(...members.filter((row) => point(row['Years singing']) > 20).map(name)),
      'Years',
    ),
    en('Which members live in Brighton?', NOTHING),
    en('Who plays the organ?', NOTHING),
  ],
);
