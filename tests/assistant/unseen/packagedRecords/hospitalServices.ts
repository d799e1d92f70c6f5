import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { where } from '../publicFiles/rows.js';
import { days, daysBetween, least, recordRows } from './rows.js';

const patients = recordRows('patients.csv');
const staff = recordRows('staff.csv');
const weeks = recordRows('services_weekly.csv');
const patient = cell('name');
export const employee = cell('staff_name');
const [service, arrival] = [cell('service'), cell('arrival_date')] as const;
export const departure = cell('departure_date');
export const age = amountOf('age');
const satisfaction = amountOf('satisfaction');
export const refused = amountOf('patients_refused');
const [morale, admitted] = [amountOf('staff_morale'), amountOf('patients_admitted')] as const;
const [week, requests] = [amountOf('week'), amountOf('patients_request')] as const;
const treatedIn = (name: string) => where(patients, 'service', name);
export const working = (role: string, name: string) => where(where(staff, 'service', name), 'role', role);
export const weeksOf = (name: string, ...some: readonly number[]) =>
  where(weeks, 'service', name).filter((row) => some.length === 0 || some.includes(week(row)));
export const called = (name: string) => where(patients, 'name', name)[0];
const stay = (row: Row | undefined) => daysBetween(arrival(row), departure(row));

/** Patients, staff and the weeks of four hospital services: three tables. */
export const hospitalServices = brought(
  'hospitalServices',
  'en',
  ['patients.csv', 'staff.csv', 'services_weekly.csv'],
  worldOf({ name: patients.map(patient), staff_name: staff.map(employee), service: staff.map(service) }),
  [
    en('how many nurses work in the ICU?', () => says(working('nurse', 'ICU').length), 'role', 'service'),
    en('list the doctors in surgery', those(...working('doctor', 'surgery').map(employee)), 'role', 'service'),
    en(
      'which service has the most nursing assistants',
      those(...mostCounted(counted(where(staff, 'role', 'nursing_assistant'), 'service'))),
      'role',
      'service',
    ),
    en('How old is Garrett Lin', () => says(age(called('Garrett Lin'))), 'age'),
    en('when did Tina Sanders leave?', days(departure(called('Tina Sanders'))), 'departure_date'),
    en(
      'how many days did Nathan Freeman stay',
      () => says(stay(called('Nathan Freeman'))),
      'arrival_date',
      'departure_date',
    ),
    en('patients older than 88', those(...patients.filter((row) => age(row) > 88).map(patient)), 'age'),
    en('average satisfaction of surgery patients', near(mean(treatedIn('surgery').map(satisfaction))), 'satisfaction'),
    en(
      'how many patients did emergency turn away in week 5 (refused)',
      () => says(sum(weeksOf('emergency', 5).map(refused))),
      'patients_refused',
    ),
    en(
      'In which week did emergency have the most patient requests?',
      toldBy(...most(weeksOf('emergency'), requests).map((row) => [week(row)])),
      'patients_request',
      'week',
    ),
    en(
      'how many weeks had a strike in surgery',
      () => says(where(weeksOf('surgery'), 'event', 'strike').length),
      'event',
    ),
    en('what happend in the ICU in week 45', toldBy([cell('event')(weeksOf('ICU', 45)[0])]), 'event'),
    en(
      'lowest staff morale in general_medicine',
      () => says(Math.min(...weeksOf('general_medicine').map(morale))),
      'staff_morale',
    ),
    en(
      'total patients admitted by general_medicine in month 12',
      () => says(sum(where(weeksOf('general_medicine'), 'month', '12').map(admitted))),
      'patients_admitted',
      'month',
    ),
    en(
      'who arrived on january 19, 2025',
      those(...where(patients, 'arrival_date', '2025-01-19').map(patient)),
      'arrival_date',
    ),
    en('is Rebecca Jackson in the ICU or in surgery?', those(service(called('Rebecca Jackson'))), 'service'),
    en('youngest patients in emergency', those(...least(treatedIn('emergency'), age).map(patient)), 'age'),
    en('Which service has the largest staff?', those(...mostCounted(counted(staff, 'service'))), 'service'),
    en(
      'doctors who work in the service where Jamie Walton was treated',
      those(...working('doctor', service(called('Jamie Walton'))).map(employee)),
      'service',
    ),
    en(
      'general_medicine patients with satisfaction below 62',
      those(
        ...treatedIn('general_medicine')
          .filter((row) => satisfaction(row) < 62)
          .map(patient),
      ),
      'satisfaction',
    ),
    en(
      'did surgery refuse more patients than the ICU in week 1',
      () => is(sum(weeksOf('surgery', 1).map(refused)) > sum(weeksOf('ICU', 1).map(refused))),
      'patients_refused',
    ),
    en(
      'average length of stay in emergency, in days',
      near(mean(treatedIn('emergency').map(stay))),
      'arrival_date',
      'departure_date',
    ),
    en('what was Joyce Solis diagnosed with?', NOTHING),
    en('how much does Allison Hill earn', NOTHING),
    en('what room is Larry Dixon in', NOTHING),
    en('which medication did Alyssa Day get', NOTHING),
  ],
);
