import { columnLetter } from '../../../../domain/imports/headings.js';
import { type JsonRecords } from './jsonRecords.js';

/** Names of lists that hold the headings of another one, whose items are lists of cells. */
const HEADING_LISTS: ReadonlySet<string> = new Set(['columns', 'cols', 'fields', 'header', 'headers', 'headings']);

/** Whether a list is called as one of headings. */
export const isHeadingList = (path: string): boolean =>
  HEADING_LISTS.has((path.replace(/\[\]$/, '').split('.').at(-1) ?? '').toLowerCase());

async function valuesOf({ records }: JsonRecords): Promise<readonly unknown[]> {
  const values: unknown[] = [];
  for await (const some of records()) values.push(...some.map(({ value }) => value));
  return values;
}

async function widthOf({ records }: JsonRecords): Promise<number> {
  for await (const [first] of records()) if (first !== undefined) return [first.value].flat().length;
  return 0;
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Rows of cells with the headings that another list has for them, as records; undefined where that list does not fit them. Throws `FileFault`. */
export async function headedRecords(rows: JsonRecords, headings: JsonRecords): Promise<JsonRecords | undefined> {
  const names = await valuesOf(headings);
  const isHeadings = names.every(isName) && new Set(names).size === names.length;
  if (!isHeadings || names.length !== (await widthOf(rows))) return undefined;
  const nameAt = (at: number): string => names[at] ?? columnLetter(at);
  return {
    ...rows,
    fields: names,
    async *records() {
      for await (const some of rows.records())
        yield some.map(({ row, value }) => ({
          row,
          value: Array.isArray(value) ? Object.fromEntries(value.map((cell, at) => [nameAt(at), cell])) : value,
        }));
    },
  };
}
