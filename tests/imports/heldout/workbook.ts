import { ZipFile } from 'yazl';

import { type Generated } from './tables.js';
import { type Value } from './subjects.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const columnName = (at: number): string => String.fromCharCode(65 + at);

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);

/** A cell as Excel writes it: shared texts by number, dates as days with a style. */
function cell(value: Value, place: string, shared: Map<string, number>): string {
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = typeof value === 'object' ? value.join('; ') : value;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `<c r="${place}" s="1"><v>${(Date.parse(text) - EPOCH) / DAY}</v></c>`;
  if (!shared.has(text)) shared.set(text, shared.size);
  return `<c r="${place}" t="s"><v>${shared.get(text) ?? 0}</v></c>`;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function sheetOf({ titles, rows }: Generated, shared: Map<string, number>): string {
  const lines = [titles, ...rows].map((row, at) => {
    const cells = row.map((value, column) => cell(value, `${columnName(column)}${at + 1}`, shared));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet ${MAIN}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** An Excel workbook with a sheet for each table, by the names of the sheets. */
export async function workbook(sheets: Readonly<Record<string, Generated>>): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name);
  const shared = new Map<string, number>();
  const names = Object.keys(sheets);
  Object.values(sheets).forEach((table, at) => add(`xl/worksheets/sheet${at + 1}.xml`, sheetOf(table, shared)));
  add(
    'xl/workbook.xml',
    `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  );
  add('xl/styles.xml', `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`);
  const texts = [...shared.keys()].map((text) => `<si><t>${escaped(text)}</t></si>`);
  add('xl/sharedStrings.xml', `<sst ${MAIN}>${texts.join('')}</sst>`);
  add('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
