import { type Cell } from '../../../../domain/imports/cells.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { columnLetter, distinctHeadings, hasHeadings } from '../../../../domain/imports/headings.js';
import { tellingWords } from '../../../../domain/imports/words.js';
import { bareName, Columns, type TableFile } from '../tables/TableFile.js';
import { sheetRows } from './sheetRows.js';
import { type Workbook } from './Workbook.js';
import { XmlPart } from '../xml/XmlPart.js';

/** Rows at the beginning by which a sheet is known. */
const LOOKED_AT = 60;
const MOST_SHEETS = 20;

interface Sheet {
  readonly name: string;
  readonly part: string;
}

async function read(
  workbook: Workbook,
  part: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
) {
  const xml = new XmlPart(workbook.file.name, { open });
  for await (const text of workbook.part(part)) xml.write(text);
}

/** The sheets of a workbook in their order. */
async function sheetsOf(workbook: Workbook): Promise<readonly Sheet[]> {
  const targets = new Map<string, string>();
  await read(workbook, 'xl/_rels/workbook.xml.rels', (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: Sheet[] = [];
  await read(workbook, 'xl/workbook.xml', (name, attributes) => {
    if (name !== 'sheet' || attributes['state'] === 'hidden' || sheets.length >= MOST_SHEETS) return;
    const part = targets.get(attributes['r:id'] ?? '') ?? `xl/worksheets/sheet${sheets.length + 1}.xml`;
    sheets.push({ name: attributes['name'] ?? '', part });
  });
  return sheets;
}

const isEmpty = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.every((cell) => cell === undefined || cell === null || cell === '');

/** The rows of a sheet that hold anything. */
async function* filledRows(workbook: Workbook, part: string): AsyncGenerator<readonly TableRow[]> {
  for await (const rows of sheetRows(workbook, part)) yield rows.filter(({ cells }) => !isEmpty(cells));
}

async function firstRows(workbook: Workbook, part: string): Promise<readonly TableRow[]> {
  const first: TableRow[] = [];
  for await (const rows of filledRows(workbook, part)) {
    first.push(...rows);
    if (first.length >= LOOKED_AT) break;
  }
  return first.slice(0, LOOKED_AT);
}

async function tableOf(workbook: Workbook, { name, part }: Sheet, alone: boolean): Promise<TableFile | undefined> {
  const first = await firstRows(workbook, part);
  if (first.length === 0) return undefined;
  const width = first.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const rows = first.map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at] ?? null));
  const headed = hasHeadings(rows);
  const titles = Array.from({ length: width }, (_, at) => (headed ? String(rows[0]?.[at] ?? '') : columnLetter(at)));
  const isNamed = tellingWords(name).length > 0;
  return {
    name: isNamed || !alone ? name : bareName(workbook.file.name),
    file: workbook.file,
    columns: new Columns(distinctHeadings(titles)),
    async *rows() {
      let skip = headed;
      for await (const all of filledRows(workbook, part)) {
        if (all.length === 0) continue;
        yield skip ? all.slice(1) : all;
        skip = false;
      }
    },
  };
}

/** The tables of an Excel workbook, one for each sheet that holds anything. Throws `FileFault`. */
export async function xlsxTables(workbook: Workbook): Promise<readonly TableFile[]> {
  const sheets = await sheetsOf(workbook);
  const tables: TableFile[] = [];
  for (const sheet of sheets) {
    const table = await tableOf(workbook, sheet, sheets.length === 1);
    if (table !== undefined) tables.push(table);
  }
  return tables;
}
