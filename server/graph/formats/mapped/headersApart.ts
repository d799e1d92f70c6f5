import { type FileHead, type SourceFile } from '../Format.js';
import { delimiterOf, firstRow } from '../csv/delimiter.js';
import { isAdminTitle } from '../csv/header.js';

const HEADER = /[-_. ]?headers?$/i;

const bare = (name: string): string => name.replace(/\.[a-z0-9]+$/i, '');

const cellsIn = (text: string, delimiter: string): number => firstRow(text).split(delimiter).length;

/** Whether a file has titles of the import tool and nothing else, or is called so and has one row. */
function isHeader({ text, whole, file }: FileHead): boolean {
  const titles = firstRow(text);
  if (!whole || file.encoding?.startsWith('utf-16') === true || text.trim().length > titles.trim().length) return false;
  return HEADER.test(bare(file.name)) || titles.split(delimiterOf(titles)).some((title) => isAdminTitle(title.trim()));
}

/** Whether rows of a file may stand under titles in another one: it is called alike, and has as many cells. */
function isUnder(header: FileHead, rows: FileHead): boolean {
  const delimiter = delimiterOf(firstRow(header.text));
  const stem = bare(header.file.name).replace(HEADER, '').toLowerCase();
  return (
    rows.file.encoding?.startsWith('utf-16') !== true &&
    bare(rows.file.name).toLowerCase().startsWith(stem) &&
    cellsIn(rows.text, delimiter) === cellsIn(header.text.trim(), delimiter)
  );
}

/** Rows under the titles of another file, as one. */
function under(header: FileHead, rows: FileHead): FileHead {
  const titles = `${firstRow(header.text.trim().replace(/^\uFEFF/, ''))}\n`;
  const { file } = rows;
  // What is told of a row is told of the file that has it.
  const bytes = new TextEncoder().encode(titles);
  const joined: SourceFile = {
    ...{ ...file, size: bytes.length + file.size },
    async *open() {
      yield bytes;
      yield* file.open();
    },
  };
  return { file: joined, text: `${titles}${rows.text.replace(/^\uFEFF/, '')}`, whole: rows.whole };
}

/** Files with the titles that Neo4j's import tool lets stand in files of their own. */
export function withHeaders(heads: readonly FileHead[]): readonly FileHead[] {
  const headers = heads.filter(isHeader);
  if (headers.length === 0 || headers.length === heads.length) return heads;
  const rows = heads.filter((head) => !headers.includes(head));
  const headerOf = (head: FileHead): FileHead | undefined =>
    headers
      .filter((header) => isUnder(header, head))
      .toSorted((one, other) => other.file.name.length - one.file.name.length)[0];
  const used = new Set(rows.flatMap((head) => headerOf(head) ?? []));
  return heads.flatMap((head) => {
    if (used.has(head)) return [];
    const header = headers.includes(head) ? undefined : headerOf(head);
    return [header === undefined ? head : under(header, head)];
  });
}
