import { phraseOf, wordsOf } from './headingWords.js';
import { areWords, isIdHeading, SHARED_BY } from './proposeColumns.js';
import { speaksOfRows } from './proposeLinks.js';
import { columnsOfTies, type Tie } from './proposeTies.js';
import { type Roles } from './roles.js';
import { type LabelSource } from './rowLabels.js';
import { share } from './share.js';
import { type Singulars } from './singulars.js';
import { type Column } from './table.js';
import { timeOf } from './times.js';
import { columnsBehind } from './wholeNames.js';
import {
  isWordOf,
  labelOfHeading,
  labelOfWords,
  namesThings,
  saysId,
  saysWhat,
  typeOfLife,
  typeTowards,
} from './words.js';

/** Share of the values of the column with fewer that the other one must have too. */
const SHARED = 0.5;
/** Fewer values may be the same by chance. */
const FEWEST = 3;
/** Longest text that names something, in characters on average. */
const LONGEST_NAME = 40;

/** A table whose columns may name things that others name, and which of them are something else. */
interface Source extends LabelSource {
  readonly ties: readonly Tie[];
  readonly roles: Roles | undefined;
}

/** What the values of a column are called, and what leads to them. */
export interface SharedThing {
  readonly label: string;
  readonly type: string;
}

/** A column whose heading says in one word what its values are. */
interface Named {
  readonly column: Column;
  /** The word for what the values are, as it stands and folded in the singular. */
  readonly word: string;
  readonly head: string;
}

/** The word of a heading for what stands below it: "city" of `birth_city` and of "city of birth". */
function headOf(heading: string, isHeadFirst: boolean): string {
  const words = wordsOf(heading);
  const before = words.findIndex((word, at) => at > 0 && isWordOf('beforeNames', word));
  return (before > 0 ? words[before - 1] : isHeadFirst ? words[0] : words.at(-1)) ?? '';
}

/** Whether the values of a column may be things that other columns name too. */
function mayName(column: Column, { table, key, caption, ties, roles }: Source): boolean {
  const { kind, name, filled, joined, values } = column;
  const length = values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);
  const own = [key, ...(caption === undefined ? [] : columnsBehind(table, caption.name)), ...columnsOfTies(ties)];
  return (
    kind === 'text' &&
    filled > 0 &&
    joined === undefined &&
    length <= LONGEST_NAME &&
    areWords(column) &&
    !own.includes(name) &&
    roles?.columns.includes(column) !== true &&
    !isIdHeading(name) &&
    namesThings(name) === 0 &&
    !isWordOf('remarks', name)
  );
}

/** Whether the values of a column are ids of things that no table here has rows of. */
function mayIdentify(column: Column, { key, ties, roles }: Source): boolean {
  const { kind, name, filled, joined, values } = column;
  return (
    (kind === 'text' || kind === 'number') &&
    filled > 0 &&
    joined === undefined &&
    saysId(name) &&
    saysWhat(name) &&
    name !== key &&
    !columnsOfTies(ties).includes(name) &&
    roles?.columns.includes(column) !== true &&
    // Years are called ids as well.
    values.some((value) => timeOf(value) === undefined)
  );
}

/** Whether several rows are of each value, so that a column becomes nodes by itself. */
const isShared = ({ distinct, filled, isList }: Column): boolean =>
  distinct >= FEWEST && (isList || filled >= distinct * SHARED_BY);

/** Whether the values of the column that has fewer are mostly those of the other. */
function haveSameValues(one: Column, other: Column): boolean {
  const [fewer, more] = one.distinct <= other.distinct ? [one, other] : [other, one];
  return fewer.distinct >= FEWEST && share(fewer, more) >= SHARED;
}

function namedIn(sources: readonly Source[], { of, isHeadFirst }: Singulars): readonly Named[] {
  return sources.flatMap((source) =>
    source.table.columns
      .filter((column) => mayName(column, source))
      .map((column) => {
        const word = headOf(column.name, isHeadFirst);
        return { column, word, head: phraseOf(of(word)) };
      }),
  );
}

const othersOf = ({ column, word }: Named): readonly string[] => wordsOf(column.name).filter((each) => each !== word);

/** Whether a heading says nothing but the thing, or where somebody's life began or ended: the colours of eyes and of skin are not asked for together. */
const saysThing = (one: Named): boolean => othersOf(one).length === 0 || typeOfLife(othersOf(one)) !== undefined;

/** Those that share values with the first, or with one that does. */
function groupWith(first: Named, all: readonly Named[]): readonly Named[] {
  const found = [first];
  // It grows while it is gone through.
  for (const one of found) {
    found.push(...all.filter((each) => !found.includes(each) && haveSameValues(one.column, each.column)));
  }
  return found;
}

/** Columns of several tables that are headed alike and hold mostly the same ids: orders and payments of customers who are listed nowhere. */
function sharedIds(sources: readonly Source[], singulars: Singulars): ReadonlyMap<Column, SharedThing> {
  const ids = sources.flatMap((source) =>
    source.table.columns
      .filter((column) => mayIdentify(column, source))
      // Rows of that name would be of the same label, and not the same things.
      .filter((column) => !sources.some(({ table }) => speaksOfRows(column, table, singulars)))
      .map((column) => ({ column, source })),
  );
  const isMet = ({ column, source }: (typeof ids)[number]): boolean =>
    ids.some(
      (other) =>
        other.source !== source &&
        phraseOf(other.column.name) === phraseOf(column.name) &&
        (isShared(other.column) || isShared(column)) &&
        haveSameValues(column, other.column),
    );
  return new Map(
    ids.filter(isMet).map(({ column }) => {
      const label = labelOfHeading(column.name, singulars);
      return [column, { label, type: typeTowards(label) }];
    }),
  );
}

/**
 * Columns of tables of rows that name the same things by their headings and their values: `birthCity`, `deathCity` and the `city` of another table
 * are each a City. One that would be no node by itself becomes one beside those that are. So do ids that stand in several tables and are the key of none.
 */
export function sharedThings(sources: readonly Source[], singulars: Singulars): ReadonlyMap<Column, SharedThing> {
  const named = namedIn(sources, singulars);
  const things = new Map(sharedIds(sources, singulars));
  for (const first of named.filter(({ column }) => isShared(column))) {
    if (things.has(first.column)) continue;
    const group = groupWith(
      first,
      named.filter(({ head }) => head === first.head),
    );
    if (group.length === 1 || !group.some(saysThing)) continue;
    const label = labelOfWords([first.word], singulars);
    for (const one of group) {
      const type = typeOfLife(othersOf(one)) ?? typeTowards(labelOfHeading(one.column.name, singulars));
      things.set(one.column, { label, type });
    }
  }
  return things;
}
