import { type FileHead, type SourceFile } from '../Format.js';
import { isJsonLines } from '../json/jsonLines.js';
import { JsonScanner } from '../json/JsonScanner.js';
import { keyedRecords, lineRecords, recordsAt, takenOf } from './jsonRecords.js';
import { holdsLists, listTables } from './jsonLists.js';
import { jsonTree } from './jsonTree.js';
import { refuseTooManyTables } from './mostTables.js';
import { recordTables } from './recordTables.js';
import { bareName, type TableFile } from './TableFile.js';

/** How deep in a file tables are looked for. */
const DEEPEST = 2;

/** Where maps have what they show. */
const FEATURES = 'features[]';

const depthOf = (path: string): number => (path === '' ? 0 : path.split('.').length);

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

/** The tables of a file of JSON: its lines, its lists of records, or its records by key, and the lists in records. Throws `FileFault`. */
export async function jsonTables(head: FileHead): Promise<readonly TableFile[]> {
  const { file } = head;
  if (isJsonLines(head)) return recordTables(lineRecords(file));
  if (/^\s*\{/.test(head.text) && isKeyed(head)) return recordTables(keyedRecords(file));
  const paths = await pathsOf(file);
  refuseTooManyTables(paths.length, file.name);
  const tree = await jsonTree(head);
  if (tree !== undefined) return [tree];
  const bare = bareName(file.name);
  const nameOf = (path: string): string => path.slice(0, -2).split('.').at(-1) ?? bare;
  const sources = paths.map((path) => recordsAt(file, path, paths.length === 1 ? bare : nameOf(path) || bare));
  const tables = sources.map(async (source) =>
    (await holdsLists(source)) ? listTables(source) : recordTables(source),
  );
  return (await Promise.all(tables)).flat();
}
