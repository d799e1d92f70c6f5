import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { mean, most, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { least } from '../bundledTables/rows.js';
import { brought } from '../personalFiles/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { greatest } from '../shippedFiles/rows.js';
import { townRows } from './rows.js';

const rows = townRows('team_stats_2003_2023.csv');
const team = cell('team');
export const [wins, points, losses] = [amountOf('wins'), amountOf('points'), amountOf('losses')] as const;
const [turnovers, penalties, ties] = [amountOf('turnovers'), amountOf('penalties'), amountOf('ties')] as const;
const of = (some: string) => where(rows, 'team', some);
export const inYear = (year: number) => where(rows, 'year', String(year));
export const at = (some: string, year: number) => where(of(some), 'year', String(year))[0];
export const told = (some: readonly Row[]) => those(...some.map(team));
const winsOverall = [...totals(rows, team, wins)];

/** Seasons of American football teams from 2019 to 2023. */
export const footballSeasons = brought(
  'footballSeasons',
  'en',
  ['team_stats_2003_2023.csv'],
  worldOf({ team: distinct(rows, 'team') }),
  [
    en(
      'how many wins did the Kansas City Chiefs have in 2022?',
      () => says(wins(at('Kansas City Chiefs', 2022))),
      'wins',
      'year',
    ),
    en('which team scored the most points in 2021', told(most(inYear(2021), points)), 'points', 'year'),
    en(
      'teams with more than 13 losses in 2022',
      told(inYear(2022).filter((row) => losses(row) > 13)),
      'losses',
      'year',
    ),
    en(
      'total wins of the Green Bay Packers over all years',
      () => says(sum(of('Green Bay Packers').map(wins))),
      'wins',
    ),
    en('average points of the Dallas Cowboys', near(mean(of('Dallas Cowboys').map(points))), 'points'),
    en('Who had the most turnovers in 2023?', told(most(inYear(2023), turnovers)), 'turnovers', 'year'),
    en(
      'how many teams had 12 wins or more in 2020',
      () => says(inYear(2020).filter((row) => wins(row) >= 12).length),
      'wins',
      'year',
    ),
    en(
      'did the Buffalo Bills win more games than the Miami Dolphins in 2023?',
      () => is(wins(at('Buffalo Bills', 2023)) > wins(at('Miami Dolphins', 2023))),
      'wins',
      'year',
    ),
    en(
      'penalties of the Oakland Raiders in 2019',
      () => says(penalties(at('Oakland Raiders', 2019))),
      'penalties',
      'year',
    ),
    en('in which year did the Jacksonville Jaguars win the fewest games', () => says(2020), 'year', 'wins'),
    en('3 teams with the most points in 2020', told(greatest(inYear(2020), 3, points)), 'points', 'year'),
    en('which teams had a tie in 2022', told(inYear(2022).filter((row) => ties(row) > 0)), 'ties', 'year'),
    en(
      'which team has the most wins in all five years together?',
      those(...most(winsOverall, ([, all]) => all).map(([some]) => some)),
      'wins',
    ),
    en(
      'average penalties per year',
      perGroup(
        new Map([2019, 2020, 2021, 2022, 2023].map((year) => [String(year), mean(inYear(year).map(penalties))])),
      ),
      'penalties',
      'year',
    ),
    en('which team had the fewest wins in 2023 please', told(least(inYear(2023), wins)), 'wins', 'year'),
    en(
      'how many touchdown passes (pass_td) did the Tampa Bay Buccaneers throw in 2021',
      () => says(amountOf('pass_td')(at('Tampa Bay Buccaneers', 2021))),
      'pass_td',
      'year',
    ),
    en('how many different teams are in the file', () => says(distinct(rows, 'team').length), 'team'),
    en('who coached the Seattle Seahawks in 2019?', NOTHING),
    en('who won the Super Bowl in 2022', NOTHING),
    en('how many points did the Boston Red Sox score in 2021', NOTHING),
    en('how many fans came to the games of the Chicago Bears', NOTHING),
  ],
);
