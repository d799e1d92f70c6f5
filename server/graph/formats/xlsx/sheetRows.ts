import { type Cell } from '../../../../domain/imports/cells.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { FileFault } from '../issues.js';
import { type Workbook } from './Workbook.js';
import { XmlPart } from '../xml/XmlPart.js';

/** Most characters of all texts of a workbook together, which are held while its sheets are read. */
const MOST_TEXT = 96 * 1024 ** 2;
const MOST_COLUMNS = 2000;
const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** Built-in formats of days and of times. */
const isDayFormat = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47) || (id >= 27 && id <= 36);
/** A format of one's own is one of days where it speaks of days or years outside quotes. */
const speaksOfDays = (code: string): boolean => /[dyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

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

/** Numbers of the cell styles that show days. */
async function dayStyles(workbook: Workbook): Promise<ReadonlySet<number>> {
  const own = new Map<number, boolean>();
  const styles = new Set<number>();
  let inCells = false;
  let at = 0;
  const xml = new XmlPart(workbook.file.name, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') own.set(id, speaksOfDays(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      if (own.get(id) ?? isDayFormat(id)) styles.add(at);
      at += 1;
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  for await (const text of workbook.part('xl/styles.xml')) xml.write(text);
  return styles;
}

/** A day, or a time with it, as Excel counts them. */
function dayOf(value: number): string {
  const at = new Date(EPOCH + Math.round(value * DAY));
  if (Number.isNaN(at.getTime())) return String(value);
  const iso = at.toISOString();
  return Number.isInteger(value) ? iso.slice(0, 10) : iso.slice(0, 19);
}

function columnAt(place: string): number {
  let at = 0;
  for (const char of place) {
    const code = char.charCodeAt(0);
    if (code < 65 || code > 90) break;
    at = at * 26 + (code - 64);
  }
  return at - 1;
}

/** How the cells of a sheet are understood. */
interface Meaning {
  readonly texts: readonly string[];
  readonly days: ReadonlySet<number>;
}

function valueOf(type: string, style: number, text: string, { texts, days }: Meaning): Cell {
  switch (type) {
    case 's':
      return texts[Number(text)] ?? null;
    case 'b':
      return text === '1';
    case 'e':
      return null;
    case 'str':
    case 'inlineStr':
    case 'd':
      return text;
    default: {
      const value = Number(text);
      if (text === '' || !Number.isFinite(value)) return text === '' ? null : text;
      return days.has(style) ? dayOf(value) : value;
    }
  }
}

/** The rows of a sheet in handfuls, as they flow past. Throws `FileFault`. */
export async function* sheetRows(workbook: Workbook, part: string): AsyncGenerator<readonly TableRow[]> {
  const meaning: Meaning = { texts: await sharedTexts(workbook), days: await dayStyles(workbook) };
  let rows: TableRow[] = [];
  let cells: (Cell | undefined)[] = [];
  let number = 0;
  let [at, type, style, inline] = [0, '', 0, ''];
  const xml = new XmlPart(workbook.file.name, {
    open(name, attributes) {
      if (name === 'row') {
        cells = [];
        number = Number(attributes['r'] ?? number + 1);
      } else if (name === 'c') {
        const place = attributes['r'];
        at = place === undefined ? cells.length : columnAt(place);
        type = attributes['t'] ?? '';
        style = Number(attributes['s'] ?? 0);
        inline = '';
      }
    },
    close(name, text) {
      if (name === 'v') put(valueOf(type, style, text, meaning));
      else if (name === 't' && type === 'inlineStr') put((inline += text));
      else if (name === 'row') rows.push({ row: number, cells });
    },
  });
  const put = (cell: Cell): void => {
    if (at >= 0 && at < MOST_COLUMNS) cells[at] = cell;
  };
  for await (const text of workbook.part(part)) {
    rows = [];
    xml.write(text);
    yield rows;
  }
}
