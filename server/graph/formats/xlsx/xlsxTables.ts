import { tellingWords } from '../../../../domain/imports/words.js';
import { sheetTables } from '../tables/sheetTable.js';
import { bareName, type NamingOptions, type TableFile } from '../tables/TableFile.js';
import { mergesOf } from './merges.js';
import { sheetRows } from './sheetRows.js';
import { type Workbook } from './Workbook.js';
import { XmlPart } from '../xml/XmlPart.js';

const MOST_SHEETS = 20;

interface SheetPart {
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
async function sheetsOf(workbook: Workbook): Promise<readonly SheetPart[]> {
  const targets = new Map<string, string>();
  await read(workbook, 'xl/_rels/workbook.xml.rels', (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: SheetPart[] = [];
  let at = 0;
  await read(workbook, 'xl/workbook.xml', (name, attributes) => {
    const isHidden = ['hidden', 'veryHidden'].includes(attributes['state'] ?? '');
    if (name !== 'sheet') return;
    at += 1;
    if (isHidden || sheets.length >= MOST_SHEETS) return;
    const part = targets.get(attributes['r:id'] ?? '') ?? `xl/worksheets/sheet${at}.xml`;
    sheets.push({ name: attributes['name'] ?? '', part });
  });
  return sheets;
}

/** The tables of an Excel workbook, one for each sheet that holds anything. Throws `FileFault`. */
export async function xlsxTables(workbook: Workbook, naming: NamingOptions): Promise<readonly TableFile[]> {
  const sheets = await sheetsOf(workbook);
  const tables: TableFile[] = [];
  for (const { name, part } of sheets) {
    const isNamed = tellingWords(name).length > 0 || sheets.length > 1;
    const sheet = {
      name: isNamed ? name : bareName(workbook.file.name),
      file: workbook.file,
      merges: await mergesOf(workbook, part),
      rows: () => sheetRows(workbook, part),
    };
    tables.push(...(await sheetTables(sheet, name, naming)));
  }
  return tables;
}
