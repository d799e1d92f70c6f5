import { ZipFile } from 'yazl';

/** Files packed into one. */
export async function zipped(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts))
    zip.addBuffer(typeof text === 'string' ? Buffer.from(text) : text, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A workbook of Excel as its parts say it. */
interface Book {
  /** The rows of each sheet: cells by their places, each the XML within `c` with its attributes. */
  readonly sheets: readonly {
    readonly name: string;
    readonly state?: string;
    readonly cells: Readonly<Record<string, string>>;
    readonly merges?: readonly string[];
  }[];
  readonly is1904?: boolean;
  /** Codes of formats; cells name them by `s`, the first is 1. */
  readonly formats?: readonly (string | number)[];
}

const rowOf = (place: string): number => Number(/\d+/.exec(place)?.[0]);

function sheetXml({ cells, merges = [] }: Book['sheets'][number]): string {
  const rows = [...new Set(Object.keys(cells).map(rowOf))].toSorted((one, other) => one - other);
  const xml = rows.map((row) => {
    const own = Object.entries(cells).filter(([place]) => rowOf(place) === row);
    return `<row r="${row}">${own.map(([place, cell]) => cell.replace('<c', `<c r="${place}"`)).join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet><sheetData>${xml.join('')}</sheetData>${merged === '' ? '' : `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
}

/** A workbook as Excel writes it. */
export function excel({ sheets, is1904 = false, formats = [] }: Book): Promise<Buffer> {
  const own = formats.flatMap((code, at) =>
    typeof code === 'string' ? [`<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`] : [],
  );
  const styles = formats.map((code, at) => `<xf numFmtId="${typeof code === 'number' ? code : 164 + at}"/>`);
  return zipped({
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)])),
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(({ name, state = 'visible' }, at) => `<sheet name="${name}" state="${state}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
  });
}

/** A cell of text. */
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
/** A cell of a number, with a format by its number. */
export const number = (value: number | string, format = 0): string => `<c s="${format}"><v>${value}</v></c>`;

/** Rows of texts and numbers as cells, from a row on. */
export function cellsOf(rows: readonly (readonly (string | number | null)[])[], first = 1): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, at) =>
      row.flatMap((value, column) =>
        value === null
          ? []
          : [
              [
                `${String.fromCharCode(65 + column)}${at + first}`,
                typeof value === 'number' ? number(value) : text(value),
              ] as const,
            ],
      ),
    ),
  );
}

/** A sheet of an OpenDocument workbook, its rows in XML. */
export const openDocument = (tables: string, styles = ''): Promise<Buffer> =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:calcext="c" xmlns:dc="d"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
