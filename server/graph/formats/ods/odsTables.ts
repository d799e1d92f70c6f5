import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { tellingWords } from '../../../../domain/imports/words.js';
import { FileFault } from '../issues.js';
import { sheetTables } from '../tables/sheetTable.js';
import { bareName, type NamingOptions, type TableFile } from '../tables/TableFile.js';
import { type Workbook } from '../xlsx/Workbook.js';
import { XmlPart } from '../xml/XmlPart.js';
import { OdsReading } from './OdsReading.js';

const CONTENT = 'content.xml';
const MOST_SHEETS = 20;
/** Rows that a sheet may have; more would be made of one that says that it comes again. */
const MOST_ROWS = 1_048_576;
const HANDFUL = 1000;

async function* pieces(workbook: Workbook, reading: OdsReading) {
  const xml = new XmlPart(workbook.file.name, {
    open: (name, attributes) => reading.open(name, attributes),
    close: (name) => reading.close(name),
    text: (text) => reading.text(text),
  });
  for await (const text of workbook.part(CONTENT)) {
    xml.write(text);
    yield reading.takeRows();
  }
}

/** The rows of a sheet in handfuls; one that comes again stands there as often. Throws `FileFault`. */
async function* rowsOf(workbook: Workbook, sheet: string): AsyncGenerator<readonly TableRow[]> {
  let count = 0;
  for await (const runs of pieces(workbook, new OdsReading(sheet))) {
    let rows: TableRow[] = [];
    for (const { row, repeated } of runs) {
      count += repeated;
      if (count > MOST_ROWS)
        throw FileFault.at({ file: workbook.file.name, row: row.row }, 'BAD_WORKBOOK', `More than ${MOST_ROWS} rows`);
      for (let turn = 0; turn < repeated; turn += 1) {
        rows.push(turn === 0 ? row : { row: row.row + turn, cells: row.cells });
        if (rows.length < HANDFUL) continue;
        yield rows;
        rows = [];
      }
    }
    if (rows.length > 0) yield rows;
  }
}

/** The tables of an OpenDocument workbook, one for each sheet that is shown and holds anything. Throws `FileFault`. */
export async function odsTables(workbook: Workbook, naming: NamingOptions): Promise<readonly TableFile[]> {
  const reading = new OdsReading('');
  for await (const _ of pieces(workbook, reading));
  const sheets = [...new Set(reading.sheets)].slice(0, MOST_SHEETS);
  const tables: TableFile[] = [];
  for (const name of sheets) {
    const isNamed = tellingWords(name).length > 0 || sheets.length > 1;
    const sheet = {
      name: isNamed ? name : bareName(workbook.file.name),
      file: workbook.file,
      merges: reading.merges.get(name) ?? [],
      rows: () => rowsOf(workbook, name),
    };
    tables.push(...(await sheetTables(sheet, name, naming)));
  }
  return tables;
}
