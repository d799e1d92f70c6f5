import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { brought } from '../personalFiles/rows.js';
import { cell, continental, dotted, totals } from '../ownFiles/rows.js';
import { mean, most, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { hobbyRows, severalIn } from './rows.js';

const families = hobbyRows('familii.csv', ';');
const payments = hobbyRows('plati-parinti.csv', ';');
const family = cell('Familia');
const nameOf = new Map(families.map((row) => [cell('Nr.')(row), family(row)]));
const payer = (row: Row) => nameOf.get(cell('Familie')(row)) ?? '';
const amount = (row: Row) => continental(cell('Suma')(row));
const [month, taken] = [(row: Row) => dotted(cell('Data')(row)).slice(0, 7), cell('Primit de')];
const paid = (holds: (row: Row) => boolean) => sum(payments.filter(holds).map(amount));
const familiesWith = (holds: (row: Row) => boolean) => families.filter(holds).map(family);
const given = totals(payments, payer, amount);

/** What the families of a school's pupils owe their association each month, and what they have given. */
export const dues = brought(
  'asociație de părinți',
  'ro',
  ['familii.csv', 'plati-parinti.csv'],
  worldOf({ Familia: families.map(family), 'Primit de': payments.map(taken).filter((name) => name !== '') }),
  [
    ro(
      'care familii n-au plătit nimic?',
      those(...familiesWith((row) => !given.has(family(row)))),
      'Familie',
      'Familia',
      'Plată',
      'Plata',
    ),
    ro('Cât a dat până acum familia Toma?', () => about(given.get('Toma') ?? 0), 'Suma', 'Familie', 'Familia'),
    ro(
      'ce familii au copii in 3B',
      those(...familiesWith((row) => severalIn(cell('Clasa')(row)).includes('3B'))),
      'Clasa',
      'Familie',
      'Familia',
    ),
    ro(
      'Cine a plătit cel mai mult deodată?',
      those(...most(payments, amount).map(payer)),
      'Suma',
      'Familie',
      'Familia',
    ),
    ro('Cât s-a strâns în octombrie 2025?', () => about(paid((row) => month(row) === '2025-10')), 'Suma', 'Data'),
    ro(
      'câte plăți au venit prin transfer?',
      () => says(payments.filter((row) => cell('Cum')(row) === 'transfer').length),
      'Cum',
      'Plată',
      'Plata',
    ),
    ro(
      'Cine nu trebuie să dea cotizație?',
      those(...familiesWith((row) => cell('Scutită')(row) === 'da')),
      'Scutită',
      'Familie',
      'Familia',
    ),
    ro(
      'e scutita familia Rusu',
      () => is(families.some((row) => family(row) === 'Rusu' && cell('Scutită')(row) === 'da')),
      'Scutită',
      'Familie',
      'Familia',
    ),
    en(
      'How much has Ionela Rus collected so far?',
      () => about(paid((row) => taken(row) === 'Ionela Rus')),
      'Primit de',
      'Suma',
    ),
    en(
      "what's the average monthly contribution",
      () => about(mean(families.map((row) => continental(cell('Cotizație lunară')(row))))),
      'Cotizație lunară',
    ),
    ro('Pe ce s-au cheltuit banii de la serbare?', NOTHING),
    en('Which parents help out at the school fair?', NOTHING),
  ],
);
