import { about, en, NOTHING, ro, says } from '../Gold.js';
import { counted, mean, mostCounted, point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, owned, ownRows } from './rows.js';

const donors = ownRows('donors.csv');
const units = ownRows('units.csv');
const clinics = ownRows('clinics.csv');
const [donorId, name, unit] = [cell('Donor ID'), cell('Name'), cell('Unit no')];
const [species, status, product] = [cell('Species'), cell('Status'), cell('Product')];
const donorsWith = (is: (row: Row) => boolean) => donors.filter(is).map(name);
const weight = (row: Row) => point(row['Weight (kg)']);
const givers = new Set(units.map(donorId));

/** A blood bank for pets: donors, the units they gave and the clinics that used them, joined by a code and by a name. */
export const bloodBank = owned(
  'blood bank',
  'en',
  ['donors.csv', 'units.csv', 'clinics.csv'],
  worldOf({
    Name: donors.map(name),
    'Unit no': units.map(unit),
    Clinic: clinics.map(cell('Clinic')),
    Owner: counted(donors, 'Owner').keys(),
  }),
  [
    en(
      'how many cats do we have as donors?',
      () => says(donorsWith((row) => species(row) === 'Cat').length),
      'Species',
    ),
    en('Which donors are type B?', those(...donorsWith((row) => row['Blood type'] === 'B')), 'Blood type'),
    en('who owns Biscuit', those(cell('Owner')(donors.find((row) => name(row) === 'Biscuit'))), 'Owner'),
    en(
      'how many ml did we collect in March 2025?',
      () =>
        says(
          sum(units.filter((row) => row['Collected']?.startsWith('2025-03')).map((row) => point(row['Volume (ml)']))),
        ),
      'Volume',
    ),
    en('Which clinic has used the most units?', those(...mostCounted(counted(units, 'Used by'))), 'Used by', 'Clinic'),
    en(
      'average weight of the greyhounds',
      () => about(mean(donors.filter((row) => row['Breed'] === 'Greyhound').map(weight))),
      'Weight',
    ),
    en(
      'Which donors have never given blood?',
      those(...donorsWith((row) => !givers.has(donorId(row)))),
      'Donor',
      'Unit',
    ),
    en(
      'which plasma units are still available',
      those(...units.filter((row) => product(row).includes('plasma') && status(row) === 'available').map(unit)),
      'Product',
      'Status',
    ),
    ro('Ce donatori cântăresc peste 35 kg?', those(...donorsWith((row) => weight(row) > 35)), 'Weight'),
    ro(
      'Câte unități au fost aruncate?',
      () => says(units.filter((row) => status(row) === 'discarded').length),
      'Status',
    ),
    en('Which donors tested positive for leukaemia?', NOTHING),
    en('How much do we charge for a unit of plasma?', NOTHING),
    ro('Cine a făcut recoltarea unității U-2031?', NOTHING),
  ],
);
