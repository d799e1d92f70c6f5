import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { cell, totals } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, personalRows, toldBy } from './rows.js';

const printers = personalRows('printers.tsv', '\t');
const prints = personalRows('print-jobs.tsv', '\t');
const [id, name, bought] = [cell('ID'), cell('Name'), cell('Bought')];
const [job, started, material] = [cell('Job'), cell('Started'), cell('Material')];
const nameOf = new Map(printers.map((row) => [id(row), name(row)]));
const on = (row: Row) => nameOf.get(cell('Printer')(row)) ?? '';
const failed = prints.filter((row) => row['Result'] === 'failed');
const failing = new Set(failed.map(on));
const printersWith = (holds: (row: Row) => boolean) => printers.filter(holds).map(name);
const hours = (row: Row) => point(row['Print time (h)']);
const inJune = (row: Row) => started(row).startsWith('2025-06');

/** A shed of 3D printers with names of their own, and what each has printed for whom, by the printer's number. */
export const printing = brought(
  '3D printing farm',
  'en',
  ['printers.tsv', 'print-jobs.tsv'],
  worldOf({
    Name: printers.map(name),
    Job: prints.map(job),
    Customer: [...counted(prints, 'Customer').keys()],
  }),
  [
    en(
      'how many prints have gone wrong on Wallace?',
      () => says(failed.filter((row) => on(row) === 'Wallace').length),
      'Result',
      'What went wrong',
      'Printer',
      'Print job',
    ),
    en(
      'which printer fails the most',
      those(...mostCounted(totals(failed, on, () => 1))),
      'Result',
      'Printer',
      'Print job',
      'What went wrong',
    ),
    en(
      'how many grams of PETG did we get through in June 2025',
      () =>
        says(
          sum(prints.filter((row) => material(row) === 'PETG' && inJune(row)).map((row) => point(row['Weight (g)']))),
        ),
      'Weight (g)',
      'Material',
      'Started',
    ),
    en(
      'Which machines have never had a failed print?',
      those(...printersWith((row) => !failing.has(name(row)))),
      'Result',
      'Printer',
      'Print job',
    ),
    en(
      'What did we spend on printers in 2024?',
      () => about(sum(printers.filter((row) => bought(row).startsWith('2024')).map((row) => point(row['Cost (€)'])))),
      'Cost (€)',
      'Bought',
      'Printer',
    ),
    en(
      'who gives us the most work?',
      those(...mostCounted(counted(prints, 'Customer'))),
      'Customer',
      'Job',
      'Print job',
    ),
    en(
      'which job kept a machine busy the longest',
      toldBy(...most(prints, hours).map((row) => [job(row)])),
      'Print time (h)',
      'Job',
      'Print job',
    ),
    en(
      "What's the average print time for Kestrel Drones?",
      () => about(mean(prints.filter((row) => row['Customer'] === 'Kestrel Drones').map(hours))),
      'Print time (h)',
      'Customer',
    ),
    en(
      'printers with a 0.6 nozzle and no enclosure',
      those(...printersWith((row) => row['Nozzle (mm)'] === '0.6' && row['Enclosure'] === 'n')),
      'Nozzle (mm)',
      'Enclosure',
      'Printer',
    ),
    en(
      'has anything in ASA ever failed?',
      () => is(failed.some((row) => material(row) === 'ASA')),
      'Material',
      'Result',
    ),
    ro('Ce imprimante stau în Bay B?', those(...printersWith((row) => row['Bay'] === 'Bay B')), 'Bay', 'Printer'),
    ro(
      'Câte printări a făcut Gromit în iunie 2025?',
      () => says(prints.filter((row) => on(row) === 'Gromit' && inJune(row)).length),
      'Printer',
      'Started',
      'Job',
      'Print job',
    ),
    en('which filament brand does Totty like best', NOTHING),
    en('How much did Hexagon Toys pay for PR-0432?', NOTHING),
    ro('cine a curatat ultima data duza la Hutch?', NOTHING),
  ],
);
