import { brought } from '../personalFiles/rows.js';
import { en, type Gold, is, NOTHING, says } from '../Gold.js';
import { day } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, most, type Row, those, worldOf } from '../ownTables/rows.js';
import { perGroup, where } from '../publicFiles/rows.js';
import { tableRows } from './rows.js';

const terms = tableRows('presidential.csv');
export const president = cell('name');
const [start, end, party] = [cell('start'), cell('end'), cell('party')] as const;
export { end, start };
const called = (name: string) => where(terms, 'name', name)[0];
export const ofParty = (name: string) => where(terms, 'party', name);
const startedWithin = (from: string, to: string) =>
  terms.filter((row) => start(row) >= from && start(row) < to).map(president);
const DAY = 24 * 60 * 60 * 1000;
const served = (row: Row | undefined) => (Date.parse(end(row)) - Date.parse(start(row))) / DAY;

/** A time in office in days, months or years. */
const lasted = (row: Row | undefined) => (): Gold => ({
  kind: 'says',
  groups: [[served(row), Math.round(served(row) / 30.44), Number((served(row) / 365.25).toFixed(1))]],
});

/** American presidents from Eisenhower to Obama. */
export const presidents = brought(
  'presidents',
  'en',
  ['presidential.csv'],
  worldOf({ name: terms.map(president), party: counted(terms, 'party').keys() }),
  [
    en('who came after Nixon', those(...where(terms, 'start', end(called('Nixon'))).map(president)), 'start'),
    en('When did Kennedy take office?', day(start(called('Kennedy'))), 'start'),
    en('how many democrats', () => says(ofParty('Democratic').length), 'party'),
    en(
      'who was president in 1975',
      those(...terms.filter((row) => start(row) < '1975' && end(row) > '1975-12-31').map(president)),
      'start',
      'end',
    ),
    en('how long was Carter in office', lasted(called('Carter')), 'start', 'end'),
    en('Which party was Reagan in?', those(party(called('Reagan'))), 'party'),
    en('who served the shortest time', those(...most(terms, (row) => -served(row)).map(president)), 'start', 'end'),
    en('presidents who started before 1970', those(...startedWithin('', '1970')), 'start'),
    en('who took office in the 1980s', those(...startedWithin('1980', '1990')), 'start'),
    en('Was Obama a Republican?', () => is(party(called('Obama')) === 'Republican'), 'party'),
    en('number of terms per party', perGroup(counted(terms, 'party')), 'party'),
    en('when did ford leave', day(end(called('Ford'))), 'end'),
    en(
      'last republican president in the list',
      those(...most(ofParty('Republican'), (row) => Date.parse(start(row))).map(president)),
      'start',
      'party',
    ),
    en('list the republicans please', those(...new Set(ofParty('Republican').map(president))), 'party'),
    en('who started in 1993', those(...startedWithin('1993', '1994')), 'start'),
    en('did Johnson start before Kennedy', () => is(start(called('Johnson')) < start(called('Kennedy'))), 'start'),
    en("who was Reagan's vice president", NOTHING),
    en('how old was Kennedy when he took office', NOTHING),
    en('who won the election in 2020', NOTHING),
  ],
);
