import { hospital } from '../fields/hospital.js';
import { grid } from '../fields/grid.js';
import { type Asked, en, type Field, first, is, names, NOTHING, says } from '../Gold.js';
import { num, type World } from '../World.js';

const ages = (w: World, ...of: readonly string[]) => of.map((name) => num(w.named(name), 'age'));

const ofHospital: readonly Asked[] = [
  en('Who is older, David Roth or Gina Porter?', (w) => first(w.named('Gina Porter'), w.named('David Roth')), 'age'),
  en('Who is the younger one: Quinn Ross or Clara Stein?', (w) => {
    const [quinn = 0, clara = 0] = ages(w, 'Quinn Ross', 'Clara Stein');
    const both = [w.named('Quinn Ross'), w.named('Clara Stein')] as const;
    return quinn < clara ? first(both[0], both[1]) : first(both[1], both[0]);
  }),
  en('Is Boris Novak older than Felix Braun?', () => is(false), 'age'),
  en('Which has more beds, East Wing or Maternity?', (w) => first(w.named('Maternity'), w.named('East Wing')), 'beds'),
  en('Compare Anna Weber and Clara Stein', (w) => says(...ages(w, 'Anna Weber', 'Clara Stein')), 'age'),
  en('How old are Boris Novak and Elena Marsh?', (w) => says(...ages(w, 'Boris Novak', 'Elena Marsh')), 'age'),
  en('What is the age and the blood type of Sam Tate?', (w) =>
    says(num(w.named('Sam Tate'), 'age'), String(w.named('Sam Tate').properties['bloodType'])),
  ),
  en('Is influenza contagious?', () => is(true), 'contagious'),
  en('Is diabetes contagious or not?', () => is(false), 'contagious'),
  en('Is surgery the specialty of Clara Stein?', () => is(true), 'specialty'),
  en('Is oncology the specialty of Anna Weber?', () => is(false), 'specialty'),
  en('Tell me about Maternity', (w) => says(num(w.named('Maternity'), 'beds')), 'beds'),
  en('What do you know about Ibuprofen?', () => says('Migraine', 'Influenza')),
  en('Which patients lie in North Wing or Maternity?', (w) =>
    names([...w.in('North Wing', 'LIES_IN'), ...w.in('Maternity', 'LIES_IN')]),
  ),
  en('Which patients have neither asthma nor migraine?', (w) => {
    const ill = [...w.in('Asthma', 'DIAGNOSED_WITH'), ...w.in('Migraine', 'DIAGNOSED_WITH')];
    return names(w.all('Patient').filter((patient) => !ill.includes(patient)));
  }),
  en('Which doctors are between 35 and 50 years old?', (w) =>
    names(w.all('Doctor').filter((one) => num(one, 'age') >= 35 && num(one, 'age') <= 50)),
  ),
  en('Is Anna Weber taller than Boris Novak?', NOTHING),
];

const ofGrid: readonly Asked[] = [
  en('How are Elston and Dunmore connected?', () => says('Corby', 'Bexley'), 'CONNECTED_TO'),
  en('What is the shortest way from Marlow to Wells?', () => says('Ashford', 'Bexley', 'Dunmore')),
  en('Is there any connection between Ashford and Hexham?', () => is(false)),
  en('Which is newer, Sunfield or High Moor?', (w) => first(w.named('Sunfield'), w.named('High Moor')), 'opened'),
  en('Which one is smaller: Kelso or Wells?', (w) => first(w.named('Wells'), w.named('Kelso')), 'population'),
  en('Did Black Hill open before Deep Bay?', () => is(true), 'opened'),
  en('Is the capacity of Cold Creek higher than that of High Moor?', () => is(true), 'capacityMw'),
  en('What are the differences between Long Sands and High Moor?', () => says(90, 150), 'capacityMw'),
  en('Compare the population of Ripon, Wells and Marlow', () => says(87000, 12000, 120000), 'population'),
  en('Is Voltara private?', () => is(true), 'private'),
  en('Which cities have a population between 40000 and 100000?', (w) => names([w.named('Kelso'), w.named('Ripon')])),
];

/** Questions in English of the kinds that the older readings answered. */
export const ENGLISH: readonly (readonly [Field, readonly Asked[]])[] = [
  [hospital, ofHospital],
  [grid, ofGrid],
];
