import { about, en, NOTHING, ro, says } from '../Gold.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, continental, owned, ownRows, totals } from './rows.js';

const drivers = ownRows('soferi.tsv', '\t');
const trucks = ownRows('camioane.tsv', '\t');
const trips = ownRows('curse.tsv', '\t');
const [driver, plate, trip] = [cell('Nume'), cell('Nr. inmatriculare'), cell('Cursa')];
const [client, destination] = [cell('Client'), cell('Destinatie')];
const tripsWith = (is: (row: Row) => boolean) => trips.filter(is).map(trip);
const rate = (row: Row) => continental(cell('Tarif')(row));
const paid = totals(trips, client, rate);
const C118 = trips.find((row) => trip(row) === 'C-118');

/** A haulier: drivers by name, trucks by their plates and trips that use both; tabs, headings without diacritics. */
export const haulage = owned(
  'haulage',
  'ro',
  ['soferi.tsv', 'camioane.tsv', 'curse.tsv'],
  worldOf({
    Nume: drivers.map(driver),
    'Nr. inmatriculare': trucks.map(plate),
    Cursa: trips.map(trip),
    Client: counted(trips, 'Client').keys(),
  }),
  [
    ro('cine a făcut cele mai multe curse?', those(...mostCounted(counted(trips, 'Sofer'))), 'Sofer'),
    ro(
      'Câți kilometri a parcurs Ion Trifan în total?',
      () => says(sum(trips.filter((row) => row['Sofer'] === 'Ion Trifan').map((row) => Number(row['Km'])))),
      'Km',
    ),
    ro(
      'Ce curse nu au fost livrate la timp?',
      those(...tripsWith((row) => row['Livrat la timp'] === 'nu')),
      'Livrat la timp',
    ),
    ro(
      'ce camioane au capacitatea peste 20 de tone',
      those(...trucks.filter((row) => continental(cell('Capacitate (t)')(row)) > 20).map(plate)),
      'Capacitate',
    ),
    ro(
      'Care este tariful mediu al curselor spre Viena?',
      () => about(mean(trips.filter((row) => destination(row) === 'Viena').map(rate))),
      'Tarif',
    ),
    ro(
      'Ce șoferi au fost la Milano?',
      those(...trips.filter((row) => destination(row) === 'Milano').map(cell('Sofer'))),
      'Sofer',
      'Destinatie',
    ),
    ro(
      'câte curse au fost după 1 octombrie 2025?',
      () => says(tripsWith((row) => cell('Data')(row) > '2025-10-01').length),
      'Data',
    ),
    en('which trucks are leased?', those(...trucks.filter((row) => row['Leasing'] === 'da').map(plate)), 'Leasing'),
    en('Which client paid us the most?', those(...most([...paid], ([, total]) => total).map(([one]) => one)), 'Tarif'),
    en('tell me about trip C-118', () => says(cell('Sofer')(C118), destination(C118), client(C118))),
    ro('Cine repară camioanele?', NOTHING),
    en('Which drivers got a speeding fine?', NOTHING),
  ],
);
