import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { greatest, tableRows } from './rows.js';

const results = tableRows('decathlon.csv');
/** The column of names has no heading. */
const athlete = cell('');
const [points, rank, jump, discus] = [
  amountOf('Points'),
  amountOf('Rank'),
  amountOf('Long.jump'),
  amountOf('Discus'),
] as const;
export { jump, points, rank };
const at = (competition: string) => where(results, 'Competition', competition);
const [games, decastar] = [at('OlympicG'), at('Decastar')] as const;
export const inGames = (name: string) => where(games, '', name)[0];
const inDecastar = (name: string) => where(decastar, '', name)[0];
const pointsAt = (place: string) => points(where(games, 'Rank', place)[0]);
const best = (name: string) => Math.max(...results.filter((row) => athlete(row).toLowerCase() === name).map(discus));

/** Decathletes at the Olympic Games of 2004 and at the Décastar of the same year. */
export const decathlon = brought(
  'decathlon',
  'ro',
  ['decathlon.csv'],
  worldOf({ athlete: results.map(athlete), Competition: counted(results, 'Competition').keys() }),
  [
    ro('cine a ieșit pe locul 1 la OlympicG', those(...where(games, 'Rank', '1').map(athlete)), 'Rank', 'Competition'),
    ro('cate puncte are Clay la OlympicG', () => says(points(inGames('Clay'))), 'Points', 'Competition'),
    ro('cel mai bun timp la 100m', () => says(Math.min(...results.map(amountOf('100m')))), '100m'),
    ro('cine a sărit cel mai departe la Long.jump?', those(...most(results, jump).map(athlete)), 'Long.jump'),
    ro('câți au concurat la Decastar', () => says(decastar.length), 'Competition'),
    ro('media punctelor la OlympicG', near(mean(games.map(points))), 'Points', 'Competition'),
    ro(
      'cine a făcut peste 8500 de puncte?',
      those(...results.filter((row) => points(row) > 8500).map(athlete)),
      'Points',
    ),
    ro('ce loc a luat Nool la Decastar', () => says(rank(inDecastar('NOOL'))), 'Rank', 'Competition'),
    ro(
      'diferenta de puncte intre locul 1 si locul 2 la OlympicG',
      () => says(pointsAt('1') - pointsAt('2')),
      'Points',
      'Rank',
    ),
    ro('cel mai slab timp la 1500m', () => says(Math.max(...results.map(amountOf('1500m')))), '1500m'),
    ro('cine a sărit 5.4 la Pole.vault', those(...where(results, 'Pole.vault', '5.4').map(athlete)), 'Pole.vault'),
    ro('aruncă Karpov discul (Discus) mai departe decât Macey?', () => is(best('karpov') > best('macey')), 'Discus'),
    ro('câte competiții sunt', () => says(counted(results, 'Competition').size), 'Competition'),
    ro('cine a aruncat peste 50 la Discus', those(...results.filter((row) => discus(row) > 50).map(athlete)), 'Discus'),
    ro('cine a fost ultimul la OlympicG?', those(...most(games, rank).map(athlete)), 'Rank', 'Competition'),
    ro('primii 3 dupa puncte', those(...greatest(results, points, 3).map(athlete)), 'Points'),
    ro('cati au sub 7500 de puncte', () => says(results.filter((row) => points(row) < 7500).length), 'Points'),
    ro('ce vârstă are Sebrle', NOTHING),
    ro('din ce țară e Casarsa', NOTHING),
    ro('cine a câștigat la Londra?', NOTHING),
  ],
);
