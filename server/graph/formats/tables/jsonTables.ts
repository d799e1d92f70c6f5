import { type Language } from '../../../../domain/language/languages.js';
import { type FileHead } from '../Format.js';
import { isJsonLines } from '../json/jsonLines.js';
import { topKeys } from '../json/jsonPass.js';
import { JsonScanner } from '../json/JsonScanner.js';
import { type DocumentList, documentParts, listBeside } from './documentParts.js';
import { headedRecords, isHeadingList } from './headingList.js';
import { documentRecord, keyedRecords, lineRecords, recordsAt } from './jsonRecords.js';
import { holdsLists, listTables } from './jsonLists.js';
import { jsonTree } from './jsonTree.js';
import { withLeftOut } from './leftOut.js';
import { recordTables } from './recordTables.js';
import { bareName, type TableFile, refuseTooManyTables } from './TableFile.js';

/** Where maps have what they show. */
const FEATURES = 'features[]';
/** Largest file that may be one record, in bytes. */
const LARGEST_RECORD = 4 * 1024 * 1024;

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

/** Whether an object is one place of a map: the lists in it are its shape. */
function isFeature(head: FileHead): boolean {
  const keys = topKeys(head);
  return keys.has('geometry') && (keys.has('properties') || keys.has('attributes'));
}

/** The tables of a document: its lists, or itself where it holds no list of objects. What stands beside its tables is told. */
async function documentTables(head: FileHead, language: Language): Promise<readonly TableFile[]> {
  const { file } = head;
  const { lists, beside } = await documentParts(file);
  const ofContainers = lists.filter(({ hasContainers }) => hasContainers);
  const isRecord = ofContainers.length === 0 && beside.length > 0 && file.size <= LARGEST_RECORD;
  if (isRecord) return recordTables(documentRecord(file));
  const all = ofContainers.length > 0 ? ofContainers : lists;
  // What stands beside the features of a map tells how to read them.
  const hasFeatures = all.some(({ path }) => path === FEATURES);
  const chosen = hasFeatures ? all.filter(({ path }) => path === FEATURES) : all;
  refuseTooManyTables(chosen.length, file.name);
  const tree = await jsonTree(head);
  if (tree !== undefined) return [tree];
  const bare = bareName(file.name);
  const nameOf = (path: string): string => path.slice(0, -2).split('.').at(-1) ?? bare;
  const sources = chosen.map(({ path }) => recordsAt(file, path, chosen.length === 1 ? bare : nameOf(path) || bare));
  const told = hasFeatures ? beside.filter(({ name }) => name !== 'type') : beside;
  const others = lists.filter((list) => !chosen.includes(list));
  const left = (but?: DocumentList) => [...told, ...others.filter((list) => list !== but).map(listBeside)];
  const [only] = sources;
  const titles = others.find(({ path }) => isHeadingList(path));
  if (only !== undefined && sources.length === 1 && titles !== undefined && (await holdsLists(only))) {
    const headed = await headedRecords(only, recordsAt(file, titles.path, bare));
    if (headed !== undefined) return withLeftOut(await recordTables(headed), left(titles));
  }
  const tables = sources.map(async (source) =>
    (await holdsLists(source)) ? listTables(source, language) : recordTables(source),
  );
  return withLeftOut((await Promise.all(tables)).flat(), left());
}

/** The tables of a file of JSON: its lines, its lists of records, or its records by key, and the lists in records. Throws `FileFault`. */
export async function jsonTables(head: FileHead, language: Language): Promise<readonly TableFile[]> {
  const { file } = head;
  if (isJsonLines(head)) return recordTables(lineRecords(file));
  if (!/^\s*\{/.test(head.text)) return documentTables(head, language);
  if (isKeyed(head)) return recordTables(keyedRecords(file));
  return isFeature(head) ? recordTables(documentRecord(file)) : documentTables(head, language);
}
