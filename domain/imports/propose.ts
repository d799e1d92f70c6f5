import {
  type ColumnMapping,
  type EndMapping,
  type Mapping,
  NO_END,
  NO_PLACE,
  type PlaceMapping,
  type TableMapping,
} from './mapping.js';
import { asNode, asProperty, VALUE } from './asColumn.js';
import { textOfCell } from './cells.js';
import { type Draft, draftsOf } from './draft.js';
import {
  areCodes,
  categoryColumn,
  endColumns,
  isUnique,
  labelsColumn,
  nodeColumns,
  placeColumns,
} from './proposeColumns.js';
import { type GraphEnd, type GraphEnds } from './proposeEnds.js';
import { isLinkedJointly, withJointLinks } from './proposeJointLinks.js';
import { columnsOfTies, type Keyed, type Tie, tiesOfEnds } from './proposeTies.js';
import { labelOfTable, labelsToChoose, SOME_LABEL, SOME_NODE } from './rowLabels.js';
import { observationsOf } from './observations.js';
import { type ReadInTime, readByColumns, readByRows } from './proposeInTime.js';
import { withShortNames } from './shortNames.js';
import { BY_ENDINGS, type Singulars } from './singulars.js';
import { stretchOfColumns } from './places.js';
import { type Column, type Table } from './table.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { columnsBehind, keysBehind, ownColumns } from './wholeNames.js';
import { isWordOf, labelOfHeading, labelOfWords, namesThings, tellingWords, typeOfName, typeTowards } from './words.js';

const SOME_TYPE = 'RELATED_TO';

function placeOf(table: Table): PlaceMapping {
  // A graph says itself where its nodes stand; places on the earth are worth drawing where it does not.
  const columns = placeColumns(table.columns);
  const isWanted =
    table.part === 'rows' || (columns?.is === 'map' && table.isPlaced !== true && (table.named ?? 0) < 1);
  const found = isWanted ? columns : undefined;
  return found === undefined
    ? { ...NO_PLACE, scale: table.scale ?? 1 }
    : { ...found, ...stretchOfColumns(table, found) };
}

const EMPTY = {
  label: '',
  type: '',
  keys: [],
  caption: '',
  start: NO_END,
  end: NO_END,
  place: NO_PLACE,
} as const;

function nodesOf(draft: Draft, drafts: readonly Draft[], singulars: Singulars): TableMapping {
  const { table, caption, key, ties, roles, shared: same, things } = draft;
  const columns = ownColumns(table.columns);
  const [called = '', ...behind] = caption === undefined ? [] : columnsBehind(table, caption.name);
  const keys = key === undefined || table.part === 'nodes' ? [] : keysBehind(table, key);
  const place = placeOf(table);
  const inRoles = roles?.columns.map(({ name }) => name) ?? [];
  const named = columns.filter((column) => things.has(column)).map(({ name }) => name);
  const used = [called, ...behind, ...keys, key ?? '', place.x, place.y, ...columnsOfTies(ties), ...inRoles, ...named];
  const shared = nodeColumns(table, used, named.length).map(({ name }) => name);
  const labels = table.part === 'rows' ? labelsColumn(columns, used) : undefined;
  const category = table.part === 'nodes' && (table.named ?? 0) < 0.5 ? categoryColumn(columns) : undefined;
  return {
    ...EMPTY,
    table: table.name,
    becomes: 'nodes',
    label: labelOfTable(draft, singulars),
    keys,
    caption: called,
    ...(behind.length === 0 ? {} : { captionWith: behind }),
    place,
    columns: columns.map((column) => {
      const tie = ties.find((each) => each.column === column.name);
      if (column === labels) return { ...asProperty(column, singulars), use: 'labels' };
      if (column === category) return { ...asProperty(column, singulars), use: 'labels' };
      if (tie !== undefined) return asReference(column, tie, drafts, singulars);
      if (place.is === 'plane' && (column.name === place.x || column.name === place.y))
        return { ...asProperty(column, singulars), use: 'nothing' };
      if (roles?.columns.includes(column) === true) return { ...asNode(column, singulars), label: roles.label };
      const thing = things.get(column);
      if (thing !== undefined) return { ...asNode(column, singulars), ...thing };
      if (shared.includes(column.name) && table.part === 'rows') return asNode(column, singulars);
      const own = asProperty(column, singulars);
      const property = column.name === key && same !== undefined ? { ...own, property: same.property } : own;
      // A number that things are called by is a sign, and no amount: it stands there as in the file.
      return column === caption && column.name === key ? { ...property, kind: 'text', style: 'plain' } : property;
    }),
  };
}

function asReference(column: Column, tie: Tie, drafts: readonly Draft[], singulars: Singulars): ColumnMapping {
  const other = drafts.find(({ table }) => table.name === tie.table);
  const words = labelOfHeading(column.name, singulars);
  const label = other === undefined ? words : labelOfTable(other, singulars);
  // "manager" says more of the tie than "person" does.
  const type = typeTowards(tie.isWhole === true || words === '' || isWordOf('id', column.name) ? label : words);
  const { by, unlisted } = tie;
  const how = { ...(by === undefined ? {} : { by }), ...(unlisted === undefined ? {} : { unlisted }) };
  return { ...asProperty(column, singulars), use: 'reference', table: tie.table, ...how, label, type };
}

/** What a number behind the ends of a relationship is called where nothing is. */
const WEIGHT = 'weight';

/** In a table without headings, the numbers behind both ends. */
const weightColumn = ({ isHeadless, columns }: Table, ends: readonly string[]): Column | undefined =>
  isHeadless === true ? columns.find(({ name, kind }) => kind === 'number' && !ends.includes(name)) : undefined;

/** Whether a table without headings says in its second column what ties the first to the third. */
const isBetweenEnds = ({ isHeadless, columns }: Table): boolean =>
  isHeadless === true && columns.length === 3 && columns.every(({ kind }) => kind === 'text');

/** Whether values only say whether a relationship goes both ways, as Gephi writes them in `Type`. */
const saysDirection = (values: readonly string[]): boolean => values.every((value) => isWordOf('bothWays', value));

function relationshipsOf(table: Table, start: EndMapping, end: EndMapping, singulars: Singulars): TableMapping {
  const typeColumn = table.columns.find(
    ({ name, kind, values }) =>
      (table.named ?? 0) < 0.5 &&
      kind === 'text' &&
      (isWordOf('type', name) || isBetweenEnds(table)) &&
      !saysDirection(values) &&
      name !== start.column &&
      name !== end.column,
  );
  const ends = [start.column, end.column];
  const weight = weightColumn(table, ends);
  return {
    ...EMPTY,
    table: table.name,
    becomes: 'relationships',
    type: typeOfName(table.name) || SOME_TYPE,
    start,
    end,
    columns: ownColumns(table.columns).map((column) => ({
      ...asProperty(column, singulars),
      ...(column === weight ? { property: WEIGHT } : {}),
      use: ends.includes(column.name) ? 'nothing' : column === typeColumn ? 'type' : 'property',
    })),
  };
}

const endTo = (column: string, tie: Tie | undefined, label: string): EndMapping => ({
  column,
  table: tie?.table ?? '',
  ...(tie?.by === undefined ? {} : { by: tie.by }),
  label,
  property: tie?.key ?? VALUE,
});

/** A table of relationships by its headings, whose ends are rows of others, or nodes by their values. */
function relationshipsBetween(
  { table }: Draft,
  { start, end }: GraphEnds,
  drafts: readonly Draft[],
  singulars: Singulars,
): TableMapping {
  const own = labelOfWords(tellingWords(table.name), singulars) || SOME_NODE;
  const endAt = ({ column, tables, separator }: GraphEnd): EndMapping => {
    const [first, ...others] = tables;
    const draft = drafts.find((each) => each.table.name === first);
    return {
      column: column.name,
      table: first ?? '',
      label: draft === undefined ? own : labelOfTable(draft, singulars),
      property: draft?.key ?? VALUE,
      ...(others.length === 0 ? {} : { others }),
      ...(separator === undefined ? {} : { separator }),
    };
  };
  return relationshipsOf(table, endAt(start), endAt(end), singulars);
}

/** The label of both ends of a table from somewhere to somewhere: of `from_city` City; by the file where the heading says no more. */
function labelOfEnds(start: Column, table: Table, singulars: Singulars): string {
  const rest = wordsOf(start.name.replace(/(?<=\D)1$/, '')).filter(
    (word) => !isWordOf('start', phraseOf(word)) && !isWordOf('id', phraseOf(word)),
  );
  return labelOfWords(rest, singulars) || labelOfWords(tellingWords(table.name), singulars) || SOME_LABEL;
}

/** Whether rows tell what happened, some of it to the same again: who works a shift in a place works others there on other days. */
function happenAgain({ columns, rows }: Table, ties: readonly Tie[]): boolean {
  if (!columns.some(({ kind }) => kind === 'date' || kind === 'dateTime')) return false;
  const places = ties.map((tie) => columns.findIndex(({ name }) => name === tie.column));
  const pairs = rows.map((row) => places.map((at) => textOfCell(row[at])).join('\n'));
  return new Set(pairs).size < pairs.length;
}

/**
 * Whether the rows of a table tied to two others are things of their own: they are called something, or known by a code of their own that people
 * refer to them by, or by an id that is called as they are, or they happened to the same more than once.
 */
function areThings(draft: Draft, singulars: Singulars): boolean {
  const { table, isNamed, key, ties } = draft;
  if (isNamed || happenAgain(table, ties)) return true;
  if (key === undefined || columnsOfTies(ties).includes(key)) return false;
  if (table.columns.some((column) => column.name === key && areCodes(column))) return true;
  return labelOfHeading(key, singulars) === labelOfTable({ ...draft, caption: undefined }, singulars);
}

/** Whether rows that go from somewhere to somewhere are things all the same: each has a name of its own, or an id and a tie to something else. */
function isThingBetween({ caption, isNamed, key, ties, roles }: Draft, ends: readonly Column[]): boolean {
  const isEnd = (name: string): boolean => ends.some((end) => end.name === name);
  if (roles === undefined || key === undefined || isEnd(key)) return false;
  const hasName = isNamed && caption !== undefined && isUnique(caption) && namesThings(caption.name) > 0;
  return hasName || ties.some(({ column }) => column !== key && !isEnd(column));
}

/** Whether nothing tells rows apart but what they are between, and no other thing is named in them: a referee is one of a match, not of two teams. */
const isOnlyBetween = ({ table, isNamed, key, ties, roles }: Draft): boolean =>
  !isNamed &&
  key === undefined &&
  ties.length === 0 &&
  nodeColumns(table, roles?.columns.map(({ name }) => name) ?? []).length === 0;

/** What the rows of a table are where they say how things were at times; undefined where they do not. */
function inTimeOf(draft: Draft, drafts: readonly Draft[], singulars: Singulars): ReadInTime | undefined {
  if (draft.times !== undefined) return readByColumns(nodesOf(draft, drafts, singulars), draft, draft.times, singulars);
  const observed = observationsOf(draft);
  if (observed === undefined) return undefined;
  const own = { ...draft, caption: observed.time, key: undefined };
  return readByRows(nodesOf(own, drafts, singulars), draft, observed, singulars);
}

/** A mapping with the columns of times that it says nothing of, each a property, in the order of the file. */
function withTimes(mapping: TableMapping, { times }: Draft, singulars: Singulars): TableMapping {
  if (times === undefined) return mapping;
  const mapped = new Map(mapping.columns.map((column) => [column.column, column]));
  return {
    ...mapping,
    columns: times.whole.columns.map((column) => mapped.get(column.name) ?? asProperty(column, singulars)),
  };
}

function mappingOf(draft: Draft, drafts: readonly Draft[], singulars: Singulars): TableMapping {
  const { table, ties } = draft;
  if (table.isDoubtful === true) return { ...nodesOf(draft, drafts, singulars), becomes: 'nothing' };
  if (table.part === 'nodes') return nodesOf(draft, drafts, singulars);
  if (table.part === 'relationships') return relationshipsOf(table, NO_END, NO_END, singulars);
  if (draft.ends !== undefined) return relationshipsBetween(draft, draft.ends, drafts, singulars);
  const tieOf = (column: Column): Tie | undefined => ties.find((tie) => tie.column === column.name);
  const ends = endColumns(table.columns);
  if (ends !== undefined && !isThingBetween(draft, [ends.start, ends.end])) {
    const label = labelOfEnds(ends.start, table, singulars);
    const keyed: readonly Keyed[] = drafts.filter(({ table: { part } }) => part === 'rows');
    const atEnds = tiesOfEnds(ends, table, keyed);
    const endAt = (column: Column) =>
      endTo(column.name, tieOf(column) ?? atEnds.find((tie) => tie.column === column.name), label);
    return relationshipsOf(table, endAt(ends.start), endAt(ends.end), singulars);
  }
  const [one, other, ...further] = draft.roles?.columns ?? [];
  // Rows that are called and known by nothing else are what ties two things, as matches do teams.
  if (one !== undefined && other !== undefined && further.length === 0 && isOnlyBetween(draft)) {
    const [start, end] = [one, other].map(({ name }) => endTo(name, undefined, draft.roles?.label ?? SOME_LABEL));
    return relationshipsOf(table, start ?? NO_END, end ?? NO_END, singulars);
  }
  const inTime = inTimeOf(draft, drafts, singulars);
  if (inTime !== undefined) return inTime.mapping;
  const [first, second] = ties;
  const isBetween =
    !isLinkedJointly(
      table,
      drafts.map((each) => each.table),
    ) && !areThings(draft, singulars);
  if (first !== undefined && second !== undefined && isBetween)
    return relationshipsOf(table, endTo(first.column, first, ''), endTo(second.column, second, ''), singulars);
  return nodesOf(draft, drafts, singulars);
}

/**
 * What tables would best become, by their headings and a sample of their rows: what a row is called and known by, columns whose values
 * are things of their own, keys of one table in another. Words come from resources, kinds from what the cells hold.
 * @param singulars how words in the plural become one of a kind, by a dictionary where there is one
 */
export function proposeMapping(tables: readonly Table[], singulars: Singulars = BY_ENDINGS): Mapping {
  const drafts = draftsOf(tables, singulars);
  const proposed = drafts.map((draft) => {
    const table = withTimes(mappingOf(draft, drafts, singulars), draft, singulars);
    return { ...table, columns: withShortNames(table.columns) };
  });
  return withJointLinks({ tables: proposed }, tables);
}

/** Tables with what their rows may be called and how they may be read, where rows are things: a person is asked for it. */
export function withLabels(tables: readonly Table[], singulars: Singulars = BY_ENDINGS): readonly Table[] {
  const drafts = draftsOf(tables, singulars);
  return tables.map((table) => {
    const draft = drafts.find((each) => each.table.name === table.name);
    if (draft === undefined || table.part === 'relationships') return table;
    const mapping = mappingOf(draft, drafts, singulars);
    const inTime = mapping.rows === undefined ? undefined : inTimeOf(draft, drafts, singulars)?.found;
    const labels = [...(inTime === undefined ? [] : [mapping.label]), ...labelsToChoose(draft, singulars)];
    return { ...table, labels: [...new Set(labels)], ...(inTime === undefined ? {} : { inTime }) };
  });
}

/** The words that tables and their columns are called by. */
export const wordsOfTables = (tables: readonly Table[]): readonly string[] =>
  tables.flatMap(({ name, columns }) => [...tellingWords(name), ...columns.flatMap((column) => wordsOf(column.name))]);
