import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const DOCTORS = 'Anna Weber,Boris Novak,Clara Stein,David Roth,Elena Marsh,Felix Braun,Gina Porter';
const PATIENTS =
  'Peter Hale,Quinn Ross,Rita Snow,Sam Tate,Tina Upton,Uma Vance,Victor Wade,Wendy York,Xena Zorn,Yuri Abel,Zoe Brent,Adam Cross,Bella Dunn,Carl Estes';
const SPECIALTIES = ['cardiology', 'oncology', 'surgery', 'pediatrics'];
const WARDS = ['North Wing', 'East Wing', 'Intensive Care', 'Maternity'];
const DISEASES = ['Asthma', 'Diabetes', 'Influenza', 'Migraine', 'Pneumonia'];
const DRUGS = ['Aspirin', 'Insulin', 'Ventolin', 'Amoxicillin', 'Ibuprofen'];
for (const [index, ward] of WARDS.entries())
  world.add('Ward', 'name', { [ward]: { beds: 6 + index * 4, floor: index + 1 } });
for (const name of DISEASES)
  world.add('Disease', 'name', { [name]: { contagious: name === 'Influenza' || name === 'Pneumonia' } });
for (const name of DRUGS) world.add('Drug', 'name', { [name]: { doseMg: 50 * (1 + world.dice(10)) } });
for (const [index, name] of DOCTORS.split(',').entries()) {
  world.add('Doctor', 'name', { [name]: { specialty: SPECIALTIES[index % 4] as string, age: 31 + index * 5 } });
  world.tie(name, 'WORKS_IN', WARDS[index % 4] as string);
}
for (const [index, name] of PATIENTS.split(',').entries()) {
  world.add('Patient', 'name', {
    [name]: {
      age: 8 + ((index * 13) % 80),
      bloodType: world.pick(['A', 'B', 'AB', 'O']),
      admitted: `2025-0${1 + (index % 6)}-0${1 + (index % 9)}`,
    },
  });
  world.tie(name, 'LIES_IN', world.pick(WARDS));
  world.tie(world.pick(DOCTORS.split(',')), 'TREATS', name);
  if (index % 3 === 0) world.tie('Anna Weber', 'TREATS', name);
  if (index !== 5) world.tie(name, 'DIAGNOSED_WITH', world.pick(DISEASES));
  world.tie(name, 'PRESCRIBED', world.pick(DRUGS), { since: 2020 + world.dice(6) });
}
world.join(
  'SUPERVISES',
  'Anna_Weber > Boris_Novak Clara_Stein, Clara_Stein > David_Roth, David_Roth > Elena_Marsh Felix_Braun',
);
world.join(
  'CURES',
  'Insulin > Diabetes, Ventolin > Asthma, Amoxicillin > Pneumonia, Aspirin > Migraine, Ibuprofen > Migraine Influenza',
);

/** A hospital with doctors, patients and what they suffer from. */
export const hospital: Field = {
  name: 'hospital',
  language: 'en',
  world,
  asked: [
    en('Which doctors treat Peter Hale?', (w) => names(w.in('Peter Hale', 'TREATS')), 'TREATS'),
    en('Who supervises Elena Marsh?', (w) => names(w.in('Elena Marsh', 'SUPERVISES')), 'SUPERVISES'),
    en('Whom does Clara Stein supervise?', (w) => names(w.out('Clara Stein', 'SUPERVISES')), 'SUPERVISES'),
    en(
      'How many patients are diagnosed with asthma?',
      (w) => says(w.in('Asthma', 'DIAGNOSED_WITH').length),
      'DIAGNOSED_WITH',
    ),
    en('Which patients are older than 60?', (w) => names(w.all('Patient').filter((p) => num(p, 'age') > 60)), 'age'),
    en('What drugs help against migraine?', (w) => names(w.in('Migraine', 'CURES')), 'CURES'),
    en('Which ward has the most beds?', (w) => names(top(w.all('Ward'), (x) => num(x, 'beds'))), 'beds'),
    en('How old is David Roth?', (w) => says(num(w.named('David Roth'), 'age')), 'age'),
    en(
      'Which cardiologists work in the North Wing?',
      (w) => names(w.in('North Wing', 'WORKS_IN').filter((d) => d.properties['specialty'] === 'cardiology')),
      'specialty',
      'cardiology',
    ),
    en(
      'Which patients with blood type AB lie in Intensive Care?',
      (w) => names(w.in('Intensive Care', 'LIES_IN').filter((p) => p.properties['bloodType'] === 'AB')),
      'bloodType',
    ),
    en(
      'What is the average age of the patients?',
      (w) => about(w.all('Patient').reduce((sum, p) => sum + num(p, 'age'), 0) / w.all('Patient').length),
      'age',
    ),
    en('Which patients were prescribed insulin?', (w) => names(w.in('Insulin', 'PRESCRIBED')), 'PRESCRIBED'),
    en(
      'Who has been taking aspirin since 2022?',
      (w) =>
        names(
          w
            .inTies('Aspirin', 'PRESCRIBED')
            .filter(({ properties }) => properties['since'] === 2022)
            .map(({ node }) => node),
        ),
      'PRESCRIBED',
      'since',
    ),
    en(
      'Does Boris Novak work in the East Wing?',
      (w) => is(has(w.out('Boris Novak', 'WORKS_IN'), 'East Wing')),
      'WORKS_IN',
    ),
    ro('Câți pacienți tratează Anna Weber?', (w) => says(w.out('Anna Weber', 'TREATS').length), 'TREATS'),
    ro('La ce etaj este secția Maternity?', () => says(4), 'floor'),
    en('How much does Felix Braun earn?', NOTHING),
    en('When will Rita Snow be discharged?', NOTHING),
    en('Which nurses work nights?', NOTHING),
    ro('Care este adresa lui Sam Tate?', NOTHING),
  ],
};
