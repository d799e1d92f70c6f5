import { textOfCell } from '../../../domain/imports/cells.js';
import { type ImportTable, type ImportTables, SHOWN_ROWS } from '../../contract/importMapping.js';
import { type ImportChoices, type OptionsByFile } from '../formats/mapped/ImportChoices.js';
import { SEPARATORS } from '../formats/tables/csvTable.js';
import { ENCODINGS } from '../formats/tables/encoding.js';

/** Longest text of a cell that is shown, and most values of a column. */
const MOST_TEXT = 200;
const MOST_VALUES = 8;

const shortened = (text: string): string => (text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT)}…`);

/** What was recognised in the files of an import, as the contract tells it. */
export const tablesOfImport = ({
  recognised: { tables, options, sheets = [] },
  mapping,
}: ImportChoices): ImportTables => ({
  tables: tables.map(({ name, file, part, labels = [], columns, rows, isCutShort, inTime, jointReferences }) => ({
    ...{ name, file, part, labels: [...labels] },
    columns: columns.map(({ name: column, kind, isList, filled, distinct, values, missing, links }) => ({
      ...{ name: column, kind, isList, filled, distinct },
      values: values.slice(0, MOST_VALUES).map(shortened),
      ...(missing === undefined ? {} : { missing: [...missing] }),
      ...(links === undefined ? {} : { links: links.map((link) => ({ ...link })) }),
    })),
    rows: rows.slice(0, SHOWN_ROWS).map((row) => row.map((cell) => shortened(textOfCell(cell)))),
    ...(jointReferences === undefined
      ? {}
      : { jointReferences: structuredClone(jointReferences) as NonNullable<ImportTable['jointReferences']> }),
    ...(isCutShort === undefined ? {} : { isCutShort }),
    ...(inTime === undefined ? {} : { inTime: structuredClone(inTime) as NonNullable<ImportTable['inTime']> }),
  })),
  options: Object.entries(options).map(([file, { encoding, separator, hasHeadings }]) => ({
    ...{ file, encoding, separator, hasHeadings },
  })),
  sheets: sheets.map((sheet) => ({ ...sheet })),
  encodings: [...ENCODINGS],
  separators: [...SEPARATORS],
  // The same shape as the contract's, but for what the contract leaves open to writing.
  mapping: structuredClone(mapping) as ImportTables['mapping'],
});

/** How files are read, by their names, as a call says it. */
export const optionsOf = (said: ImportTables['options']): OptionsByFile =>
  Object.fromEntries(said.map(({ file, ...options }) => [file, options]));
