import { textOfCell } from './cells.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { isCounter, isUnique, singularWords } from './proposeColumns.js';
import { propertyOf } from './asColumn.js';
import { labelOfTable, type LabelSource, type SharedRows } from './rowLabels.js';
import { share } from './share.js';
import { type Singulars } from './singulars.js';
import { type Column, type Table } from './table.js';
import { bareWords, labelOfHeading, namesThings, saysWhat, tellingWords } from './words.js';

/** Share of the smaller table's keys that must stand in the larger one. */
const MOST_KEYS = 0.6;
/** Fewer keys may be the same by chance. */
const FEWEST_KEYS = 3;
/** Share of the cells under one heading that must agree: a table for another year says other values of the same things. */
const MOST_AGREE = 0.5;

/** A table with what its rows are called and known by. */
type Keyed = Pick<LabelSource, 'table' | 'caption' | 'key'>;

/** A table that may describe the rows of another one, with its key and the label that it has by itself. */
interface Candidate {
  readonly table: Table;
  readonly key: Column;
  readonly heading: string;
  readonly label: string;
}

const headingOf = ({ name }: Column, singulars: Singulars): string => singularWords(wordsOf(name), singulars).join(' ');

function candidateOf({ table, caption, key: name }: Keyed, singulars: Singulars): readonly Candidate[] {
  const key = table.columns.find((column) => column.name === name);
  // A file that declares what refers to what says all of it.
  const isDeclared = table.references !== undefined || table.partOf !== undefined;
  if (key === undefined || table.part !== 'rows' || isDeclared || table.isHeadless === true) return [];
  const isWhole = isUnique(key) && key.filled === table.sampled && key.joined === undefined;
  // A number is the same in two tables by chance unless its heading says what it numbers.
  const mayBeShared = key.kind === 'text' || (key.kind === 'number' && saysWhat(key.name));
  if (!isWhole || !mayBeShared || isCounter(key.name)) return [];
  const label = labelOfTable({ table, caption, key: name, parts: [], isOfNodes: false }, singulars);
  return [{ table, key, heading: headingOf(key, singulars), label }];
}

/**
 * Whether a table says that its rows are what its key names: it is called so, as `country-by-population` is beside `country`, or by what it says
 * of them, as `populations` with a column `population`.
 */
function isOfKey({ table, key, label }: Candidate, singulars: Singulars): boolean {
  const named = table.columns.map((column) => labelOfHeading(column.name, singulars));
  if (named.includes(label)) return true;
  const said = singularWords(tellingWords(table.name), singulars);
  return singularWords(bareWords(key.name), singulars).every((word) => said.includes(word));
}

/** What the rows of two tables with one key are; undefined where their names say different things. */
function labelOfBoth(one: Candidate, other: Candidate, singulars: Singulars): string | undefined {
  if (one.label === other.label) return one.label;
  const areOfKey = saysWhat(one.key.name) && [one, other].every((each) => isOfKey(each, singulars));
  return areOfKey ? labelOfHeading(one.key.name, singulars) : undefined;
}

/** Cells of a column by the key of their row. */
const cellsByKey = ({ table: { columns, rows }, key }: Candidate, column: Column): ReadonlyMap<string, string> => {
  const [at, keyAt] = [columns.indexOf(column), columns.indexOf(key)];
  return new Map(rows.map((row) => [textOfCell(row[keyAt]), textOfCell(row[at])]));
};

/** Whether columns of the same heading mostly have other values for the same key. */
function contradict(one: Candidate, other: Candidate, singulars: Singulars): boolean {
  const headings = new Map(other.table.columns.map((column) => [headingOf(column, singulars), column]));
  return one.table.columns.some((column) => {
    const same = headings.get(headingOf(column, singulars));
    if (column === one.key || same === undefined || same === other.key) return false;
    const theirs = cellsByKey(other, same);
    const pairs = [...cellsByKey(one, column)].map(([key, mine]) => [mine, theirs.get(key) ?? ''] as const);
    const said = pairs.filter((pair) => !pair.includes(''));
    return said.filter(([mine, their]) => mine === their).length < said.length * MOST_AGREE;
  });
}

/** Whether one table has names of what its rows are, and the other is known by the word for that: `name` of entities and `entity`. */
const namesWhatOtherCalls = (named: Candidate, called: Candidate): boolean =>
  named.label === called.label &&
  namesThings(named.key.name) > 0 &&
  phraseOf(labelOfHeading(called.key.name)) === phraseOf(called.label);

function areSameRows(one: Candidate, other: Candidate, singulars: Singulars): boolean {
  if (phraseOf(one.heading) === '' || one.key.kind !== other.key.kind) return false;
  if (one.heading !== other.heading && !namesWhatOtherCalls(one, other) && !namesWhatOtherCalls(other, one))
    return false;
  const [small, large] = one.key.distinct <= other.key.distinct ? [one.key, other.key] : [other.key, one.key];
  if (small.distinct < FEWEST_KEYS || share(small, large) < MOST_KEYS) return false;
  return labelOfBoth(one, other, singulars) !== undefined && !contradict(one, other, singulars);
}

/**
 * Tables whose rows are the same things, with the label and the property of the key that they share: known by columns of one heading that mostly
 * hold the same values, where neither table is called by another thing (managers are no employees, though known by the same).
 */
export function sharedRows(all: readonly Keyed[], singulars: Singulars): ReadonlyMap<Table, SharedRows> {
  const groups: Candidate[][] = [];
  for (const each of all.flatMap((one) => candidateOf(one, singulars))) {
    const group = groups.find((members) => members.every((member) => areSameRows(member, each, singulars)));
    if (group === undefined) groups.push([each]);
    else group.push(each);
  }
  return new Map(
    groups.flatMap(([first, ...more]) => {
      const [second] = more;
      if (first === undefined || second === undefined) return [];
      const isOne = more.every(({ label }) => label === first.label);
      const named = [first, ...more].find(({ key }) => namesThings(key.name) > 0) ?? first;
      const shared = {
        label: isOne ? first.label : labelOfHeading(first.key.name, singulars),
        property: propertyOf(named.key),
      };
      return [first, ...more].map(({ table }) => [table, shared] as const);
    }),
  );
}
