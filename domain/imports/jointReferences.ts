import { textOfCell } from './cells.js';
import { phraseOf } from './headingWords.js';
import { isUnique } from './proposeColumns.js';
import { share } from './share.js';
import { type Column, type JointReference, type Table } from './table.js';

/** Share of the values of each column, and of the pairs, that must stand in the other table. */
const KNOWN = 0.9;
/** The same for pairs where only some rows of the other table are kept. */
const KNOWN_OF_SOME = 0.3;
/** Fewer rows may all be different by chance. */
const FEWEST_ROWS = 6;
/** More headings that two tables share are not put together in pairs. */
const MOST_SHARED = 6;

/** A column with that of the same heading in another table. */
interface Match {
  readonly mine: Column;
  readonly theirs: Column;
}

const mayTell = ({ kind, isList, joined, distinct, filled }: Column): boolean =>
  (kind === 'text' || kind === 'number') && !isList && joined === undefined && distinct > 1 && distinct < filled;

/** Columns of one heading that have the same values, in neither table one that tells rows apart by itself. */
function matchesOf(table: Table, other: Table): readonly Match[] {
  return table.columns
    .flatMap((mine) => {
      const theirs = other.columns.find(({ name }) => phraseOf(name) === phraseOf(mine.name));
      const isSame = theirs !== undefined && mine.kind === theirs.kind && share(mine, theirs) >= KNOWN;
      return isSame && mayTell(mine) && mayTell(theirs) ? [{ mine, theirs }] : [];
    })
    .slice(0, MOST_SHARED);
}

/** What rows say in two columns; rows that leave one empty are left out. */
function pairsOf({ columns, rows }: Table, pair: readonly Column[]): readonly string[] {
  const places = pair.map((column) => columns.indexOf(column));
  const said = rows.map((row) => places.map((at) => textOfCell(row[at])));
  return said.filter((each) => !each.includes('')).map((each) => each.join('\n'));
}

/** Whether two columns tell all rows of one table apart, and lead there from most rows of another. */
function namesRows(table: Table, other: Table, [one, second]: readonly [Match, Match]): boolean {
  const theirs = pairsOf(other, [one.theirs, second.theirs]);
  const all = new Set(theirs);
  if (theirs.length < FEWEST_ROWS || theirs.length < other.rows.length || all.size < theirs.length) return false;
  const mine = pairsOf(table, [one.mine, second.mine]);
  const isWhole = other.rows.length === other.sampled && other.isCutShort !== true;
  return mine.filter((pair) => all.has(pair)).length >= mine.length * (isWhole ? KNOWN : KNOWN_OF_SOME);
}

function referenceTo(table: Table, other: Table): JointReference | undefined {
  const matches = matchesOf(table, other);
  // Where a third column is told by one of the table's own keys, rows are linked already.
  const isLinked = table.columns.some((mine) =>
    other.columns.some((theirs) => isUnique(theirs) && phraseOf(theirs.name) === phraseOf(mine.name)),
  );
  if (isLinked) return undefined;
  const pair = matches
    .flatMap((one, at) => matches.slice(at + 1).map((second) => [one, second] as const))
    .find((each) => namesRows(table, other, each));
  return pair && { table: other.name, columns: [pair[0].mine.name, pair[1].mine.name] };
}

/** What a table refers to by two columns together, which no mapping can say: a person is told of it. */
export function jointReferencesOf(table: Table, all: readonly Table[]): readonly JointReference[] {
  if (table.part !== 'rows' || table.references !== undefined) return [];
  return all
    .filter((other) => other !== table && other.part === 'rows')
    .flatMap((other) => referenceTo(table, other) ?? []);
}
