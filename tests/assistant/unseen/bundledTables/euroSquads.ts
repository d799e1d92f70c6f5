import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { bundledRows, least, rather } from './rows.js';

const players = bundledRows('euro2024_players.csv');
export const player = cell('Name');
export const [age, goals] = [amountOf('Age'), amountOf('Goals')] as const;
const [tall, worth] = [amountOf('Height'), amountOf('MarketValue')] as const;
export const from = (country: string) => where(players, 'Country', country);
export const at = (club: string) => where(players, 'Club', club);
export const playing = (position: string, country: string) => where(from(country), 'Position', position);
const called = (name: string) => where(players, 'Name', name)[0];

/** The squads of Euro 2024. */
export const euroSquads = brought(
  'euroSquads',
  'ro',
  ['euro2024_players.csv'],
  worldOf({ Name: players.map(player), Club: distinct(players, 'Club'), Country: distinct(players, 'Country') }),
  [
    ro('cati jucatori are Romania', () => says(from('Romania').length), 'Country'),
    ro('cine e cel mai valoros jucător?', those(...most(players, worth).map(player)), 'MarketValue'),
    ro('la ce club joacă Radu Drăgușin', toldBy(['Tottenham Hotspur']), 'Club'),
    ro(
      'care sunt portarii (Goalkeeper) din Romania',
      those(...playing('Goalkeeper', 'Romania').map(player)),
      'Position',
      'Country',
    ),
    ro('cel mai inalt jucator', those(...most(players, tall).map(player)), 'Height'),
    ro('vârsta medie a jucătorilor din Spain', near(mean(from('Spain').map(age))), 'Age', 'Country'),
    ro('care sunt jucătorii de la FCSB?', those(...at('FCSB').map(player)), 'Club'),
    ro('cate goluri a dat Ianis Hagi', () => says(goals(called('Ianis Hagi'))), 'Goals'),
    ro('jucători peste 37 de ani', those(...players.filter((row) => age(row) > 37).map(player)), 'Age'),
    ro(
      'cine are mai multe goluri, Nicolae Stanciu sau Răzvan Marin',
      rather('Nicolae Stanciu', 'Răzvan Marin'),
      'Goals',
    ),
    ro('cati jucatori au Foot left', () => says(where(players, 'Foot', 'left').length), 'Foot'),
    ro('ce antrenor are Italy?', NOTHING),
    ro(
      'valoarea totală a jucătorilor din România',
      () => says(sum(from('Romania').map(worth))),
      'MarketValue',
      'Country',
    ),
    ro('ce club are cei mai multi jucatori', those(...mostCounted(counted(players, 'Club'))), 'Club'),
    ro(
      'jucători din România cu peste 10 goluri',
      those(
        ...from('Romania')
          .filter((row) => goals(row) > 10)
          .map(player),
      ),
      'Country',
      'Goals',
    ),
    ro('câte cartonașe galbene a luat Pepe', NOTHING),
    ro('câți jucători sunt pe fiecare poziție', perGroup(counted(players, 'Position')), 'Position'),
    ro('joacă Dennis Man la Parma Calcio 1913?', () => is(true), 'Club'),
    ro('cel mai tânăr jucător', those(...least(players, age).map(player)), 'Age'),
    ro('ce salariu are Kylian Mbappé', NOTHING),
    ro('cine este căpitanul Angliei', NOTHING),
  ],
);
