import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { textOf } from '../decode.js';
import { type FileHead, type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';
import { isJsonLines, linesOf } from '../json/jsonLines.js';
import { isObject } from '../json/jsonPass.js';
import { type Interest, JsonScanner, type Taken } from '../json/JsonScanner.js';
import { withoutGeometry } from './geoFeature.js';
import { jsonTree } from './jsonTree.js';
import { cellsOf } from './records.js';
import { bareName, Columns, type TableFile } from './TableFile.js';

/** How deep in a file tables are looked for. */
const DEEPEST = 2;
/** Where a record of a keyed object keeps its key. */
const KEY = 'key';

/** Where maps have what they show. */
const FEATURES = 'features[]';

const depthOf = (path: string): number => (path === '' ? 0 : path.split('.').length);

function parsed(file: string, { text, row }: Taken): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw FileFault.at({ file, row }, 'BAD_JSON', String(error));
  }
}

/** Goes through a file once; takes what `interest` wants, in handfuls. Throws `FileFault`. */
async function* takenOf(file: SourceFile, interest: (path: string, container: boolean) => Interest) {
  const scanner = new JsonScanner(file.name, interest);
  for await (const text of textOf(file)) yield scanner.push(text);
  yield scanner.end();
}

/** Whether an object is records under their keys: all of what is seen of it are objects, and several. */
function isKeyed({ text, file, whole }: FileHead): boolean {
  const seen: boolean[] = [];
  const scanner = new JsonScanner(file.name, (path, container) => {
    if (path === '') return 'enter';
    seen.push(container);
    return 'take';
  });
  try {
    const taken = scanner.push(text);
    const objects = taken.filter((each) => each.text.startsWith('{'));
    return seen.every(Boolean) && objects.length >= (whole ? 2 : 1) && objects.length === taken.length;
  } catch {
    return false;
  }
}

const isEntered = (path: string): boolean => !path.includes('[]') && depthOf(path) < DEEPEST;

/** Where a file has lists whose items are objects or lists, in the order in which they come. */
async function pathsOf(file: SourceFile): Promise<string[]> {
  const paths = new Map<string, boolean>();
  for await (const _ of takenOf(file, (path, container) => {
    if (path.endsWith('[]')) paths.set(path, (paths.get(path) ?? false) || container);
    return container && (isEntered(path) || (depthOf(path) <= DEEPEST && !path.includes('[]'))) ? 'enter' : 'skip';
  }));
  // What stands beside the features of a map tells how to read them.
  const all = [...paths].filter(([path], _, { length }) => length === 1 || !paths.has(FEATURES) || path === FEATURES);
  const ofContainers = all.filter(([, container]) => container);
  return (ofContainers.length > 0 ? ofContainers : all).map(([path]) => path);
}

/** Lists of lists: the first is the headings. */
const isMatrix = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function recordsAt(file: SourceFile, path: string, name: string): TableFile {
  const columns = new Columns();
  const interest = (at: string): Interest => {
    if (at === path) return 'take';
    return at === '' || path === `${at}[]` || path.startsWith(`${at}.`) ? 'enter' : 'skip';
  };
  return {
    name,
    file,
    columns,
    async *rows() {
      let headings: readonly string[] | undefined;
      for await (const taken of takenOf(file, interest)) {
        const rows: TableRow[] = [];
        for (const each of taken) {
          const value = withoutGeometry(parsed(file.name, each));
          if (!isMatrix(value)) rows.push({ row: each.row, cells: cellsOf(value, columns) });
          else if (headings === undefined) headings = value.map(String);
          else {
            const record = Object.fromEntries(value.map((cell, at) => [headings?.[at] ?? String(at + 1), cell]));
            rows.push({ row: each.row, cells: cellsOf(record, columns) });
          }
        }
        yield rows;
      }
    },
  };
}

function keyedRecords(file: SourceFile): TableFile {
  const columns = new Columns([KEY]);
  return {
    name: bareName(file.name),
    file,
    columns,
    async *rows() {
      for await (const taken of takenOf(file, (path) => (path === '' ? 'enter' : 'take')))
        yield taken.map((each): TableRow => {
          const value = parsed(file.name, each);
          return {
            row: each.row,
            cells: cellsOf(isObject(value) ? { [KEY]: each.path, ...value } : { [KEY]: each.path, value }, columns),
          };
        });
    },
  };
}

function lineRecords(file: SourceFile): TableFile {
  const columns = new Columns();
  return {
    name: bareName(file.name),
    file,
    columns,
    async *rows() {
      for await (const lines of linesOf(file))
        yield lines.map((line): TableRow => {
          return { row: line.row, cells: cellsOf(withoutGeometry(parsed(file.name, line)), columns) };
        });
    },
  };
}

/** The tables of a file of JSON: its lines, its lists of records, or its records by key. Throws `FileFault`. */
export async function jsonTables(head: FileHead): Promise<readonly TableFile[]> {
  const { file } = head;
  if (isJsonLines(head)) return [lineRecords(file)];
  if (/^\s*\{/.test(head.text) && isKeyed(head)) return [keyedRecords(file)];
  const paths = await pathsOf(file);
  const tree = await jsonTree(head);
  if (tree !== undefined) return [tree];
  const bare = bareName(file.name);
  const nameOf = (path: string): string => path.slice(0, -2).split('.').at(-1) ?? bare;
  return paths.map((path) => recordsAt(file, path, paths.length === 1 ? bare : nameOf(path) || bare));
}
