import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type Language } from '../../../../domain/language/languages.js';
import { type Cell } from '../../../../domain/imports/cells.js';
import { type JsonRecords } from './jsonRecords.js';
import { matrixTables } from './matrixTables.js';
import { isScalar } from './records.js';
import { sheetTable } from './sheetTable.js';
import { type TableFile } from './TableFile.js';

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  return isScalar(value) ? value : JSON.stringify(value);
};

/** Whether the items of a list are lists, as its first ones show. Throws `FileFault`. */
export async function holdsLists({ records }: JsonRecords): Promise<boolean> {
  for await (const some of records()) {
    const [first] = some;
    if (first !== undefined) return Array.isArray(first.value);
  }
  return false;
}

/** Lists in a list as the rows of a table, which begins as any other: with headings or with values. Throws `FileFault`. */
export async function listTables(
  { name, file, records }: JsonRecords,
  language: Language,
): Promise<readonly TableFile[]> {
  const sheet = {
    ...{ name, file, merges: [] },
    async *rows() {
      for await (const some of records())
        yield some.map(({ row, value }): TableRow => ({ row, cells: [value].flat().map(cellOf) }));
    },
  };
  const table = await sheetTable(sheet, language);
  return table === undefined ? [] : matrixTables(table);
}
