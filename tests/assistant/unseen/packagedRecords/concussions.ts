import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { brought, slashed, toldBy } from '../personalFiles/rows.js';
import { distinct, perGroup, share, where } from '../publicFiles/rows.js';
import { recordRows } from './rows.js';

const injuries = recordRows('concussion_Injuries_ 2012_2014.csv');
export const [player, opponent] = [cell('Player'), cell('Opposing Team')] as const;
const team = cell('Team');
export const missed = amountOf('Games Missed');
export const called = (name: string) => where(injuries, 'Player', name)[0];
export const ofTeam = (name: string) => where(injuries, 'Team', name);
export const playing = (position: string) => where(injuries, 'Position', position);
const inWeek = (week: number) => where(injuries, 'Week of Injury', String(week));
export const inSeason = (name: string) => where(injuries, 'Season', name);
const against = (name: string) => where(injuries, 'Opposing Team', name);
/** The date of the game, `8/09/2013`, as `2013-09-08`. */
const gameDay = (row: (typeof injuries)[number] | undefined) =>
  slashed(cell('Date')(row))
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');

/** Concussions of American football players, a row for each injury. */
export const concussions = brought(
  'concussions',
  'en',
  ['concussion_Injuries_ 2012_2014.csv'],
  worldOf({
    Player: injuries.map(player),
    Team: [...distinct(injuries, 'Team'), ...distinct(injuries, 'Opposing Team')],
    Position: distinct(injuries, 'Position'),
  }),
  [
    en(
      'how many injuries did the Cincinnati Bengals have in the 2013/2014 season?',
      () => says(where(ofTeam('Cincinnati Bengals'), 'Season', '2013/2014').length),
      'Team',
      'Season',
    ),
    en('team with the most injuries', those(...mostCounted(counted(injuries, 'Team'))), 'Team'),
    en('what position does Percy Harvin play', those(cell('Position')(called('Percy Harvin'))), 'Position'),
    en(
      'how many players got hurt on 24 November 2013?',
      () => says(injuries.filter((row) => gameDay(row) === '2013-11-24').length),
      'Date',
    ),
    en('Which player missed the most games?', those(...most(injuries, missed).map(player)), 'Games Missed'),
    en('quarterbacks on the list', those(...playing('Quarterback').map(player)), 'Position'),
    en('who got injured against the Buffalo Bills', those(...against('Buffalo Bills').map(player)), 'Opposing Team'),
    en('which player appears most often', those(...mostCounted(counted(injuries, 'Player'))), 'Player'),
    en('how many games did Dwight Lowery miss', () => says(missed(called('Dwight Lowery'))), 'Games Missed'),
    en('injuries in week 1, how many?', () => says(inWeek(1).length), 'Week of Injury'),
    en('average games missed by safetys', near(mean(playing('Safety').map(missed))), 'Games Missed', 'Position'),
    en(
      'did Josh Norman miss more games than Corey Brown',
      () => is(missed(called('Josh Norman')) > missed(called('Corey Brown'))),
      'Games Missed',
    ),
    en(
      'how many injuries were reported as Head and not as a concussion',
      () => says(where(injuries, 'Reported Injury Type', 'Head').length),
      'Reported Injury Type',
    ),
    en('which team did Ryan Mathews play for when he was hurt?', those(team(called('Ryan Mathews'))), 'Team'),
    en(
      'tight ends who missed more than 1 game',
      those(
        ...playing('Tight End')
          .filter((row) => missed(row) > 1)
          .map(player),
      ),
      'Games Missed',
      'Position',
    ),
    en(
      'number of linebackers injured in 2014/2015',
      () => says(where(playing('Linebacker'), 'Season', '2014/2015').length),
      'Position',
      'Season',
    ),
    en('injuries per season', perGroup(counted(injuries, 'Season')), 'Season'),
    en(
      'who was Bryan Stork playing against when he got injured?',
      those(opponent(called('Bryan Stork'))),
      'Opposing Team',
    ),
    en(
      'what percent of the injuries happened on the winning team',
      share(where(injuries, 'Winning Team?', 'Yes').length, injuries.length),
      'Winning Team?',
    ),
    en(
      'when did Thomas DeCoud get hurt',
      toldBy([{ date: gameDay(called('Thomas DeCoud')) }, cell('Date')(called('Thomas DeCoud'))]),
      'Date',
    ),
    en(
      "Bengals players who didn't miss any game after the injury (Games Missed 0)",
      those(
        ...ofTeam('Cincinnati Bengals')
          .filter((row) => missed(row) === 0)
          .map(player),
      ),
      'Games Missed',
      'Team',
    ),
    en('how much is Eddie Lacy paid?', NOTHING),
    en('who coaches the Denver Broncos', NOTHING),
    en('how tall is luke joeckel', NOTHING),
    en('which helmet was Marquise Goodwin wearing', NOTHING),
  ],
);
