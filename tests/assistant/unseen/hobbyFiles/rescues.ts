import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { cell, dotted } from '../ownFiles/rows.js';
import { comma, most, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { hobbyRows, oftenest, severalIn } from './rows.js';

const callouts = hobbyRows('interventii.tsv', '\t');
const rescuers = hobbyRows('salvatori.tsv', '\t');
const [number, zone, rescuer] = [cell('Nr.'), cell('Zona'), cell('Salvator')];
const day = (row: Row) => dotted(cell('Data')(row));
const nameOf = new Map(rescuers.map((row) => [cell('Indicativ')(row), rescuer(row)]));
const team = (row: Row) => severalIn(cell('Au ieșit')(row)).map((sign) => nameOf.get(sign) ?? '');
const hours = (row: Row) => comma(row['Durata (ore)']);
const saved = (row: Row) => Number(row['Persoane salvate']);
const rescuersWith = (holds: (row: Row) => boolean) => rescuers.filter(holds).map(rescuer);
export const vainIn = (where: string): readonly string[] =>
  callouts.filter((row) => zone(row) === where && saved(row) === 0).map(number);

/** When a mountain rescue team went out, where and for what, and who is in it by their call signs. */
export const rescues = brought(
  'salvamont',
  'ro',
  ['interventii.tsv', 'salvatori.tsv'],
  worldOf({ 'Nr.': callouts.map(number), Salvator: rescuers.map(rescuer), Zona: callouts.map(zone) }),
  [
    ro(
      'câte intervenții am avut în prima jumătate a lui 2025?',
      () => says(callouts.filter((row) => day(row) >= '2025-01-01' && day(row) <= '2025-06-30').length),
      'Data',
      'Intervenție',
      'Interventie',
    ),
    ro(
      'Cine a ieșit de cele mai multe ori?',
      those(...oftenest(callouts.flatMap(team))),
      'Au ieșit',
      'Salvator',
      'Indicativ',
    ),
    ro('în ce zonă sunt cele mai multe accidente', those(...oftenest(callouts.map(zone))), 'Zona'),
    ro(
      'Care a fost cea mai lungă acțiune?',
      toldBy(...most(callouts, hours).map((row) => [number(row)])),
      'Durata (ore)',
      'Intervenție',
      'Interventie',
    ),
    ro(
      'la cate interventii a venit si elicopterul?',
      () => says(callouts.filter((row) => cell('Elicopter')(row) === 'da').length),
      'Elicopter',
    ),
    ro(
      'Câți oameni am salvat în total din Valea Rea?',
      () => about(sum(callouts.filter((row) => zone(row) === 'Valea Rea').map(saved))),
      'Persoane salvate',
      'Zona',
    ),
    ro(
      'ce salvatori se pricep la avalanșe',
      those(...rescuersWith((row) => severalIn(cell('Pregătire')(row)).includes('avalanșe'))),
      'Pregătire',
      'Salvator',
    ),
    ro(
      'A fost și Radu Neamțu la SM-014?',
      () => is(callouts.some((row) => number(row) === 'SM-014' && team(row).includes('Radu Neamțu'))),
      'Au ieșit',
      'Indicativ',
      'Salvator',
    ),
    en(
      'Which rescuers joined after 2019?',
      those(...rescuersWith((row) => Number(cell('Din anul')(row)) > 2019)),
      'Din anul',
      'Salvator',
    ),
    en(
      'how long did SM-019 take',
      () => about(hours(callouts.find((row) => number(row) === 'SM-019') ?? {})),
      'Durata (ore)',
    ),
    ro('Cât a costat elicopterul la SM-019?', NOTHING),
    en('Was the climber at SM-008 wearing a helmet?', NOTHING),
  ],
);
