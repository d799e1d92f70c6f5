import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { day, having, mean, median } from './reckon.js';

const world = new World();
world.add('Trial', 'title', {
  'ASTRA-1': { phase: 1, status: 'completed', start_date: '2021-02-01', target_enrollment: 20 },
  'ASTRA-2': { phase: 2, status: 'recruiting', start_date: '2023-09-12', target_enrollment: 80 },
  BREATHE: { phase: 3, status: 'recruiting', start_date: '2022-06-20', target_enrollment: 300 },
  'CALM-HF': { phase: 2, status: 'suspended', start_date: '2024-01-15', target_enrollment: 60 },
});
world.add('Drug', 'drug_name', {
  Velorin: { dose_mg: 50, approved: false },
  Pulmazid: { dose_mg: 200, approved: true },
  Cardexa: { dose_mg: 10, approved: false },
  Placebo: { dose_mg: 0, approved: true },
});
world.add('Site', 'site_name', {
  'Northfield Hospital': { city: 'Leeds', beds: 420 },
  'Clinica Aurora': { city: 'Milan', beds: 150 },
  'Sankt Olav': { city: 'Trondheim', beds: 610 },
});
world.add('Investigator', 'name', {
  'Dr. Amelia Frost': { speciality: 'oncology' },
  'Dr. Paolo Conti': { speciality: 'pneumology' },
  'Dr. Signe Moen': { speciality: 'cardiology' },
});
const PATIENTS = {
  'PT-001': ['F', 54, 61, '2021-03-05'],
  'PT-002': ['M', 67, 82, '2021-03-18'],
  'PT-003': ['F', 71, 58, '2023-10-02'],
  'PT-004': ['M', 45, 90, '2023-11-20'],
  'PT-005': ['F', 38, 70, '2022-08-01'],
  'PT-006': ['M', 62, 77, '2022-08-09'],
  'PT-007': ['F', 59, 64, '2022-12-15'],
  'PT-008': ['M', 73, 85, '2024-02-03'],
  'PT-009': ['F', 66, 68, '2024-02-10'],
} as const;
for (const [id, [sex, age, weight_kg, screened_on]] of Object.entries(PATIENTS))
  world.add('Patient', 'patient_id', { [id]: { sex, age, weight_kg, screened_on } });
world.add('SideEffect', 'name', { Headache: {}, Nausea: {}, Rash: {}, Dizziness: {} });
world.join('TESTS', 'ASTRA-1 > Velorin, ASTRA-2 > Velorin Placebo, BREATHE > Pulmazid Placebo, CALM-HF > Cardexa');
world.join('RUNS_AT', 'ASTRA-1 > Northfield_Hospital, ASTRA-2 > Northfield_Hospital Clinica_Aurora');
world.join('RUNS_AT', 'BREATHE > Clinica_Aurora Sankt_Olav, CALM-HF > Sankt_Olav');
world.join('LEADS', 'Dr._Amelia_Frost > ASTRA-1 ASTRA-2, Dr._Paolo_Conti > BREATHE, Dr._Signe_Moen > CALM-HF');
world.join('ENROLLED_IN', 'PT-001 > ASTRA-1, PT-002 > ASTRA-1, PT-003 > ASTRA-2, PT-005 > BREATHE', () => ({
  arm: 'treatment',
}));
world.join('ENROLLED_IN', 'PT-004 > ASTRA-2, PT-006 > BREATHE, PT-007 > BREATHE', () => ({ arm: 'control' }));
world.tie('PT-008', 'ENROLLED_IN', 'CALM-HF', { arm: 'treatment' });
for (const [who, what, grade, reported] of [
  ['PT-001', 'Nausea', 2, 2021],
  ['PT-002', 'Headache', 1, 2021],
  ['PT-003', 'Nausea', 3, 2023],
  ['PT-003', 'Rash', 1, 2024],
  ['PT-005', 'Headache', 1, 2022],
  ['PT-008', 'Nausea', 4, 2024],
] as const)
  world.tie(who, 'REPORTED', what, { grade, reported });

const ENROLLED = 'ENROLLED_IN';
const women = (w: World) => having(w.all('Patient'), 'sex', 'F');

/** Clinical trials with those who take part. */
export const trials: Field = {
  name: 'trials',
  language: 'en',
  world,
  asked: [
    en('How many patients are enrolled in BREATHE?', (w) => says(w.in('BREATHE', ENROLLED).length), ENROLLED),
    en('List all phase 2 trials', (w) => names(having(w.all('Trial'), 'phase', 2)), 'phase'),
    en(
      'Which trials are recruiting at the moment?',
      (w) => names(having(w.all('Trial'), 'status', 'recruiting')),
      'status',
    ),
    en('Who leads CALM-HF?', (w) => names(w.in('CALM-HF', 'LEADS')), 'LEADS'),
    en(
      'Which side effect was reported most?',
      (w) => names(top(w.all('SideEffect'), (s) => w.in(s, 'REPORTED').length)),
      'REPORTED',
    ),
    en('Which patients reported nausea?', (w) => names(w.in('Nausea', 'REPORTED')), 'REPORTED'),
    en(
      'Which patients are in the control arm?',
      () => names(['PT-004', 'PT-006', 'PT-007'].map((id) => world.named(id))),
      'arm',
    ),
    en('median age of the patients', (w) => about(median(w.all('Patient'), 'age')), 'age'),
    en(
      'average weight by sex',
      (w) => {
        const [f, m] = [women(w), having(w.all('Patient'), 'sex', 'M')].map((some) =>
          Number(mean(some, 'weight_kg').toFixed(1)),
        );
        return says(f ?? 0, m ?? 0);
      },
      'weight_kg',
      'sex',
    ),
    en(
      'Which patients have not been enrolled in a trial?',
      (w) => names(w.all('Patient').filter((p) => w.out(p, ENROLLED).length === 0)),
      ENROLLED,
    ),
    en(
      'Which drugs are tested at Clinica Aurora?',
      (w) => names(w.in('Clinica Aurora', 'RUNS_AT').flatMap((t) => w.out(t, 'TESTS'))),
      'TESTS',
      'RUNS_AT',
    ),
    en('Is Cardexa approved?', () => is(false), 'approved'),
    en('When did ASTRA-2 start?', () => says({ date: '2023-09-12' }), 'start_date'),
    en('How many trials does each investigator lead?', () => says(2, 1, 1), 'LEADS'),
    ro(
      'Ce pacienți au peste 65 de ani?',
      (w) => names(w.all('Patient').filter((p) => num(p, 'age') > 65)),
      'age',
      'Patient',
    ),
    ro(
      'Care este cel mai recent studiu?',
      (w) => names(top(w.all('Trial'), (t) => day(t, 'start_date'))),
      'start_date',
      'Trial',
    ),
    en('How many patients died in BREATHE?', NOTHING),
    en('What is the blood pressure of PT-004?', NOTHING),
    en('Which insurance company pays for CALM-HF?', NOTHING),
    ro('Cât costă o cutie de Velorin?', NOTHING),
  ],
};
