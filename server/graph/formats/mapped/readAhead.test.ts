import { expect, test } from 'vitest';

import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { Columns, type TableFile } from '../tables/TableFile.js';
import { type Lookahead, readAhead } from './readAhead.js';

const HANDFULS = [['a', 'b'], ['c'], ['d', 'e']];

/** A table of these rows that counts the rows it was asked for, each time that it was read. */
function counted(name: string) {
  const read: number[] = [];
  const table: TableFile = {
    ...{ name, file: { name, size: 1, open: () => new Blob().stream() }, columns: new Columns(['letter']) },
    async *rows() {
      const at = read.push(0) - 1;
      for (const letters of HANDFULS) {
        read[at]! += letters.length;
        yield letters.map((letter, row): TableRow => ({ row, cells: [letter] }));
      }
    },
  };
  return { table, read };
}

function taking(table: TableFile, most = Infinity) {
  const taken: string[] = [];
  const lookahead: Lookahead = {
    table,
    take: ({ cells }, at) => taken.push(`${at} ${String(cells[0])}`) < most,
  };
  return { lookahead, taken };
}

test('a table that two look at is read once, and both see each row at its place', async () => {
  const [one, other] = [counted('one'), counted('other')];
  const looks = [taking(one.table), taking(other.table), taking(one.table)];
  await readAhead(looks.map(({ lookahead }) => lookahead));
  expect([one.read, other.read]).toEqual([[5], [5]]);
  for (const { taken } of looks) expect(taken).toEqual(['0 a', '1 b', '2 c', '3 d', '4 e']);
});

test('who needs no more rows gets none, and a table is left where nobody does', async () => {
  const { table, read } = counted('one');
  const [two, three] = [taking(table, 2), taking(table, 3)];
  await readAhead([two.lookahead, three.lookahead]);
  expect([two.taken.length, three.taken.length, read]).toEqual([2, 3, [3]]);
});
