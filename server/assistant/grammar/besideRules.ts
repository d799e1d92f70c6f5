import { plain } from './building.js';
import { type Rule, rule } from './Rule.js';

/** Categories that mean the same with a word before them as without. */
const BEFORE = [
  ['op:have', ['rel', 'gap', 'link', 'along', 'tied', 'pred', 'sup', 'op:sum', 'event'], 'has defeated Rovers'],
  ['op:gain', ['sup', 'pred', 'event'], 'scored the most goals'],
  ['op:at', ['pred', 'along', 'sup', 'some', 'op:that', 'op:which'], 'in the control arm'],
  ['op:of', ['along'], '(the role) of director'],
  ['op:as', ['along'], 'as a director'],
  ['op:and', ['pred'], 'and is Danish'],
  ['op:that', ['pp', 'gap', 'except', 'event'], 'that Rovers beat'],
  ['op:ones', ['pp', 'pred', 'link'], '(except) the ones in Leeds'],
  ['op:where', ['gap'], '(countries) where Spanish is spoken'],
  ['op:not', ['some'], 'nu lucrează la niciun'],
  ['op:which', ['about'], 'what is the price of'],
  ['op:count', ['about'], 'how many pages has'],
] as const;

/** And with one behind them. */
const BEHIND = [
  ['op:have', ['tied', 'op:sum'], '(what role does Ann) have'],
  ['op:gain', ['tie', 'tied'], '(what grade did Ann) get'],
  ['op:at', ['rel'], 'lives in'],
  ['op:ones', ['pred'], 'the Danish ones'],
  ['op:which', ['op:and'], 'and what (stock)'],
] as const;

/** Rules of words that say nothing beside others. */
export const BESIDE: readonly Rule[] = [
  ...BEFORE.flatMap(([op, cats, example]) =>
    cats.map((cat) => rule('has', [op, cat], example, (_, one) => plain(one))),
  ),
  // Whoever follows is no longer that end, but has it: the supervisor of Ann.
  rule('and', ['rel', 'op:of'], 'parent of', ({ isOfEnd: _, ...rel }) => plain(rel)),
  rule('has', ['op:and', 'link'], 'and lives in Oakham', (_, of) => plain({ ...of, isAnother: true })),
  ...BEHIND.flatMap(([op, cats, example]) => cats.map((cat) => rule('and', [cat, op], example, (one) => plain(one)))),
];
