import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, continental, dotted, owned, totals } from '../ownFiles/rows.js';
import { exportedRows } from './rows.js';

export const residents = exportedRows('rezidenti.csv', ';');
const visits = exportedRows('vizite.csv', ';');
const [file, name, floor] = [cell('Nr. dosar'), cell('Nume și prenume'), cell('Etaj')];
const [diet, day] = [cell('Regim alimentar'), cell('Data')];
const residentsWith = (holds: (row: Row) => boolean) => residents.filter(holds).map(name);
const fee = (row: Row) => continental(cell('Contribuție lunară (lei)')(row));
const feesOf = (holds: (row: Row) => boolean) => residents.filter(holds).map(fee);
const nameOf = new Map(residents.map((row) => [file(row), name(row)]));
const visited = (row: Row) => nameOf.get(file(row)) ?? '';
const everVisited = new Set(visits.map(visited));
const byNieces = new Set(visits.filter((row) => row['Legătura'] === 'nepoată').map(visited));
const born = (row: Row) => Number(dotted(cell('Data nașterii')(row)).replaceAll('-', ''));

/** A home for the elderly: its residents by the number of their file, and who came to see them. */
export const careHome = owned(
  'care home',
  'ro',
  ['rezidenti.csv', 'vizite.csv'],
  worldOf({ 'Nume și prenume': residents.map(name) }),
  [
    ro(
      'care rezident a primit cele mai multe vizite?',
      those(...mostCounted(totals(visits, visited, () => 1))),
      'Nr. dosar',
      'Vizite',
    ),
    ro(
      'ce rezidenți n-au fost vizitați niciodată',
      those(...residentsWith((row) => !everVisited.has(name(row)))),
      'Nr. dosar',
    ),
    ro(
      'Cât plătesc în total pe lună cei de la etajul 2?',
      () => about(sum(feesOf((row) => floor(row) === '2'))),
      'Contribuție lunară',
    ),
    ro(
      'care e contribuția medie a rezidenților semidependenți?',
      () => about(mean(feesOf((row) => row['Grad de dependență'] === 'semidependent'))),
      'Contribuție lunară',
    ),
    ro('Cine e cel mai în vârstă rezident?', those(...most(residents, (row) => -born(row)).map(name)), 'Data nașterii'),
    ro(
      'Cine s-a internat în 2025?',
      those(...residentsWith((row) => cell('Data internării')(row).endsWith('.2025'))),
      'Data internării',
    ),
    ro(
      'câte vizite au durat mai mult de o oră?',
      () => says(visits.filter((row) => Number(row['Durata (min)']) > 60).length),
      'Durata',
    ),
    ro('Ce rezidenți au fost vizitați de o nepoată?', those(...byNieces), 'Legătura'),
    ro('A venit cineva la Aurelia Pop în decembrie 2025?', () =>
      is(visits.some((row) => visited(row) === 'Aurelia Pop' && day(row).endsWith('.12.2025'))),
    ),
    en(
      'Which residents are on floor 2, except those on a low-salt diet?',
      those(...residentsWith((row) => floor(row) === '2' && diet(row) !== 'hiposodat')),
      'Etaj',
      'Regim alimentar',
    ),
    en(
      'how many visits were there in november 2025',
      () => says(visits.filter((row) => day(row).endsWith('.11.2025')).length),
      'Data',
    ),
    en(
      'Who pays the lowest contribution?',
      those(...most(residents, (row) => -fee(row)).map(name)),
      'Contribuție lunară',
    ),
    ro('Ce medicamente ia Ioan Cozma?', NOTHING),
    en('Which residents have had a flu jab?', NOTHING),
  ],
);
