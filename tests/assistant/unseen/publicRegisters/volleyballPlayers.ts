import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought, slashed } from '../personalFiles/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { days, least, registerRows } from './rows.js';

const rows = registerRows('volleyball_players.csv');
const name = cell('name');
export const [height, spike] = [amountOf('height'), amountOf('spike')] as const;
const [weight, block] = [amountOf('weight'), amountOf('block')] as const;
const position = amountOf('position_number');
export const born = (row: Row | undefined): string => slashed(cell('date_of_birth')(row));
export const called = (some: string) => where(rows, 'name', some)[0];
export const of = (country: number) => where(rows, 'country', String(country));
export const at = (place: number, among: readonly Row[] = rows) => where(among, 'position_number', String(place));
export const told = (some: readonly Row[]) => those(...some.map(name));
const bornIn = (year: number, among: readonly Row[] = rows) =>
  among.filter((row) => born(row).startsWith(String(year)));
const countries = distinct(rows, 'country').map(Number);

/** Volleyball players of twelve countries, which the file gives by numbers, with their measures. */
export const volleyballPlayers = brought(
  'volleyballPlayers',
  'ro',
  ['volleyball_players.csv'],
  worldOf({ name: rows.map(name) }),
  [
    ro('ce înălțime are Zehra Gunes?', () => says(height(called('Zehra Gunes'))), 'height'),
    ro('cea mai inalta jucatoare', told(most(rows, height)), 'height'),
    ro('când s-a născut Paola Ogechi Egonu', days(born(called('Paola Ogechi Egonu'))), 'date_of_birth'),
    ro('jucătoare sub 161 cm', told(rows.filter((row) => height(row) < 161)), 'height'),
    ro('greutatea medie la jucatoarele din country 15', near(mean(of(15).map(weight))), 'weight', 'country'),
    ro('cine are cel mai mare spike?', told(most(rows, spike)), 'spike'),
    ro('cate jucatoare sunt pe fiecare position_number', perGroup(counted(rows, 'position_number')), 'position_number'),
    ro('jucătoarele născute în 2000', told(bornIn(2000)), 'date_of_birth'),
    ro('câte sunt din country 9?', () => says(of(9).length), 'country'),
    ro(
      'e Sara Bonifacio mai înaltă decât Anna Danesi',
      () => is(height(called('Sara Bonifacio')) > height(called('Anna Danesi'))),
      'height',
    ),
    ro(
      'cea mai tanara jucatoare',
      told(rows.filter((row) => rows.every((other) => born(other) <= born(row)))),
      'date_of_birth',
    ),
    ro(
      'jucatoare din country 5 cu height peste 192',
      told(of(5).filter((row) => height(row) > 192)),
      'height',
      'country',
    ),
    ro('cat are la block Carmela Massip Mursuli', () => says(block(called('Carmela Massip Mursuli'))), 'block'),
    ro('cine are 0 la spike?', told(rows.filter((row) => spike(row) === 0)), 'spike'),
    ro(
      'care e diferența dintre spike și block la Alessia Orro',
      () => says(spike(called('Alessia Orro')) - block(called('Alessia Orro'))),
      'spike',
      'block',
    ),
    ro(
      'ce country are media de inaltime (height) cea mai mare',
      () => says(...most(countries, (one) => mean(of(one).map(height)))),
      'height',
      'country',
    ),
    ro(
      'Mi-ai putea spune, te rog, ce poziție (position_number) are Ayca Aykac?',
      () => says(position(called('Ayca Aykac'))),
      'position_number',
    ),
    ro('cea mai scundă jucătoare de pe position_number 3', told(least(at(3), height)), 'height', 'position_number'),
    ro('la ce club joacă Anna Danesi?', NOTHING),
    ro('cate medalii a castigat Zehra Gunes', NOTHING),
    ro('ce salariu are Paola Ogechi Egonu', NOTHING),
    ro('cine e antrenoarea Sarei Bonifacio', NOTHING),
  ],
);
