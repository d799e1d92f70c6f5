import { brought } from '../personalFiles/rows.js';
import { about, en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { amount, distinct, publicRows, perGroup, share, where } from './rows.js';

const senators = publicRows('canadian_senators.csv');
const [name, party, province] = [
  cell('Name'),
  cell('Political Affiliation at Appointment'),
  cell('Province / Territory'),
];
const adviser = cell('Appointed on the advice of');
const days = (row: Row) => amount(row['diff_days']);
const started = (row: Row) => (row['start_date'] ?? '').slice(0, 10);
const ended = (row: Row) => (row['end_date'] ?? '').slice(0, 10);
const because = (reason: string) => where(senators, 'reason', reason);
const by = (surname: string) => senators.filter((row) => adviser(row).startsWith(`${surname},`));
const named = (whole: string) => senators.find((row) => name(row) === whole);
const LIBERAL = 'Liberal Party of Canada';

/** Senators of Canada since 1990, with dates, a party, a province and who appointed them. */
export const senate = brought(
  'senate',
  'en',
  ['canadian_senators.csv'],
  worldOf({
    Name: senators.map(name),
    'Political Affiliation at Appointment': distinct(senators, 'Political Affiliation at Appointment'),
    'Province / Territory': distinct(senators, 'Province / Territory'),
    'Appointed on the advice of': distinct(senators, 'Appointed on the advice of'),
  }),
  [
    en('how many senators did Harper appoint', () => says(by('Harper').length), 'Appointed on the advice of'),
    en(
      'Which senators are from Saskatchewan?',
      those(...where(senators, 'Province / Territory', 'Saskatchewan').map(name)),
      'Province / Territory',
    ),
    en('who served the longest', those(...most(senators, days).map(name)), 'diff_days', 'Term'),
    en('how many senators died in office', () => says(because('Death').length), 'reason'),
    en(
      'which province has the most senators?',
      those(...mostCounted(counted(senators, 'Province / Territory'))),
      'Province / Territory',
    ),
    en(
      'senators appointed in 2005',
      those(...senators.filter((row) => started(row).startsWith('2005')).map(name)),
      'start_date',
    ),
    en(
      'did anyone resign in 2013?',
      () => is(because('Resignation').some((row) => ended(row).startsWith('2013'))),
      'reason',
      'end_date',
    ),
    en(
      'Who appointed Roméo Dallaire?',
      those(adviser(named('Dallaire, Roméo A.'))),
      'Appointed on the advice of',
      'Name',
    ),
    en(
      'average number of days in the senate of those who retired',
      () => about(mean(because('Retirement').map(days))),
      'diff_days',
      'reason',
    ),
    en(
      'New Democratic Party senator',
      those(...senators.filter((row) => party(row) === 'New Democratic Party').map(name)),
      'Political Affiliation at Appointment',
    ),
    en(
      'how many liberals from ontario',
      () => says(where(senators, 'Province / Territory', 'Ontario').filter((row) => party(row) === LIBERAL).length),
      'Political Affiliation at Appointment',
      'Province / Territory',
    ),
    en(
      'When did Michael Duffy become a senator?',
      () => says({ date: started(named('Duffy, Michael') ?? {}) }),
      'start_date',
    ),
    en(
      'Who appointed more senators, Mulroney or Chrétien?',
      those(...[most([by('Mulroney'), by('Chrétien')], (rows) => rows.length)[0]?.[0]].map(adviser)),
      'Appointed on the advice of',
    ),
    en(
      'number of senators per party',
      perGroup(counted(senators, 'Political Affiliation at Appointment')),
      'Political Affiliation at Appointment',
    ),
    en(
      'how many are still in office? (no reason for leaving)',
      () => says(because('').length),
      'reason',
      'end_date',
      'observed',
    ),
    en(
      'what percentage was appointed by Harper',
      share(by('Harper').length, senators.length),
      'Appointed on the advice of',
    ),
    en(
      'Senators who served less than a year',
      those(...senators.filter((row) => days(row) < 365).map(name)),
      'diff_days',
      'Term',
    ),
    en(
      'which senators from Nova Scotia were appointed by Chretien',
      those(
        ...by('Chrétien')
          .filter((row) => province(row) === 'Nova Scotia')
          .map(name),
      ),
      'Province / Territory',
      'Appointed on the advice of',
    ),
    en('How old is Pamela Wallin?', NOTHING),
    en('what salary do senators get', NOTHING),
    en('which senators speak french', NOTHING),
    en('which committees does Hugh Segal sit on', NOTHING),
  ],
);
