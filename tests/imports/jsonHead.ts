import { type FileHead } from '../../server/graph/formats/Format.js';
import { type TableFile } from '../../server/graph/formats/tables/TableFile.js';

/** A whole file of JSON as its readers get it. */
export const headOf = (name: string, value: unknown): FileHead => {
  const text = JSON.stringify(value);
  const bytes = Buffer.from(text);
  // oxlint-disable-next-line typescript/require-await
  async function* open() {
    yield bytes;
  }
  return { file: { name, size: bytes.length, open }, text, whole: true };
};

/** The rows of a table, each by its headings; cells that hold nothing are left out. */
export async function rowsOf(table: TableFile): Promise<readonly Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const rows of table.rows())
    for (const { cells } of rows)
      found.push(
        Object.fromEntries(table.columns.names.flatMap((name, at) => (cells[at] == null ? [] : [[name, cells[at]]]))),
      );
  return found;
}
