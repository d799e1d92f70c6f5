import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { counted, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, continental, owned, ownRows } from './rows.js';

const councillors = ownRows('consilieri.csv');
const decisions = ownRows('hotarari.csv');
const [name, number] = [cell('Nume și prenume'), cell('Nr. hotarare')];
const proposers = (row: Row | undefined) => cell('Initiator')(row).split('; ');
const age = (row: Row | undefined) => Number(cell('Vârsta')(row));
const decisionsWith = (holds: (row: Row) => boolean) => decisions.filter(holds).map(number);
const called = (one: string) => councillors.find((row) => name(row) === one);

/** A town's council: who sits in it and what it decided, some of it proposed by several in a cell. */
export const council = owned(
  'council',
  'ro',
  ['consilieri.csv', 'hotarari.csv'],
  worldOf({ 'Nume și prenume': councillors.map(name), 'Nr. hotarare': decisions.map(number) }),
  [
    ro(
      'Câte hotărâri au fost respinse?',
      () => says(decisionsWith((row) => row['Adoptata'] === 'nu').length),
      'Adoptata',
    ),
    ro(
      'cine a propus HCL 31/2025?',
      those(...proposers(decisions.find((row) => number(row) === 'HCL 31/2025'))),
      'Initiator',
    ),
    ro(
      'Care consilier a inițiat cele mai multe hotărâri?',
      those(...mostCounted(counted(decisions, 'Initiator', '; '))),
      'Initiator',
    ),
    ro(
      'Cât s-a alocat în total pentru Educație?',
      () =>
        about(
          sum(
            decisions
              .filter((row) => row['Domeniu'] === 'Educație')
              .map((row) => continental(cell('Buget alocat')(row))),
          ),
        ),
      'Buget',
    ),
    ro(
      'ce consilieri din comisia de urbanism au sub 50 de ani',
      those(...councillors.filter((row) => row['Comisie'] === 'Urbanism' && age(row) < 50).map(name)),
      'Vârsta',
      'Comisie',
    ),
    ro(
      'Ce hotărâri au primit mai mult de 7 voturi împotrivă?',
      those(...decisionsWith((row) => Number(row['Voturi impotriva']) > 7)),
      'Voturi impotriva',
    ),
    ro('câți consilieri are fiecare partid?', () => says(...counted(councillors, 'Partid').values()), 'Partid'),
    en(
      'Which councillors have been in office since 2016?',
      those(...councillors.filter((row) => row['În funcție din'] === '2016').map(name)),
      'În funcție din',
    ),
    en(
      'Which decisions proposed by Elena Suciu were adopted?',
      () => ({
        kind: 'says',
        groups: decisions
          .filter((row) => proposers(row).includes('Elena Suciu') && row['Adoptata'] === 'da')
          .map((row) => [number(row), cell('Titlu')(row)]),
      }),
      'Initiator',
      'Adoptata',
    ),
    en(
      'Is Radu Oltean older than Mircea Bota?',
      () => is(age(called('Radu Oltean')) > age(called('Mircea Bota'))),
      'Vârsta',
    ),
    ro('Cine a votat împotriva HCL 31/2025?', NOTHING),
    ro('Ce salariu are Petru Blaga?', NOTHING),
  ],
);
