import { type Cell, itemsOf, textOfCell, valueOfCell } from './cells.js';
import { type MappedNode } from './found.js';
import { type ColumnMapping, type EndMapping, type JointLink, type Mapping, type TableMapping } from './mapping.js';
import { keyPropertiesOf, type Meeting } from './meeting.js';
import { aliasKey, impliedNode, jointKey, nodeKey } from './nodeKey.js';
import { type PropertyScalar } from '../properties/values.js';

/** Where a cell stands, and how what it becomes meets what the project holds. */
export interface At {
  readonly row: number;
  readonly meets: Meeting | undefined;
}

const tableOf = (all: Mapping, name: string): TableMapping | undefined =>
  all.tables.find(({ table, becomes }) => table === name && becomes === 'nodes');

/** What a row is called by a value of its key, or of the column that a reference is matched by. */
function keyBy(other: TableMapping, value: string, by = ''): string {
  const isKey = by === '' || (other.keys.length === 1 && other.keys[0] === by);
  return isKey ? nodeKey(other.label, keyPropertiesOf(other), [value]) : aliasKey(other.label, other.table, by, value);
}

/** The key of the row of another table that a value refers to. @param by the column there that has the value; its key without */
export function referred(all: Mapping, table: string, value: string, by?: string): string | undefined {
  const other = tableOf(all, table);
  return other === undefined ? undefined : keyBy(other, value, by);
}

/** What an end that is no row becomes: a node that has the value where rows have it, of the kind that it has there. */
function unlistedValue(other: TableMapping, end: EndMapping, value: string): readonly [string, PropertyScalar] {
  const by = (end.by ?? '') === '' ? other.keys : [end.by ?? ''];
  const [property, ...more] = keyPropertiesOf({ keys: by, columns: other.columns });
  if (property === undefined || more.length > 0) return [end.property, value];
  const column = other.columns.find((each) => each.column === by[0]);
  const typed = column === undefined ? undefined : valueOfCell(value, column.kind, column.style, column.unit);
  return [property, typed ?? value];
}

function nodeAt(at: At, end: EndMapping, value: string, all: Mapping): MappedNode {
  const other = end.table === '' ? undefined : tableOf(all, end.table);
  if (other === undefined || (other.keys.length === 0 && (end.by ?? '') === ''))
    return impliedNode(at, end.label === '' ? (other?.label ?? '') : end.label, end.property, value);
  const [property, typed] = unlistedValue(other, end, value);
  return {
    ...impliedNode(at, other.label, property, typed),
    key: keyBy(other, value, end.by),
    end: {
      others: (end.others ?? []).flatMap((table) => referred(all, table, value) ?? []),
      unlisted: end.unlisted ?? 'create',
    },
  };
}

/** The node that a reference leads to, which is made of the value where no row has it. */
export const referredNode = (
  at: At,
  { column, table, by = '', label, property }: ColumnMapping,
  value: string,
  all: Mapping,
) => nodeAt(at, { column, table, by, label, property, unlisted: 'create' }, value, all);

/** The columns of a table, but for its key, by which others refer to its rows. */
export const aliasColumns = ({ table, keys }: TableMapping, { tables }: Mapping): readonly string[] => [
  ...new Set(
    tables
      .flatMap(({ columns, start, end, becomes }) => [
        ...columns.filter(({ use }) => becomes === 'nodes' && use === 'reference'),
        ...(becomes === 'relationships' ? [start, end] : []),
      ])
      .flatMap((each) => (each.table === table && each.by !== undefined && each.by !== '' ? [each.by] : []))
      .filter((by) => keys.length !== 1 || keys[0] !== by),
  ),
];

/** The row of another table that several values mean together; undefined where that table becomes no nodes. */
export function referredJointly(
  all: Mapping,
  { table, pairs }: JointLink,
  values: readonly string[],
): string | undefined {
  const other = tableOf(all, table);
  return (
    other &&
    jointKey(
      other,
      pairs.map(({ by }) => by),
      values,
    )
  );
}

/** The columns of a table by which others refer to its rows together, once for each such choice of columns. */
export function jointColumns({ table }: TableMapping, { tables }: Mapping): readonly (readonly string[])[] {
  const chosen = tables
    .flatMap(({ becomes, jointLinks = [] }) => (becomes === 'nodes' ? jointLinks : []))
    .filter((link) => link.table === table)
    .map(({ pairs }) => pairs.map(({ by }) => by));
  return [...new Map(chosen.map((columns) => [JSON.stringify(columns), columns])).values()];
}

/** The ends that a cell says: rows of other tables, or nodes by the values themselves. */
export const endsOf = (at: At, end: EndMapping, cell: Cell | undefined, all: Mapping): readonly MappedNode[] =>
  itemsOf(cell, end.separator ?? '')
    .map(textOfCell)
    .filter((value) => value !== '')
    .map((value) => nodeAt(at, end, value, all));
