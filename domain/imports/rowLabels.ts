import { fold } from '../folding/fold.js';
import words from './contentWords.json' with { type: 'json' };
import { phraseOf, wordsOf } from './headingWords.js';
import { isIdHeading, isUnique } from './proposeColumns.js';
import kinds from './rowKinds.json' with { type: 'json' };
import { type Singulars } from './singulars.js';
import { type Column, type Table } from './table.js';
import { columnsBehind, ownColumns } from './wholeNames.js';
import {
  bareWords,
  isOfPersons,
  labelOfHeading,
  labelOfPersons,
  labelOfWords,
  namesThings,
  saysId,
  saysNumber,
  saysWhat,
  tellingWords,
} from './words.js';

/** What rows are when nothing says what; those of a graph are nodes. */
export const SOME_LABEL = 'Record';
export const SOME_NODE = 'Node';

/** What the rows of several tables that are the same things share. */
export interface SharedRows {
  readonly label: string;
  /** What their key is called as a property. */
  readonly property: string;
}

/** What is known of a table where its rows get a label. */
export interface LabelSource {
  readonly table: Table;
  /** What its rows are called by. */
  readonly caption: Column | undefined;
  readonly key: string | undefined;
  /** The tables whose rows stood in rows of this one. */
  readonly parts: readonly string[];
  /** Whether the rows are the nodes of a graph, by the headings or by the ends of another table. */
  readonly isOfNodes: boolean;
  /** Headings of other tables that lead to the rows. */
  readonly headings?: readonly string[] | undefined;
  /** Present where rows of other tables are the same things. */
  readonly shared?: SharedRows | undefined;
}

/** Headings that only rows of one kind have, by the label of that kind. */
const KINDS = Object.values<Readonly<Record<string, readonly string[]>>>(kinds).flatMap((byLabel) =>
  Object.entries(byLabel).map(([label, headings]) => ({ label, headings: new Set(headings.map(phraseOf)) })),
);

/** One heading of a kind says nothing: a wine has a price as a car has. */
const FEWEST_OF_KIND = 2;

/** The kind of things that most of the headings are of, such as Animal of "vore" and "bodywt"; undefined where two kinds have as many. */
function labelOfKind({ columns }: Table): string | undefined {
  const said = new Set(columns.map(({ name }) => phraseOf(name)));
  const [best, next] = KINDS.map(({ label, headings }) => ({
    label,
    known: [...headings].filter((heading) => said.has(heading)).length,
  })).toSorted((one, other) => other.known - one.known);
  return best === undefined || best.known < FEWEST_OF_KIND || best.known === next?.known ? undefined : best.label;
}

/** What the id of the rows is an id of: Passenger of `PassengerId` and `IdPasager`. */
function labelOfId({ columns, sampled }: Table, key: string | undefined, singulars: Singulars): string | undefined {
  const id = columns.find((column) => column.name === key && isUnique(column) && column.filled === sampled);
  return id !== undefined && saysId(id.name) && saysWhat(id.name) ? labelOfHeading(id.name, singulars) : undefined;
}

/**
 * What the code of the rows is a code of: Candidate of "Candidate code". A number says it only where nothing else names the rows: beside a name,
 * that of a ticket is what somebody has.
 */
function labelOfCode({ table, caption, key }: LabelSource, singulars: Singulars): string | undefined {
  const { columns, sampled } = table;
  const code = columns.find((column) => column.name === key && isUnique(column) && column.filled === sampled);
  if (code === undefined || !isIdHeading(code.name) || !saysWhat(code.name)) return undefined;
  const isNamed = caption !== undefined && caption !== code && namesThings(caption.name) > 0;
  if (isNamed && saysNumber(code.name)) return undefined;
  return bareWords(code.name).every((word) => singulars.isNoun(word))
    ? labelOfHeading(code.name, singulars)
    : undefined;
}

/** What other tables call the rows where they lead to them: Car of `car_id`; undefined where they say several things, or nothing. */
function labelOfReferences({ headings = [] }: LabelSource, singulars: Singulars): string | undefined {
  const said = new Set(headings.filter(saysWhat).map((heading) => labelOfHeading(heading, singulars)));
  const [only, ...others] = said;
  return others.length === 0 ? only : undefined;
}

/** Fewer names may end alike by chance. */
const FEWEST_NAMES = 5;
/** Share of the names that have the word for what is named. */
const MOST_NAMES = 0.8;
/** Shorter words are titles and articles. */
const SHORTEST_WORD = 4;

/** The word that nearly all names begin or end with: "Lake Erie" and "Lake Huron" are lakes. */
function labelOfNames(caption: Column | undefined, singulars: Singulars): string | undefined {
  const names = (caption?.values ?? []).map(wordsOf).filter(({ length }) => length > 1);
  if (caption === undefined || names.length < FEWEST_NAMES) return undefined;
  for (const at of [-1, 0]) {
    const word = names[0]?.at(at) ?? '';
    if (word.length < SHORTEST_WORD) continue;
    const same = names.filter((words) => fold(words.at(at) ?? '') === fold(word));
    if (same.length >= caption.values.length * MOST_NAMES && singulars.isKnown(word))
      return labelOfWords([word], singulars);
  }
  return undefined;
}

const isPlural = (word: string, { of, isKnown }: Singulars): boolean =>
  of(word) !== word && (isKnown(word) || isKnown(of(word)));

/** Letters of a word for several things within another, and of what stands before it. */
const SHORTEST_WITHIN = { plural: 4, before: 2 };

/** A word that no dictionary has, as what describes things and the word for several of them: gt and cars of `gtcars`. */
function partsOfWord(word: string, singulars: Singulars): readonly string[] {
  // Where the word for what things are comes first, none ends in it.
  if (singulars.isHeadFirst || singulars.isKnown(word) || singulars.isKnown(singulars.of(word))) return [word];
  for (let at = SHORTEST_WITHIN.before; at <= word.length - SHORTEST_WITHIN.plural; at += 1) {
    const last = word.slice(at);
    if (isPlural(last, singulars)) return [word.slice(0, at), last];
  }
  return [word];
}

/** The words of a table's name that say what it is about. */
const wordsOfTable = (name: string, singulars: Singulars): readonly string[] =>
  tellingWords(name).flatMap((word) => partsOfWord(word, singulars));

/** Whether the name of a table is a word for several things, which says what its rows are. */
export const saysSeveral = (name: string, singulars: Singulars): boolean =>
  tellingWords(name).some((word) => isPlural(word, singulars));

/** Whether no word of a name looks as if it said several things, whether a dictionary has it or not. */
const saysOne = (name: string, { of }: Singulars): boolean => tellingWords(name).every((word) => of(word) === word);

/**
 * What rows are by their own headings and names, where the name of the file is no word for several things: that of a graph says what all of it
 * is, and one that no dictionary has may be that of a program.
 */
function labelByRows(source: LabelSource, singulars: Singulars): string | undefined {
  const { table, caption, key } = source;
  if (saysSeveral(table.name, singulars)) return undefined;
  const isNoWord = table.part === 'nodes' || !tellingWords(table.name).some((word) => singulars.isKnown(word));
  return (
    labelOfId(table, key, singulars) ??
    labelOfNames(caption, singulars) ??
    (isNoWord ? labelOfReferences(source, singulars) : undefined) ??
    (isNoWord && !isForOthers(table, caption, singulars)
      ? (labelOfNaming(caption, singulars) ??
        (saysOne(table.name, singulars) ? labelOfCode(source, singulars) : undefined) ??
        labelOfPersons(table.columns.map(({ name }) => name)) ??
        labelOfKind(table))
      : undefined)
  );
}

/**
 * Whether a table is called by what its rows belong to, as one of musicians that is called concerts: a column that says so comes again,
 * and is not what they are called or known by.
 */
const isCalledByGroup = (
  columns: readonly Column[],
  own: readonly string[],
  label: string,
  singulars: Singulars,
): boolean =>
  columns.some(
    (column) =>
      !own.includes(column.name) &&
      column.distinct < column.filled &&
      saysWhat(column.name) &&
      labelOfHeading(column.name, singulars) === label,
  );

/** Whether a number that is no id has a label as its heading. */
const isMeasured = (columns: readonly Column[], label: string, singulars: Singulars): boolean =>
  columns.some(
    ({ name, kind }) => kind === 'number' && !isIdHeading(name) && labelOfHeading(name, singulars) === label,
  );

/** "Full name" says nothing of what is named, `station_name` does. */
const saysName = (heading: string): boolean => wordsOf(heading).length > 1 && namesThings(heading) === 1;

/** Whether a table begins with what its rows are, as one of "beekeeper, apiary, hives": a single word over texts that never come again. */
const isWordForRows = (column: Column, columns: readonly Column[]): boolean =>
  column === columns.find(({ kind }) => kind === 'text') &&
  isUnique(column) &&
  wordsOf(column.name).length === 1 &&
  saysWhat(column.name);

/** Whether a table is called by no word for several things, as `inventory.csv` is, and begins with a word for what its rows are called by. */
function isForOthers({ name, columns }: Table, caption: Column | undefined, singulars: Singulars): boolean {
  if (caption === undefined || !isWordForRows(caption, columns)) return false;
  // Before it only what counts or numbers the rows may stand.
  const before = columns.slice(0, columns.indexOf(caption));
  return before.every((column) => !saysWhat(column.name)) && saysOne(name, singulars);
}

/** What a heading names that says so in two words, as `station_name` does. */
const labelOfNaming = (caption: Column | undefined, singulars: Singulars): string | undefined =>
  caption !== undefined && caption.joined === undefined && saysName(caption.name) && saysWhat(caption.name)
    ? labelOfHeading(caption.name, singulars)
    : undefined;

/** What rows are when no word says what: somebody, by two headings that only people have, or something. */
const someLabel = (columns: readonly Column[], otherwise: string): string =>
  labelOfPersons(columns.map(({ name }) => name)) ?? otherwise;

/** What the heading of a column says of what it names; those of a given and a family name only whose they are. */
const saidBy = ({ name, joined }: Column): string => (joined === undefined ? name : joined.rest.join(' '));

/** Whether what rows are called by says what they are. */
const saysRows = (column: Column, columns: readonly Column[]): boolean =>
  column.joined === undefined
    ? saysName(column.name) || isWordForRows(column, columns)
    : saysWhat(column.joined.rest.join(' '));

/** What the rows of a table are by its name; in the words of a heading where that has them apart, as `foodbanks` beside "Food bank". */
function labelByName({ name, columns }: Table, singulars: Singulars): string {
  const telling = tellingWords(name);
  const whole = fold(labelOfWords(telling, singulars));
  const apart = columns.map((column) => labelOfHeading(column.name, singulars));
  const own = ownWord(telling, columns, singulars) ?? apart.find((one) => fold(one) === whole);
  return own ?? labelOfWords(wordsOfTable(name, singulars), singulars);
}

/** The word of a name that is the heading of what rows are called by, where no dictionary has the others: Pharmacy of "pharmacies york". */
function ownWord(
  telling: readonly string[],
  columns: readonly Column[],
  { of, isKnown }: Singulars,
): string | undefined {
  const heading = columns.find((column) => isWordForRows(column, columns))?.name ?? '';
  const others = telling.filter((word) => fold(of(word)) !== fold(heading));
  return others.length === telling.length - 1 && others.length > 0 && !others.some(isKnown)
    ? labelOfHeading(heading)
    : undefined;
}

/** What the rows of a table are: by its name, otherwise by the heading that names them, or by what only such things have. */
export function labelOfTable(source: LabelSource, singulars: Singulars): string {
  const { table, caption: called, key, parts, isOfNodes, shared } = source;
  if (shared !== undefined) return shared.label;
  const { columns } = table;
  const byFile = labelByName(table, singulars);
  const isOfPart = parts.some((part) => labelOfWords(tellingWords(part), singulars) === byFile);
  const byName = isOfPart ? '' : byFile;
  const own = [called?.name, key].flatMap((one) => columns.find((column) => column.name === one) ?? []);
  const telling = own.flatMap((column) => columnsBehind(table, column.name));
  const otherwise = table.isHeadless === true ? words[singulars.language].record : SOME_LABEL;
  const bySome = someLabel(columns, isOfNodes ? SOME_NODE : otherwise);
  if (byName !== '' && isCalledByGroup(ownColumns(columns), telling, byName, singulars)) {
    const heading = own.map(saidBy).find(saysWhat);
    if (heading !== undefined) return labelOfHeading(heading, singulars);
    // What each row is of says more than nothing does, but where that is measured of it: a bill with a tip is no tip.
    return bySome === SOME_LABEL && !isMeasured(columns, byName, singulars) ? byName : bySome;
  }
  const byRows = byName === '' || table.isHeadless === true ? undefined : labelByRows(source, singulars);
  if (byRows !== undefined) return byRows;
  if (byName !== '' && (table.isHeadless === true || !isForOthers(table, called, singulars))) return byName;
  if (table.isHeadless === true) return bySome;
  // A given name says whose it is, and not what they are.
  if (called !== undefined && saysRows(called, columns) && !isOfPersons(saidBy(called)))
    return labelOfHeading(saidBy(called), singulars);
  return labelOfId(table, key, singulars) ?? labelOfCode(source, singulars) ?? bySome;
}

/** What the rows of a table may be called, what is proposed first: by the file, by an id, by what names them, by what only such things have. */
export function labelsToChoose(source: LabelSource, singulars: Singulars): readonly string[] {
  const { table, caption, key } = source;
  const all = [
    labelOfTable(source, singulars),
    labelByName(table, singulars),
    labelOfId(table, key, singulars),
    labelOfReferences(source, singulars),
    labelOfCode(source, singulars),
    labelOfNames(caption, singulars),
    labelOfPersons(table.columns.map(({ name }) => name)),
    labelOfKind(table),
    caption !== undefined && saysWhat(saidBy(caption)) && namesThings(caption.name) < 2
      ? labelOfHeading(saidBy(caption), singulars)
      : undefined,
  ];
  return [...new Set(all.filter((label) => label !== undefined && label !== ''))] as readonly string[];
}
