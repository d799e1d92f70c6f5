import { parseExact } from '../../../../domain/properties/exactNumbers.js';
import { type SourceFile } from '../Format.js';
import { FileFault, reasonOf } from '../issues.js';
import { linesOf } from '../json/jsonLines.js';
import { isObject, takenOf } from '../json/jsonPass.js';
import { type Interest, type Taken } from '../json/JsonScanner.js';
import { withoutGeometry } from './geoFeature.js';
import { bareName } from './TableFile.js';

/** Where a record of a keyed object keeps its key. */
const KEY = 'key';
/** The field of a record that is no object. */
const VALUE = 'value';

/** A record of a file of JSON and the line that it begins in. */
interface JsonRecord {
  readonly row: number;
  readonly value: unknown;
}

/** Records of one kind in a file, to be read as often as need be. */
export interface JsonRecords {
  readonly name: string;
  readonly file: SourceFile;
  /** Fields that every record has, first. */
  readonly fields: readonly string[];
  /** Throws `FileFault`. */
  records(): AsyncIterable<readonly JsonRecord[]>;
}

function parsed(file: string, { text, row }: Taken): unknown {
  try {
    return parseExact(text);
  } catch (error) {
    throw FileFault.at({ file, row }, 'BAD_JSON', reasonOf(error));
  }
}

/** Enters what leads to the list at a path, and takes its items. */
const itemsAt =
  (path: string) =>
  (at: string): Interest => {
    if (at === path) return 'take';
    return at === '' || path === `${at}[]` || path.startsWith(`${at}.`) ? 'enter' : 'skip';
  };

/** The records of the list at a path. */
export const recordsAt = (file: SourceFile, path: string, name: string): JsonRecords => ({
  name,
  file,
  fields: [],
  async *records() {
    for await (const taken of takenOf(file, itemsAt(path)))
      yield taken.map((each): JsonRecord => ({ row: each.row, value: withoutGeometry(parsed(file.name, each)) }));
  },
});

/** The records of an object that has them under their keys. */
export const keyedRecords = (file: SourceFile): JsonRecords => ({
  name: bareName(file.name),
  file,
  fields: [KEY],
  async *records() {
    for await (const taken of takenOf(file, (path) => (path === '' ? 'enter' : 'take')))
      yield taken.map((each): JsonRecord => {
        const value = parsed(file.name, each);
        return { row: each.row, value: { [KEY]: each.path, ...(isObject(value) ? value : { [VALUE]: value }) } };
      });
  },
});

/** The one record that a whole document is. */
export const documentRecord = (file: SourceFile): JsonRecords => ({
  name: bareName(file.name),
  file,
  fields: [],
  async *records() {
    for await (const taken of takenOf(file, () => 'take'))
      yield taken.map((each): JsonRecord => ({ row: each.row, value: withoutGeometry(parsed(file.name, each)) }));
  },
});

/** The records of a file that has one on each line. */
export const lineRecords = (file: SourceFile): JsonRecords => ({
  name: bareName(file.name),
  file,
  fields: [],
  async *records() {
    for await (const lines of linesOf(file))
      yield lines.map((line): JsonRecord => ({ row: line.row, value: withoutGeometry(parsed(file.name, line)) }));
  },
});
