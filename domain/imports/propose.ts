import {
  type ColumnMapping,
  type EndMapping,
  type Mapping,
  NO_END,
  NO_PLACE,
  type PlaceMapping,
  type TableMapping,
} from './mapping.js';
import {
  captionColumn,
  categoryColumn,
  endColumns,
  isUnique,
  keyColumn,
  nodeColumns,
  placeColumns,
} from './proposeColumns.js';
import { keyForOwnTies } from './proposeOwnTies.js';
import { isReferred, type Keyed, type Tie, tiesOf, tiesOfEnds } from './proposeTies.js';
import { scaleOfColumns } from './places.js';
import { type Column, type Table } from './table.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { isWordOf, labelOfHeading, labelOfWords, namesThings, tellingWords, typeOfName, typeTowards } from './words.js';

/** What the value of a node is called that was made of a cell. */
const VALUE = 'name';
/** What rows are when nothing says what. */
const SOME_LABEL = 'Record';
const SOME_TYPE = 'RELATED_TO';

const asProperty = (column: Column): ColumnMapping => ({
  column: column.name,
  use: 'property',
  property: column.name,
  kind: column.kind,
  style: column.style,
  separator: column.separator,
  label: labelOfHeading(column.name),
  type: typeTowards(labelOfHeading(column.name)),
  table: '',
});

const asNode = (column: Column): ColumnMapping => ({
  ...asProperty(column),
  use: 'node',
  property: VALUE,
  kind: 'text',
});

/** What the rows of a table are: by its name, otherwise by the heading that names them. */
function labelOfTable({ name, columns }: Pick<Table, 'name' | 'columns'>, caption: string | undefined): string {
  const byName = labelOfWords(tellingWords(name));
  if (byName !== '') return byName;
  // "Full name" says nothing of what is named, `station_name` does.
  const says = caption !== undefined && wordsOf(caption).length > 1 && namesThings(caption) === 1;
  return says ? labelOfHeading(caption) : columns.length > 0 ? SOME_LABEL : '';
}

function placeOf(table: Table): PlaceMapping {
  // A graph says itself where its nodes stand; places on the earth are worth drawing where it does not.
  const columns = placeColumns(table.columns);
  const isWanted =
    table.part === 'rows' || (columns?.is === 'map' && table.isPlaced !== true && (table.named ?? 0) < 1);
  const found = isWanted ? columns : undefined;
  return found === undefined
    ? { ...NO_PLACE, scale: table.scale ?? 1 }
    : { ...found, scale: scaleOfColumns(table, found) };
}

/** A table before it is known what it is tied to. */
interface Draft {
  readonly table: Table;
  readonly caption: Column | undefined;
  readonly key: string | undefined;
}

function draftOf(table: Table): Draft {
  const caption = captionColumn(table.columns, tellingWords(table.name));
  const key = keyColumn(table.columns, caption, table.sampled, tellingWords(table.name))?.name;
  return { table, caption, key: table.part === 'rows' ? keyForOwnTies(table, key) : key };
}

/** Where another table has a column of the same heading whose values are rows of this one, that is what its rows are known by. */
function withReferredKeys(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map((draft) => {
    const { table, key } = draft;
    const others = drafts.filter((other) => other !== draft && other.table.part === 'rows').map((other) => other.table);
    if (table.part !== 'rows' || others.length === 0 || (key !== undefined && isReferred(table, key, others)))
      return draft;
    const referred = table.columns.find(
      (column) => isUnique(column) && column.filled === table.sampled && isReferred(table, column.name, others),
    );
    return referred === undefined ? draft : { ...draft, key: referred.name };
  });
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

function nodesOf({ table, caption, key }: Draft, ties: readonly Tie[], drafts: readonly Draft[]): TableMapping {
  const { columns } = table;
  const place = placeOf(table);
  const used = [caption?.name ?? '', key ?? '', place.x, place.y, ...ties.map(({ column }) => column)];
  const shared = nodeColumns(table, used).map(({ name }) => name);
  const category = table.part === 'nodes' && (table.named ?? 0) < 0.5 ? categoryColumn(columns) : undefined;
  return {
    ...EMPTY,
    table: table.name,
    becomes: 'nodes',
    label: labelOfTable(table, caption?.name),
    keys: key === undefined || table.part === 'nodes' ? [] : [key],
    caption: caption?.name ?? '',
    place,
    columns: columns.map((column) => {
      const tie = ties.find((each) => each.column === column.name);
      if (column === category) return { ...asProperty(column), use: 'labels' };
      if (tie !== undefined) return asReference(column, tie, drafts);
      if (place.is === 'plane' && (column.name === place.x || column.name === place.y))
        return { ...asProperty(column), use: 'nothing' };
      return shared.includes(column.name) && table.part === 'rows' ? asNode(column) : asProperty(column);
    }),
  };
}

function asReference(column: Column, tie: Tie, drafts: readonly Draft[]): ColumnMapping {
  const other = drafts.find(({ table }) => table.name === tie.table);
  const label = other === undefined ? labelOfHeading(column.name) : labelOfTable(other.table, other.caption?.name);
  const words = labelOfHeading(column.name);
  // "manager" says more of the tie than "person" does.
  const type = typeTowards(words === '' || isWordOf('id', column.name) ? label : words);
  return { ...asProperty(column), use: 'reference', table: tie.table, label, type };
}

function relationshipsOf(table: Table, start: EndMapping, end: EndMapping): TableMapping {
  const typeColumn = table.columns.find(
    ({ name, kind }) =>
      (table.named ?? 0) < 0.5 &&
      kind === 'text' &&
      isWordOf('type', name) &&
      name !== start.column &&
      name !== end.column,
  );
  const ends = [start.column, end.column];
  return {
    ...EMPTY,
    table: table.name,
    becomes: 'relationships',
    type: typeOfName(table.name) || SOME_TYPE,
    start,
    end,
    columns: table.columns.map((column) => ({
      ...asProperty(column),
      use: ends.includes(column.name) ? 'nothing' : column === typeColumn ? 'type' : 'property',
    })),
  };
}

const endTo = (column: string, tie: Tie | undefined, label: string): EndMapping => ({
  column,
  table: tie?.table ?? '',
  label,
  property: tie?.key ?? VALUE,
});

/** The label of both ends of a table from somewhere to somewhere: of `from_city` City; by the file where the heading says no more. */
function labelOfEnds(start: Column, table: Table): string {
  const rest = wordsOf(start.name).filter(
    (word) => !isWordOf('start', phraseOf(word)) && !isWordOf('id', phraseOf(word)),
  );
  return labelOfWords(rest) || labelOfWords(tellingWords(table.name)) || SOME_LABEL;
}

function mappingOf(draft: Draft, drafts: readonly Draft[]): TableMapping {
  const { table, caption, key } = draft;
  if (table.part === 'nodes') return nodesOf(draft, [], drafts);
  if (table.part === 'relationships') return relationshipsOf(table, NO_END, NO_END);
  const keyed: readonly Keyed[] = drafts.filter(({ table: { part } }) => part === 'rows');
  const ties = tiesOf(table, key, keyed);
  const tieOf = (column: Column): Tie | undefined => ties.find((tie) => tie.column === column.name);
  const ends = endColumns(table.columns);
  if (ends !== undefined) {
    const label = labelOfEnds(ends.start, table);
    const atEnds = tiesOfEnds(ends, table, keyed);
    const tieAt = (column: Column) => tieOf(column) ?? atEnds.find((tie) => tie.column === column.name);
    return relationshipsOf(
      table,
      endTo(ends.start.name, tieAt(ends.start), label),
      endTo(ends.end.name, tieAt(ends.end), label),
    );
  }
  const [first, second] = ties;
  const isJoin = first !== undefined && second !== undefined && caption === undefined;
  if (isJoin) return relationshipsOf(table, endTo(first.column, first, ''), endTo(second.column, second, ''));
  return nodesOf(draft, ties, drafts);
}

/**
 * What tables would best become, by their headings and a sample of their rows: what a row is called and known by, columns whose values
 * are things of their own, keys of one table in another. Words come from resources, kinds from what the cells hold.
 */
export function proposeMapping(tables: readonly Table[]): Mapping {
  const drafts = withReferredKeys(tables.map(draftOf));
  return { tables: drafts.map((draft) => mappingOf(draft, drafts)) };
}
