import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { cell, continental, dotted } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, personalRows, within } from './rows.js';

const trips = personalRows('excursii.csv', ';');
const enrolments = personalRows('inscrieri.csv', ';');
const [code, place, teacher] = [cell('Cod'), cell('Destinație'), cell('Profesor însoțitor')];
const [pupil, form] = [cell('Elev'), cell('Clasa')];
const cost = (row: Row) => continental(cell('Cost pe elev (lei)')(row));
const placeOf = new Map(trips.map((row) => [code(row), place(row)]));
const bound = (row: Row) => placeOf.get(cell('Cod excursie')(row)) ?? '';
const goingTo = (where: string) => enrolments.filter((row) => bound(row) === where);
const wanted = new Set(enrolments.map(bound));
const tripsBy = (means: string) => trips.filter((row) => row['Transport'] === means);
export const placesBy = (means: string): readonly string[] => tripsBy(means).map(place);
const pupilsOf = (rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).map(pupil);
const amount = (heading: string) => (row: Row) => continental(cell(heading)(row));

/** A school's trips by a code, and which pupils put their names down for each. */
export const schoolTrips = brought(
  'excursii școlare',
  'ro',
  ['excursii.csv', 'inscrieri.csv'],
  worldOf({
    Destinație: trips.map(place),
    Elev: enrolments.map(pupil),
    'Profesor însoțitor': trips.map(teacher),
  }),
  [
    ro(
      'Câți elevi s-au înscris la Sibiu?',
      () => says(goingTo('Sibiu').length),
      'Elev',
      'Cod excursie',
      'Înscriere',
      'Inscriere',
    ),
    ro('care-i cea mai scumpă excursie', those(...most(trips, cost).map(place)), 'Cost pe elev (lei)', 'Excursie'),
    ro(
      'Cine merge cu copiii la Râșnov?',
      those(...trips.filter((row) => place(row) === 'Râșnov').map(teacher)),
      'Profesor însoțitor',
      'Destinație',
    ),
    ro(
      'ce elevi n-au adus acordul părinților pentru Sibiu?',
      those(...pupilsOf(goingTo('Sibiu'), (row) => row['Acord părinte'] === 'nu')),
      'Acord părinte',
      'Înscriere',
      'Inscriere',
      'Elev',
      'Cod excursie',
    ),
    ro(
      'Cat s-a strans din avansuri pentru Sarmizegetusa?',
      () => about(sum(goingTo('Sarmizegetusa').map(amount('Avans (lei)')))),
      'Avans (lei)',
      'Cod excursie',
    ),
    ro(
      'La ce excursii nu s-a înscris nimeni?',
      those(...trips.map(place).filter((one) => !wanted.has(one))),
      'Excursie',
      'Cod excursie',
      'Înscriere',
      'Inscriere',
    ),
    ro(
      'Care profesor a fost cu elevii la cele mai multe excursii?',
      those(...mostCounted(counted(trips, 'Profesor însoțitor'))),
      'Profesor însoțitor',
      'Excursie',
    ),
    ro(
      'cât costă în medie o excursie cu autocarul',
      () => about(mean(tripsBy('autocar').map(cost))),
      'Cost pe elev (lei)',
      'Transport',
    ),
    ro(
      'e cineva din 6B alergic la nuci?',
      () => is(enrolments.some((row) => form(row) === '6B' && row['Alergii'] === 'nuci')),
      'Alergii',
      'Clasa',
    ),
    ro(
      'Cât mai are de dat Mara Bucșan în total?',
      () => about(sum(enrolments.filter((row) => pupil(row) === 'Mara Bucșan').map(amount('Rest de plată (lei)')))),
      'Rest de plată (lei)',
      'Înscriere',
      'Inscriere',
      'Elev',
    ),
    en(
      'Which 7A pupils signed up for Turda?',
      those(...pupilsOf(goingTo('Turda'), (row) => form(row) === '7A')),
      'Clasa',
      'Elev',
      'Înscriere',
      'Inscriere',
      'Cod excursie',
    ),
    en(
      'how many trips set off in October 2025',
      () => says(trips.filter((row) => within(dotted(cell('Plecare')(row)), '2025-10-01', '2025-10-31')).length),
      'Plecare',
      'Excursie',
    ),
    ro('La ce restaurant au mâncat copiii la Bran?', NOTHING),
    ro('cui i s-a facut rau pe drum spre Delta Dunarii', NOTHING),
    en('Who drove the coach to Sibiu?', NOTHING),
  ],
);
