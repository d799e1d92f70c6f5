import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { TableMapper, type TableRow } from '../../../../domain/imports/applyMapping.js';
import { proposeMapping } from '../../../../domain/imports/propose.js';
import { tableOf } from '../../../../tests/imports/tableOf.js';
import { Columns, type TableFile } from '../tables/TableFile.js';
import { JoinedRows, type MappedTable } from './JoinedRows.js';
import { readAhead } from './readAhead.js';

const LAKES = ['Balaton', 'Snagov', 'Vänern', 'Garda'];
const table = (name: string, second: string, of = LAKES) =>
  tableOf(
    name,
    ['lake', second],
    of.map((lake, at) => [lake, second.length * 10 + at]),
  );
const TABLES = [table('lakes-by-depth', 'depth'), table('lakes-by-shore', 'shore'), table('lakes-by-age', 'age')];

/** Nodes of a table after another, as a reading gives them, where no more than some bytes of rows are held. */
async function read(most?: number) {
  const mapping = proposeMapping(TABLES);
  const mapped = TABLES.map(({ name, columns, rows }, at): MappedTable => {
    const each = mapping.tables[at]!;
    const file = { name: `${name}.csv`, size: 1, open: () => new Blob().stream() };
    const cells: readonly TableRow[] = rows.map((row, index) => ({ row: index + 2, at: index, cells: row }));
    const names = new Columns(columns.map((column) => column.name));
    const read: TableFile = { name, file, columns: names, rows: () => Readable.from([cells]) };
    return { table: read, each, mapper: new TableMapper(each, mapping, names) };
  });
  const joined = new JoinedRows(mapped, mapping, most);
  await readAhead(joined.lookaheads());
  const nodes = [];
  for (const of of mapped)
    for await (const rows of of.table.rows())
      for (const row of rows)
        for (const found of of.mapper.own(row))
          if (found.found === 'node') nodes.push(...joined.join(of, row.at ?? 0, found));
  return nodes.flatMap((found) => (found.found === 'node' && !found.implied ? [Object.keys(found.properties)] : []));
}

test('each key is one node with what all tables say of it', async () => {
  expect(await read()).toEqual(LAKES.map(() => ['lake', 'depth', 'shore', 'age']));
});

test('tables with more than may be held are left to be told row by row', async () => {
  const first = LAKES.map(() => ['lake', 'depth']);
  const [shores, ages] = ['shore', 'age'].map((name) => LAKES.map(() => ['lake', name]));
  // A row of two cells is about 630 bytes.
  expect(await read(3 * 650)).toEqual([...first, ...shores!, ...ages!]);
  expect(await read(4 * 650)).toEqual([...LAKES.map(() => ['lake', 'depth', 'shore']), ...ages!]);
});
