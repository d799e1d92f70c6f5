import { en, is, NOTHING, says } from '../Gold.js';
import { most, mostCounted, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { registerRecords, tallied } from './rows.js';

interface Team {
  readonly teamId: number;
  readonly abbreviation: string;
  readonly teamName: string;
  readonly simpleName: string;
  readonly location: string;
}
interface Player {
  readonly firstName: string;
  readonly lastName: string;
  readonly playerId: number;
  readonly teamId: number;
}

const players = registerRecords<Player>('players.json');
const teams = registerRecords<Team>('teams.json');
export const team = (name: string) => teams.find(({ simpleName }) => simpleName === name) as Team;
export const roster = ({ teamId }: Team) => players.filter((one) => one.teamId === teamId);
export const named = (first: string, last: string) =>
  players.find((one) => one.firstName === first && one.lastName === last) as Player;
export const teamOf = (one: Player) => teams.find(({ teamId }) => teamId === one.teamId) as Team;
const surnamed = (last: string) => players.filter(({ lastName }) => lastName === last);
/** Gold of teams, each by whichever of its names. */
export const told = (...some: readonly Team[]) =>
  toldBy(...some.map(({ teamName, simpleName }) => [teamName, simpleName]));
/** Gold of players by their last names. */
const people = (some: readonly Player[]) => toldBy(...some.map(({ lastName }) => [lastName]));

/** Basketball players and the teams they play for: two tables. */
export const basketballRosters = brought(
  'basketballRosters',
  'en',
  ['players.json', 'teams.json'],
  worldOf({ teamName: teams.map(({ teamName }) => teamName) }),
  [
    en('which team does Bam Adebayo play for?', told(teamOf(named('Bam', 'Adebayo'))), 'teamId'),
    en('how many players do the Los Angeles Lakers have', () => says(roster(team('Lakers')).length), 'teamId'),
    en(
      'what are the first names of the players with last name Antetokounmpo',
      toldBy(...surnamed('Antetokounmpo').map(({ firstName }) => [firstName])),
      'firstName',
      'lastName',
    ),
    en('abbreviation of the Portland Trail Blazers', toldBy([team('Trail Blazers').abbreviation]), 'abbreviation'),
    en('which team has the most players', told(...most(teams, (one) => roster(one).length)), 'teamId'),
    en('which team has the fewest players?', told(...most(teams, (one) => -roster(one).length)), 'teamId'),
    en('teams located in Los Angeles', told(...teams.filter((one) => one.location === 'Los Angeles')), 'location'),
    en('how many players have the last name Williams?', () => says(surnamed('Williams').length), 'lastName'),
    en(
      'do Jrue Holiday and Giannis Antetokounmpo play for the same team?',
      () => is(named('Jrue', 'Holiday').teamId === named('Giannis', 'Antetokounmpo').teamId),
      'teamId',
    ),
    en(
      'Milwaukee Bucks players whose last name starts with A',
      people(roster(team('Bucks')).filter(({ lastName }) => lastName.startsWith('A'))),
      'lastName',
      'teamId',
    ),
    en("what's the player id of Stephen Curry", () => says(named('Stephen', 'Curry').playerId), 'playerId'),
    en('How many teams are there in total?', () => says(teams.length), 'teamName'),
    en('which team is GSW', told(team('Warriors')), 'abbreviation'),
    en(
      'what is the most comon last name of all players',
      toldBy(...mostCounted(tallied(players, ({ lastName }) => lastName)).map((name) => [name])),
      'lastName',
    ),
    en(
      'is there a player named Kuzma on the Lakers',
      () => is(roster(team('Lakers')).some(({ lastName }) => lastName === 'Kuzma')),
      'lastName',
    ),
    en('where are the Jazz located', toldBy([team('Jazz').location]), 'location'),
    en('how tall is Rudy Gobert?', NOTHING),
    en("what's Stephen Curry's salary", NOTHING),
    en('who coaches the Chicago Bulls', NOTHING),
  ],
);
