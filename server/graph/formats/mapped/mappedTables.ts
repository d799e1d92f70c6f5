import { type TableRow, TableMapper } from '../../../../domain/imports/applyMapping.js';
import { type Mapped } from '../../../../domain/imports/found.js';
import { type Mapping, type TableMapping } from '../../../../domain/imports/mapping.js';
import { hasTimes } from '../../../../domain/imports/meeting.js';
import { MAX_PROPERTY_NAME_LENGTH } from '../../../../domain/properties/limits.js';
import { type Pass, type Reading } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, quoted } from '../issues.js';
import { styleOfTable } from '../../../../domain/imports/styleOfTable.js';
import { type TableFile } from '../tables/TableFile.js';
import { JoinedRows, type MappedTable } from './JoinedRows.js';
import { ListedKeys } from './ListedKeys.js';
import { placedApart } from './placedApart.js';
import { readAhead } from './readAhead.js';

const asFound =
  (file: string) =>
  (mapped: Mapped): Finding => {
    if (mapped.found !== 'note') return mapped;
    const { row, column, code, detail } = mapped;
    return asFinding(issueAt({ file, row, column }, code, detail));
  };

/** Columns whose headings are too long for a property, which is noted. */
const longNames = ({ file }: TableFile, { columns }: TableMapping): readonly Finding[] =>
  columns
    .filter(
      ({ column, property }) => column.length > MAX_PROPERTY_NAME_LENGTH && column.startsWith(property.slice(0, 64)),
    )
    .map(({ column, property }) =>
      asFinding(issueAt({ file: file.name, column }, 'LONG_NAME', `Called ${quoted(property)}`)),
    );

/** The columns of a table that its mapping says nothing of, because no row had them by which it was recognised. */
function lateColumns({ file, columns }: TableFile, mapping: TableMapping): readonly Finding[] {
  const known = new Set(mapping.columns.map(({ column }) => column));
  return columns.names
    .filter((column) => !known.has(column))
    .map((column) =>
      asFinding(issueAt({ file: file.name, column }, 'LATE_COLUMN', `In none of the first rows: ${quoted(column)}`)),
    );
}

function passOf(
  table: TableFile,
  read: (row: TableRow & { readonly at: number }) => readonly Finding[],
  first: readonly Finding[],
  last: () => readonly Finding[],
  before: () => Promise<void> = async () => undefined,
): Pass {
  return {
    file: table.file,
    async *findings() {
      if (first.length > 0) yield first;
      await before();
      let at = 0;
      for await (const rows of table.rows()) yield rows.flatMap((row) => read({ ...row, at: at++ }));
      yield last();
    },
  };
}

const hasFurther = (mapping: TableMapping): boolean =>
  mapping.becomes === 'relationships' ||
  (mapping.becomes === 'nodes' &&
    (hasTimes(mapping) ||
      (mapping.jointLinks ?? []).length > 0 ||
      mapping.columns.some(({ use }) => use === 'node' || use === 'reference')));

/** Bytes of later rows that a preview reads ahead to join them. */
const JOINED_IN_PREVIEW = 2_000_000;

/** What the rows of a table are, those of several tables with the same key as one node. */
function ownPass(of: MappedTable, mapping: Mapping, rows: JoinedRows, before: () => Promise<void>): Pass {
  const { table, each, mapper } = of;
  const understood = asFound(table.file.name);
  return passOf(
    table,
    (row) =>
      [...(row.notes ?? []), ...mapper.own(row)]
        .map(understood)
        .flatMap((found): readonly Finding[] => (found.found === 'node' ? rows.join(of, row.at, found) : [found])),
    [...styleOfTable(each, mapping).map((style) => ({ found: 'style' as const, style })), ...longNames(table, each)],
    () => lateColumns(table, each),
    before,
  );
}

/**
 * How tables are read by a mapping: the rows of all that become nodes first, then what their cells say further.
 * @param readsAhead whether tables are read through for the keys that others refer to; a preview takes every reference for one to a row
 */
export function mappedTables(tables: readonly TableFile[], mapping: Mapping, readsAhead = true): Reading {
  const listed = new ListedKeys(tables, mapping);
  const mapped = mapping.tables.flatMap((each) => {
    const table = tables.find(({ name }) => name === each.table);
    if (table === undefined || each.becomes === 'nothing') return [];
    return [
      { table, each, mapper: new TableMapper(each, mapping, table.columns, readsAhead ? listed.has : undefined) },
    ];
  });
  const none = () => [];
  const nodes = mapped.filter(({ each }) => each.becomes === 'nodes');
  const rows = new JoinedRows(nodes, mapping, readsAhead ? undefined : JOINED_IN_PREVIEW);
  let ahead: Promise<void> | undefined;
  const before = (isFirst: boolean): Promise<void> => {
    if (isFirst) rows.restart();
    ahead ??= readAhead([...rows.lookaheads(), ...(readsAhead ? listed.lookaheads() : [])]);
    return ahead;
  };
  return {
    nodes: placedApart(nodes.map((of, at) => ownPass(of, mapping, rows, () => before(at === 0)))),
    relationships: mapped
      .filter(({ each }) => hasFurther(each))
      .map(({ table, each, mapper }) => {
        const understood = asFound(table.file.name);
        return passOf(
          table,
          (row) => [...(each.becomes === 'nodes' ? [] : (row.notes ?? [])), ...mapper.further(row)].map(understood),
          each.becomes === 'nodes' ? [] : longNames(table, each),
          each.becomes === 'nodes' ? none : () => lateColumns(table, each),
        );
      }),
  };
}
