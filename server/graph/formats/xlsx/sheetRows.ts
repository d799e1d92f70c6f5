import { type Cell } from '../../../../domain/imports/cells.js';
import { type MappedNote } from '../../../../domain/imports/found.js';
import { columnLetter } from '../../../../domain/imports/headings.js';
import { isExact } from '../../../../domain/properties/exactNumbers.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { FileFault } from '../issues.js';
import { XmlPart } from '../xml/XmlPart.js';
import { builtInFormat, type CellFormat, ownFormat, PLAIN } from './cellFormats.js';
import { columnAt } from './merges.js';
import { momentOf } from './serials.js';
import { type Workbook } from './Workbook.js';

/** Most characters of all texts of a workbook together, which are held while its sheets are read. */
const MOST_TEXT = 96 * 1024 ** 2;
const MOST_COLUMNS = 2000;

async function sharedTexts(workbook: Workbook): Promise<readonly string[]> {
  const texts: string[] = [];
  let current = '';
  let size = 0;
  let phonetic = 0;
  const xml = new XmlPart(workbook.file.name, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') phonetic += 1;
    },
    close(name, text) {
      if (name === 'rPh') phonetic -= 1;
      if (name === 't' && phonetic === 0) current += text;
      if (name !== 'si') return;
      size += current.length;
      if (size > MOST_TEXT)
        throw FileFault.at({ file: workbook.file.name }, 'BAD_WORKBOOK', 'The texts of the workbook are too large');
      texts.push(current);
    },
  });
  for await (const text of workbook.part('xl/sharedStrings.xml')) xml.write(text);
  return texts;
}

/** What the cell styles of a workbook show, by their numbers. */
async function cellFormats(workbook: Workbook): Promise<readonly CellFormat[]> {
  const own = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let inCells = false;
  const xml = new XmlPart(workbook.file.name, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') own.set(id, ownFormat(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(own.get(id) ?? builtInFormat(id));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  for await (const text of workbook.part('xl/styles.xml')) xml.write(text);
  return formats;
}

/** Whether the days of a workbook are counted from 1904, as those of an old Macintosh are. */
async function isCountedFrom1904(workbook: Workbook): Promise<boolean> {
  let is1904 = false;
  const xml = new XmlPart(workbook.file.name, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  for await (const text of workbook.part('xl/workbook.xml')) xml.write(text);
  return is1904;
}

/** How the cells of a workbook are understood. */
interface Meaning {
  readonly texts: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly is1904: boolean;
}

/** A day that a cell says as text: without the time where it says none. */
const dayText = (text: string): string => text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');

function numberIn(text: string, style: number, { formats, is1904 }: Meaning): Cell {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || !isExact(text)) return text === '' ? null : text;
  return momentOf(value, formats[style] ?? PLAIN, is1904) ?? value;
}

function valueOf(type: string, style: number, text: string, meaning: Meaning): Cell {
  switch (type) {
    case 's':
      return meaning.texts[Number(text)] ?? null;
    case 'b':
      return text === '1';
    case 'e':
      return null;
    case 'str':
    case 'inlineStr':
      return text;
    case 'd':
      return dayText(text);
    default:
      return numberIn(text, style, meaning);
  }
}

/** One cell while it is read. */
interface OpenCell {
  readonly at: number;
  readonly type: string;
  readonly style: number;
  text: string;
  hasFormula: boolean;
  isFilled: boolean;
}

/** The rows of a sheet in handfuls, as they flow past. Throws `FileFault`. */
export async function* sheetRows(workbook: Workbook, part: string): AsyncGenerator<readonly TableRow[]> {
  const meaning: Meaning = {
    texts: await sharedTexts(workbook),
    formats: await cellFormats(workbook),
    is1904: await isCountedFrom1904(workbook),
  };
  let rows: TableRow[] = [];
  let cells: (Cell | undefined)[] = [];
  let notes: MappedNote[] = [];
  let number = 0;
  let open: OpenCell | undefined;
  const told = (code: MappedNote['code'], detail: string, at: number): void =>
    void notes.push({ found: 'note', row: number, column: columnLetter(at), code, detail });
  const put = ({ at }: OpenCell, cell: Cell): void => {
    if (at >= 0 && at < MOST_COLUMNS) cells[at] = cell;
  };
  const close = (cell: OpenCell): void => {
    if (cell.type === 'e') told('ERROR_VALUE', `Read as empty: ${cell.text}`, cell.at);
    if (cell.hasFormula && !cell.isFilled) told('NO_STORED_VALUE', 'The formula has no stored value', cell.at);
  };
  const xml = new XmlPart(workbook.file.name, {
    open(name, attributes) {
      if (name === 'row') {
        [cells, notes] = [[], []];
        number = Number(attributes['r'] ?? number + 1);
      } else if (name === 'c') {
        const place = attributes['r'];
        open = {
          at: place === undefined ? cells.length : columnAt(place),
          type: attributes['t'] ?? '',
          style: Number(attributes['s'] ?? 0),
          ...{ text: '', hasFormula: false, isFilled: false },
        };
      } else if (name === 'f' && open !== undefined) open.hasFormula = true;
    },
    close(name, text) {
      if (name === 'row') rows.push({ row: number, cells, notes });
      if (open === undefined) return;
      if (name === 'v') {
        open.text = text;
        // The text that a formula gives may be empty, and is a value then.
        open.isFilled = text !== '' || open.type === 'str';
        put(open, valueOf(open.type, open.style, text, meaning));
      } else if (name === 't' && open.type === 'inlineStr') put(open, (open.text += text));
      else if (name === 'c') {
        close(open);
        open = undefined;
      }
    },
  });
  for await (const text of workbook.part(part)) {
    rows = [];
    xml.write(text);
    yield rows;
  }
}
