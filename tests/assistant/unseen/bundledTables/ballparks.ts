import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near, whereNot } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { bundledRows } from './rows.js';

const parks = bundledRows('Parks.csv');
const homes = bundledRows('HomeGames.csv');
const teams = bundledRows('Teams.csv');
export const park = cell('park.name');
export const team = cell('name');
export const wins = amountOf('W');
const [losses, crowd, games] = [amountOf('L'), amountOf('attendance'), amountOf('games')] as const;
export const called = (name: string) => where(teams, 'name', name)[0];
export const inCity = (city: string) => where(parks, 'city', city);
export const inLeague = (league: string) => where(teams, 'lgID', league);
/** What was played in a park, and who played at home there. */
const playedAt = (...names: readonly string[]) =>
  where(homes, 'park.key', ...where(parks, 'park.name', ...names).map(cell('park.key')));
const hostsAt = (name: string) => where(teams, 'teamID', ...playedAt(name).map(cell('team.key'))).map(team);
const parkOf = (row: (typeof homes)[number]) => park(where(parks, 'park.key', cell('park.key')(row))[0]);

/** Baseball grounds, the games of 2019 there and the teams: three tables. */
export const ballparks = brought(
  'ballparks',
  'ro',
  ['Parks.csv', 'HomeGames.csv', 'Teams.csv'],
  worldOf({ 'park.name': parks.map(park), name: teams.map(team) }),
  [
    ro('în ce oraș e Fenway Park?', toldBy(['Boston']), 'city'),
    ro('cate stadioane sunt', () => says(parks.length)),
    ro('ce stadioane nu sunt în US', those(...whereNot(parks, 'country', 'US').map(park)), 'country'),
    ro('care echipă are cele mai multe victorii (W)', those(...most(teams, wins).map(team)), 'W'),
    ro('cate infrangeri (L) are Detroit Tigers', () => says(losses(called('Detroit Tigers'))), 'L'),
    ro('pe ce stadion a fost cel mai mare attendance?', those(...most(homes, crowd).map(parkOf)), 'attendance'),
    ro('ce attendance a fost la London Stadium', () => says(sum(playedAt('London Stadium').map(crowd))), 'attendance'),
    ro('ce echipe au DivWin Y', those(...where(teams, 'DivWin', 'Y').map(team)), 'DivWin'),
    ro('stadioanele din Chicago', those(...inCity('Chicago').map(park)), 'city'),
    ro('media victoriilor (W) pentru echipele din AL', near(mean(inLeague('AL').map(wins))), 'W', 'lgID'),
    ro('ce echipă a jucat acasă la Wrigley Field', those(...hostsAt('Wrigley Field')), 'park.key', 'team.key', 'park'),
    ro('ce alte nume are Guaranteed Rate Field?', toldBy(['U.S. Cellular Field']), 'park.alias'),
    ro(
      'câte meciuri s-au jucat la TD Ameritrade Park',
      () => says(sum(playedAt('TD Ameritrade Park').map(games))),
      'games',
    ),
    ro('ce capacitate are Coors Field', NOTHING),
    ro('cine antrenează echipa Boston Red Sox', NOTHING),
    ro('echipe cu W peste 100', those(...teams.filter((row) => wins(row) > 100).map(team)), 'W'),
    ro('din ce ligă face parte Miami Marlins', toldBy(['NL']), 'lgID'),
    ro(
      'câte meciuri s-au jucat pe stadioanele din New York',
      () => says(sum(playedAt(...inCity('New York').map(park)).map(games))),
      'games',
      'city',
    ),
    ro('are Seattle Mariners mai multe victorii decat Texas Rangers?', () => is(false), 'W'),
    ro('ce echipe au mai puțin de 60 de victorii', those(...teams.filter((row) => wins(row) < 60).map(team)), 'W'),
    ro('cât costă un bilet la Yankee Stadium II', NOTHING),
  ],
);
