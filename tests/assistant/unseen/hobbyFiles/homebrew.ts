import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { brought, spelled, within } from '../personalFiles/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { hobbyRows, severalIn } from './rows.js';

const brews = hobbyRows('brews.tsv', '\t');
const tastings = hobbyRows('tastings.tsv', '\t');
const [brew, style] = [cell('Brew'), cell('Style')];
const day = (row: Row) => spelled(cell('Brew day')(row).padStart(11, '0'));
const inPeriod = (from: string, to: string) => brews.filter((row) => within(day(row), from, to));
const strength = (row: Row) => point(row['ABV']);
const nameOf = new Map(brews.map((row) => [cell('No')(row), brew(row)]));
const tasted = (row: Row) => nameOf.get(cell('Brew no')(row)) ?? '';
const sampled = new Set(tastings.map(tasted));
const of = (kind: string) => brews.filter((row) => style(row) === kind);

/** What somebody brews in a garage, batch by batch, and what friends said of it. */
export const homebrew = brought(
  'homebrew',
  'en',
  ['brews.tsv', 'tastings.tsv'],
  worldOf({ Brew: brews.map(brew), Who: tastings.map(cell('Who')) }),
  [
    en("what's the strongest thing I've made?", those(...most(brews, strength).map(brew)), 'ABV', 'Brew'),
    en(
      'which brews had Citra in them',
      those(...brews.filter((row) => severalIn(cell('Hops')(row)).includes('Citra')).map(brew)),
      'Hops',
      'Hop',
      'Brew',
    ),
    en(
      'How much did I spend on ingredients in 2024?',
      () => about(sum(inPeriod('2024-01-01', '2024-12-31').map((row) => point(row['Ingredients cost'])))),
      'Ingredients cost',
      'Brew day',
    ),
    en(
      'Which one of them got the top score?',
      those(...most(tastings, (row) => point(row['Score'])).map(tasted)),
      'Score',
      'Tasting',
      'Brew',
    ),
    en(
      'how many litres of stout have I made altogether?',
      () => about(sum(of('Stout').map((row) => point(row['Volume'])))),
      'Volume',
      'Style',
    ),
    en(
      'what did Gareth say about Back Door',
      () => says(cell('Comment')(tastings.find((row) => cell('Who')(row) === 'Gareth' && tasted(row) === 'Back Door'))),
      'Comment',
      'Who',
      'Tasting',
    ),
    en(
      'Which brews has nobody tried yet?',
      those(...brews.map(brew).filter((name) => !sampled.has(name))),
      'Brew',
      'Tasting',
      'Who',
    ),
    en(
      'did I brew anything in the first quarter of 2025',
      () => is(inPeriod('2025-01-01', '2025-03-31').length > 0),
      'Brew day',
      'Brew',
    ),
    ro('Ce beri au peste 6%?', those(...brews.filter((row) => strength(row) > 6).map(brew)), 'ABV', 'Brew'),
    ro('cat de tari sunt IPA-urile in medie', () => about(mean(of('IPA').map(strength))), 'ABV', 'Style'),
    en('What temperature did I mash Foghorn at?', NOTHING),
    ro('Cine mi-a dat rețeta de la Foghorn?', NOTHING),
  ],
);
