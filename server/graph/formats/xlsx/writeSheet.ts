import { attributesText, escapeXml } from '../xml/writeXml.js';

/** What a cell of Excel holds at most, and a sheet. */
const MOST_CHARACTERS = 32_767;
export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 16_384;

/** A cell of a sheet. */
export type SheetCell = string | number | boolean | undefined;

/** The letters of a column, the first is 0. */
function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

/** A text with what XML cannot hold, and what would be read as such, in the way of Office (ECMA-376, 22.9.2.19). */
const officeText = (text: string): string =>
  text
    .replaceAll(/_x[0-9A-Fa-f]{4}_/g, (like) => `_x005F${like}`)
    .replaceAll(
      /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    );

function cellTag(cell: SheetCell, place: string): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c${attributesText({ r: place })}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c${attributesText({ r: place, t: 'b' })}><v>${cell ? 1 : 0}</v></c>`;
  return `<c${attributesText({ r: place, t: 'inlineStr' })}><is><t xml:space="preserve">${escapeXml(officeText(cell.slice(0, MOST_CHARACTERS)))}</t></is></c>`;
}

/** How many characters of a cell find no room in a sheet. */
export const cutFrom = (cell: SheetCell): number =>
  typeof cell === 'string' ? Math.max(0, cell.length - MOST_CHARACTERS) : 0;

/** A row of a sheet; the first is 1. */
export const rowTag = (row: number, cells: readonly SheetCell[]): string =>
  `<row r="${row}">${cells.map((cell, column) => cellTag(cell, `${lettersOf(column)}${row}`)).join('')}</row>\n`;

export const SHEET_BEGINNING =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>\n';
export const SHEET_END = '</sheetData></worksheet>\n';

const MAIN = 'http://schemas.openxmlformats.org';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of a workbook that say which sheets it has, by their names. */
export function workbookParts(sheets: readonly string[]): Readonly<Record<string, string>> {
  const numbered = sheets.map((name, at) => ({ name, number: at + 1 }));
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${MAIN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${MAIN}/package/2006/relationships"><Relationship Id="rId1" Type="${MAIN}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}/spreadsheetml/2006/main" xmlns:r="${MAIN}/officeDocument/2006/relationships"><sheets>${numbered.map(({ name, number }) => `<sheet${attributesText({ name, sheetId: String(number), 'r:id': `rId${number}` })}/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${MAIN}/package/2006/relationships">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${MAIN}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}</Relationships>`,
  };
}
