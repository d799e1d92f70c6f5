import { areDotsBlanks } from './dots.js';
import {
  type About,
  areWords,
  captionByKey,
  captionColumn,
  isUnique,
  keyColumn,
  namesRows,
  SHARED_BY,
  singularWords,
} from './proposeColumns.js';
import { keyForOwnTies } from './proposeOwnTies.js';
import { type GraphEnds, graphHalves, isNodeTable } from './proposeEnds.js';
import { tieByLink } from './proposeLinks.js';
import { columnsOfTies, isReferred, type Tie, tiesOf } from './proposeTies.js';
import { type Roles, rolesOf } from './roles.js';
import { type LabelSource } from './rowLabels.js';
import { sharedRows } from './sameRows.js';
import { sharedThings, type SharedThing } from './sharedValues.js';
import { type Singulars } from './singulars.js';
import { type Column, type Table } from './table.js';
import { type TimeColumns, timeColumnsOf, withoutColumns } from './timeColumns.js';
import { saysWhat, tellingWords } from './words.js';
import { withWholeNames } from './wholeNames.js';

/** What a table shows by itself and beside the others, before it is said what becomes of it. */
export interface Draft extends LabelSource {
  /** Whether what its rows are called by is a name, and not what is left where there is none. */
  readonly isNamed: boolean;
  readonly ties: readonly Tie[];
  /** Columns that name the same things, which are in no table of their own. */
  readonly roles: Roles | undefined;
  /** Columns of which the values are named by other columns as well. */
  readonly things: ReadonlyMap<Column, SharedThing>;
  /** For a table whose headings alone say that its rows are relationships: where these lead. */
  readonly ends: GraphEnds | undefined;
  /** Columns of the file whose headings are times; the table is what it is without them. */
  readonly times?: TimeColumns | undefined;
}

/** A table before it is known what it is tied to. */
type Begun = Pick<Draft, 'table' | 'caption' | 'key'> & { readonly about: About };

function begun(table: Table, singulars: Singulars): Begun {
  const words = singularWords(tellingWords(table.name), singulars);
  const about = {
    ...{ words, singulars, dotsAreBlanks: areDotsBlanks(table.columns) },
    isHeadless: table.isHeadless === true,
  };
  const caption = captionColumn(table.columns, about);
  const key = keyColumn(table.columns, caption, table.sampled, about)?.name;
  return { table, about, caption, key: table.part === 'rows' ? keyForOwnTies(table, key) : key };
}

/** By what the rows of a table are known to those that stood in them, or that refer to them by a key that the file declares. */
const keyForOthers = ({ name }: Table, all: readonly Begun[]): string | undefined =>
  all
    .flatMap(({ table: { partOf, references = [] } }) => [...(partOf === undefined ? [] : [partOf]), ...references])
    .find(({ table }) => table === name)?.key;

/** Where another table has a column of the same heading, or called as these rows are, whose values are rows of this one, that is what its rows are known by. */
function withReferredKeys(all: readonly Begun[], singulars: Singulars): readonly Begun[] {
  return all.map((one) => {
    const { table, key } = one;
    const forOthers = keyForOthers(table, all);
    if (forOthers !== undefined) return { ...one, key: forOthers };
    const others = all.filter((other) => other !== one && other.table.part === 'rows').map((other) => other.table);
    // A bare number says nothing to those who know the same rows by a word.
    const isBare = table.columns.some(({ name, kind }) => name === key && kind === 'number' && !saysWhat(name));
    const isKey = (name: string): boolean => isReferred(table, name, others, singulars, isBare);
    if (table.part !== 'rows' || others.length === 0 || (key !== undefined && isKey(key))) return one;
    const referred = table.columns.find(
      (column) => isUnique(column) && column.filled === table.sampled && isKey(column.name),
    );
    return referred === undefined ? one : { ...one, key: referred.name };
  });
}

/** Whether several rows are of each value, so that it is a thing of its own. */
const isShared = (column: Column): boolean => areWords(column) && column.filled >= column.distinct * SHARED_BY;

/** What rows are called by: a name of their own, not that of something that they are tied to; otherwise what each is known by, before what comes again. */
function captioned(
  { table, about, caption: first, key }: Begun,
  ties: readonly Tie[],
): Omit<Draft, 'parts' | 'ends' | 'isOfNodes' | 'times' | 'shared' | 'things'> {
  const tied = columnsOfTies(ties);
  const inNames = table.columns.flatMap(({ name, joined }) => (joined === undefined ? [] : [name, ...joined.columns]));
  const taken = [...tied, key ?? '', ...inNames];
  const roles = table.part === 'rows' ? rolesOf(table, taken, about.singulars) : undefined;
  const isTied = (column: Column): boolean =>
    column.name !== key && (tied.includes(column.name) || roles?.columns.includes(column) === true);
  const own = table.columns.filter((column) => !isTied(column));
  const caption = first === undefined || !isTied(first) ? first : captionColumn(own, about);
  const isNamed = caption !== undefined && namesRows(caption, about);
  const keyed = table.part === 'rows' && !isNamed ? own.find(({ name }) => name === key) : undefined;
  // What takes part in a row and comes again, as a referee of matches or the item of a line, is no name of it.
  const isTold = isNamed || (roles === undefined && !(key === undefined && caption !== undefined && isShared(caption)));
  const told = isTold ? caption : undefined;
  return { table, caption: captionByKey(keyed) ?? told, isNamed, key, ties, roles };
}

/** What tables show, each beside the others. */
export function draftsOf(files: readonly Table[], singulars: Singulars): readonly Draft[] {
  const times = new Map(files.map((table) => [table.name, timeColumnsOf(table)]));
  const narrow = files.map((table) => {
    const columns = times.get(table.name)?.columns.map(({ column }) => column);
    return columns === undefined ? table : withoutColumns(table, columns);
  });
  const tables = narrow.map((table) => withWholeNames(table, narrow));
  const halves = graphHalves(tables);
  const endsOf = ({ name }: Table): GraphEnds | undefined => halves.edges.find(({ table }) => table === name);
  const all = withReferredKeys(
    tables.map((table) => begun(table, singulars)),
    singulars,
  ).map((one) => ({ ...one, key: halves.keys.get(one.table.name) ?? one.key }));
  // What a relationship is known by is no row that others could refer to.
  const rows = all.filter(({ table }) => table.part === 'rows' && endsOf(table) === undefined);
  const shared = sharedRows(rows, singulars);
  // Rows that are the same things as those of another table do not refer to them.
  const isSame = (table: Table, { table: name }: Tie): boolean => {
    const other = rows.find((each) => each.table.name === name)?.table;
    return other !== undefined && shared.has(table) && shared.get(table) === shared.get(other);
  };
  const tiesOfOne = ({ table, key }: Begun): readonly Tie[] => {
    if (table.part !== 'rows' || endsOf(table) !== undefined) return [];
    const ties = tiesOf(table, key, rows, singulars).filter((tie) => tie.column !== key || !isSame(table, tie));
    // A file that declares what refers to what says all of it.
    if (table.references !== undefined) return ties;
    const left = table.columns.filter(({ name }) => name !== key && ties.every(({ column }) => column !== name));
    return [...ties, ...left.flatMap((column) => tieByLink(column, table, rows, singulars) ?? [])];
  };
  const ties = new Map(all.map((one) => [one, tiesOfOne(one)]));
  // What a part of rows is called by says whose it is, and not what those are.
  const headingsTo = (name: string): readonly string[] =>
    [...ties].flatMap(([{ table }, own]) =>
      table.name === name
        ? []
        : own.filter((tie) => tie.table === name && tie.isWhole !== true).map((tie) => tie.column),
    );
  const drafts = all.map((one) => ({
    ...captioned(one, ties.get(one) ?? []),
    headings: headingsTo(one.table.name),
    ends: endsOf(one.table),
    shared: shared.get(one.table),
    times: times.get(one.table.name),
    isOfNodes: halves.keys.has(one.table.name) || isNodeTable(one.table),
    parts: tables.flatMap(({ name, partOf }) => (partOf?.table === one.table.name ? [name] : [])),
  }));
  const ofRows = drafts.filter(({ table, ends }) => table.part === 'rows' && ends === undefined);
  const things = sharedThings(ofRows, singulars);
  return drafts.map((draft) => ({ ...draft, things }));
}
