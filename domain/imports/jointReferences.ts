import { fold } from '../folding/fold.js';
import { textOfCell } from './cells.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { isUnique } from './proposeColumns.js';
import { share } from './share.js';
import { type Column, type JointReference, type Table } from './table.js';
import { isWordOf } from './words.js';

/** Share of the values of each column that must stand in the other table. */
const KNOWN_VALUES = 0.5;
/** Share of the rows that must do so. */
const KNOWN = 0.9;
/** The same for rows where only some of the other table are kept. */
const KNOWN_OF_SOME = 0.3;
/** Fewer rows may all be different by chance. */
const FEWEST_ROWS = 6;
/** More headings that two tables share are not put together. */
const MOST_SHARED = 6;

/** A column with that of the same heading in another table. */
interface Match {
  readonly mine: Column;
  readonly theirs: Column;
}

/** Columns that are put together, and whether their table stands before the other one. */
interface Choice {
  readonly matches: readonly Match[];
  readonly isFirst: boolean;
}

/** Whether numbers have decimals, as those of places have: they measure, and name nothing. */
const areDecimals = ({ kind, values }: Column): boolean =>
  kind === 'number' && values.some((value) => /[.,]\d/u.test(value));

const maySay = (column: Column): boolean =>
  (column.kind === 'text' || column.kind === 'number') &&
  !column.isList &&
  column.joined === undefined &&
  column.filled > 0 &&
  !areDecimals(column);

/** Whether a column tells some rows apart, and not all. */
const tellsSome = ({ distinct, filled }: Column): boolean => distinct > 1 && distinct < filled;

/** A heading without its word for an id: `team.key` and `teamID` say the same. */
function saidBy(heading: string): string {
  const telling = wordsOf(heading).filter((word) => !isWordOf('id', word));
  return telling.length === 0 ? phraseOf(heading) : phraseOf(telling.join(' '));
}

/** Columns of one heading that have the same values, in neither table one that tells rows apart by itself. */
function matchesOf(table: Table, other: Table): readonly Match[] {
  return table.columns
    .flatMap((mine) => {
      const fitting = other.columns.filter(
        (theirs) =>
          saidBy(theirs.name) === saidBy(mine.name) && mine.kind === theirs.kind && share(mine, theirs) >= KNOWN_VALUES,
      );
      const theirs = fitting.find(({ name }) => phraseOf(name) === phraseOf(mine.name)) ?? fitting[0];
      return theirs !== undefined && maySay(mine) && maySay(theirs) && tellsSome(theirs) && mine.distinct < mine.filled
        ? [{ mine, theirs }]
        : [];
    })
    .slice(0, MOST_SHARED);
}

/** What rows say in some columns together; rows that leave one empty are left out. */
function saidTogether({ columns, rows }: Table, some: readonly Column[]): readonly string[] {
  const places = some.map((column) => columns.indexOf(column));
  const said = rows.map((row) => places.map((at) => fold(textOfCell(row[at]))));
  return said.filter((each) => !each.includes('')).map((each) => each.join('\n'));
}

/** Whether columns tell all rows of a table apart together, and no row leaves one empty. */
function tellApart(table: Table, columns: readonly Column[]): boolean {
  const said = saidTogether(table, columns);
  return said.length >= FEWEST_ROWS && said.length === table.rows.length && new Set(said).size === said.length;
}

/** The share of the rows that lead to one of another table by some columns; undefined where they are too few to be meant. */
function rateOf(table: Table, other: Table, { matches, isFirst }: Choice): number | undefined {
  const [mine, theirs] = [matches.map((match) => match.mine), matches.map((match) => match.theirs)];
  if (!tellApart(other, theirs)) return undefined;
  const more = table.columns.length - other.columns.length;
  // Where rows of both are one to one, those of the table that says less lead to the other one, or the later to the first.
  if (tellApart(table, mine) && (more === 0 ? isFirst : more > 0)) return undefined;
  const known = new Set(saidTogether(other, theirs));
  const said = saidTogether(table, mine);
  const found = said.filter((each) => known.has(each)).length / Math.max(1, said.length);
  const isWhole = other.rows.length === other.sampled && other.isCutShort !== true;
  if (found < (isWhole ? KNOWN : KNOWN_OF_SOME)) return undefined;
  return isWhole ? found : Math.min(1, (found * other.sampled) / Math.max(1, other.rows.length));
}

/** Choices of two matches, and then of three. */
function combinations(matches: readonly Match[]): readonly (readonly Match[])[] {
  const pairs = matches.flatMap((one, at) => matches.slice(at + 1).map((second) => [one, second]));
  const triples = pairs.flatMap((pair) =>
    matches.slice(matches.indexOf(pair[1] as Match) + 1).map((third) => [...pair, third]),
  );
  return [...pairs, ...triples];
}

function referenceTo(table: Table, other: Table, isFirst: boolean): JointReference | undefined {
  // Where a further column is told by one of the table's own keys, rows are linked already.
  const isLinked = table.columns.some((mine) =>
    other.columns.some((theirs) => isUnique(theirs) && phraseOf(theirs.name) === phraseOf(mine.name)),
  );
  if (isLinked) return undefined;
  for (const matches of combinations(matchesOf(table, other))) {
    const rate = rateOf(table, other, { matches, isFirst });
    if (rate === undefined) continue;
    const pairs = matches.map(({ mine, theirs }) => ({ column: mine.name, by: theirs.name }));
    return { table: other.name, pairs, rate };
  }
  return undefined;
}

/** What a table refers to by several columns together. */
export function jointReferencesOf(table: Table, all: readonly Table[]): readonly JointReference[] {
  if (table.part !== 'rows' || table.references !== undefined) return [];
  return all
    .filter((other) => other !== table && other.part === 'rows')
    .flatMap((other) => referenceTo(table, other, all.indexOf(table) < all.indexOf(other)) ?? []);
}
