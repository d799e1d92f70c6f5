import { type EndMapping, type TableMapping } from '../../../domain/imports/mapping';
import { wholeNameKeys } from '../../../domain/imports/meeting';
import { type LinkTarget } from './links';
import { type ImportTable } from './tablesCalls';

/** A table of an import with what becomes of it. */
export interface MappedTable {
  readonly table: ImportTable;
  readonly mapping: TableMapping;
}

/** What a node made of a value goes by. */
export const NAME_OF_VALUES = 'name';

const valuesOf = ({ columns }: ImportTable, wanted: string | undefined): readonly string[] =>
  columns.find(({ name }) => name === wanted)?.values ?? [];

/** What others call the rows of a table by: the values of its key, or the whole names that are shown of it. */
function calledBy({ table, mapping }: MappedTable): readonly string[] {
  const names = wholeNameKeys(mapping);
  if (names === undefined) return valuesOf(table, mapping.keys[0]);
  const places = names.map((each) => table.columns.findIndex(({ name }) => name === each));
  return table.rows.map((row) => places.map((at) => row[at] ?? '').join(' '));
}

/** Tables whose rows a value may refer to: those that become nodes with a key. */
export const keyedTables = (all: readonly MappedTable[]): readonly MappedTable[] =>
  all.filter(({ mapping }) => mapping.becomes === 'nodes' && mapping.keys.length > 0);

/** Tables that a column may lead to: all that become nodes, by any of their columns. */
export const linkTargets = (all: readonly MappedTable[]): readonly LinkTarget[] =>
  all
    .filter(({ mapping, table }) => mapping.becomes === 'nodes' && table.part === 'rows')
    .map(({ table, mapping: { keys, label } }) => ({
      table: table.name,
      label,
      key: keys.length === 1 ? (keys[0] ?? '') : '',
      together: keys.length > 1 ? keys.join(' + ') : '',
      columns: table.columns.map(({ name }) => name),
    }));

/** The table that a column most likely refers to: the one with most of its values among those that its rows are known by. */
export function likelyTable(values: readonly string[], all: readonly MappedTable[]): string {
  const [best] = keyedTables(all)
    .map((each) => {
      const keys = new Set(calledBy(each));
      return { name: each.mapping.table, known: values.filter((value) => keys.has(value)).length };
    })
    .sort((one, another) => another.known - one.known);
  return best?.name ?? '';
}

function endBy(column: string, { table, mapping }: MappedTable, all: readonly MappedTable[]): EndMapping {
  const values = valuesOf(table, column);
  const others = all.filter((other) => other.mapping.table !== mapping.table);
  const referred = likelyTable(values, others);
  const keys = others.find((other) => other.mapping.table === referred);
  const isKnown = keys !== undefined && values.some((value) => calledBy(keys).includes(value));
  const label = mapping.columns.find((each) => each.column === column)?.label ?? '';
  return { column, table: isKnown ? referred : '', label: label === '' ? column : label, property: NAME_OF_VALUES };
}

/**
 * What more is said of a table of which a person says that it becomes relationships: from the first column to the second, of a type by its
 * name, and neither column is a property as well. What was said before stays.
 */
export function asRelationships(own: MappedTable, all: readonly MappedTable[]): Partial<TableMapping> {
  const { mapping, table } = own;
  const [from, to] = table.columns.map(({ name }) => name);
  if (mapping.start.column !== '' || mapping.end.column !== '' || from === undefined || to === undefined)
    return { becomes: 'relationships' };
  const [start, end] = [endBy(from, own, all), endBy(to, own, all)];
  return {
    becomes: 'relationships',
    type: mapping.type === '' ? mapping.table.toLocaleUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_') : mapping.type,
    start,
    end,
    columns: mapping.columns.map((each) =>
      each.column === from || each.column === to ? { ...each, use: 'nothing' as const } : each,
    ),
  };
}
