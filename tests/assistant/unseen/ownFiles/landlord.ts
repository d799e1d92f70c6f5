import { about, en, NOTHING, ro, says } from '../Gold.js';
import { mean, most, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, continental, dotted, owned, ownRows, totals } from './rows.js';

const flats = ownRows('apartamente.csv', ';');
const payments = ownRows('plati.csv', ';');
const [flat, tenant, district] = [cell('Apartament'), cell('Chiriaș'), cell('Cartier')];
const flatsWith = (is: (row: Row) => boolean) => flats.filter(is).map(flat);
const paid = (row: Row) => continental(cell('Suma')(row));
const late = (row: Row) => Number(cell('Întârziere (zile)')(row));
const tenantOf = new Map(flats.map((row) => [flat(row), tenant(row)]));
const paidByTenant = totals(payments, (row) => tenantOf.get(flat(row)) ?? '', paid);
const ends = (row: Row) => dotted(cell('Contract până la')(row));

/** A landlord's flats and what was paid for them, as a spreadsheet in Romanian writes them: a running number first. */
export const landlord = owned(
  'landlord',
  'ro',
  ['apartamente.csv', 'plati.csv'],
  worldOf({ Apartament: flats.map(flat), Chiriaș: flats.map(tenant).filter((one) => one !== '') }),
  [
    ro(
      'câte apartamente am în Gheorgheni?',
      () => says(flatsWith((row) => district(row) === 'Gheorgheni').length),
      'Cartier',
    ),
    ro('cine stă în Horea 7?', those(tenantOf.get('Horea 7') ?? ''), 'Chiriaș'),
    ro(
      'Cât am încasat în octombrie 2025?',
      () => about(sum(payments.filter((row) => row['Data plății']?.endsWith('.10.2025')).map(paid))),
      'Suma',
    ),
    ro('ce apartamente nu sunt mobilate', those(...flatsWith((row) => row['Mobilat'] === 'nu')), 'Mobilat'),
    ro(
      'Care e chiria medie la apartamentele cu 2 camere?',
      () =>
        about(mean(flats.filter((row) => row['Camere'] === '2').map((row) => continental(cell('Chirie lunară')(row))))),
      'Chirie',
    ),
    ro(
      'Ce chiriaș a plătit cel mai mult în total?',
      those(...most([...paidByTenant], ([, total]) => total).map(([one]) => one)),
      'Suma',
      'Chiriaș',
    ),
    ro(
      'Câte plăți s-au făcut în numerar?',
      () => says(payments.filter((row) => row['Metoda'] === 'numerar').length),
      'Metoda',
    ),
    en(
      'how many payments were more than 10 days late?',
      () => says(payments.filter((row) => late(row) > 10).length),
      'Întârziere',
    ),
    en(
      "What's the biggest flat?",
      those(...most(flats, (row) => continental(cell('Suprafață (mp)')(row))).map(flat)),
      'Suprafață',
    ),
    en(
      'Which apartments have a contract that ends before 2026?',
      those(...flatsWith((row) => ends(row) !== '' && ends(row) < '2026')),
      'Contract',
    ),
    ro('Cât e întreținerea la Horea 7?', NOTHING),
    ro('Ce chiriași au câine?', NOTHING),
  ],
);
