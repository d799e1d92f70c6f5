import { parseExact } from '../../../../domain/properties/exactNumbers.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { isWordOf } from '../../../../domain/imports/words.js';
import { textOf } from '../decode.js';
import { type FileHead, type SourceFile } from '../Format.js';
import { isObject, type JsonObject } from '../json/jsonPass.js';
import { cellsOf, freeName } from './records.js';
import { bareName, Columns, type TableFile } from './TableFile.js';

/** Trees are read whole; a larger file is read for its lists, as they flow past. */
const LARGEST = 32 * 1024 * 1024;
/** Deeper ones are lists that somebody made of lists. */
const DEEPEST = 200;
/** Under what a node of a tree is known, and its parent: the way to it from the top. */
const PATH = 'path';
const PARENT = 'parent';

/** Something in a tree: what it says of itself, the way to it, and that to its parent. */
interface Branch {
  readonly path: string;
  readonly parent: string | undefined;
  readonly fields: JsonObject;
}

const objectsIn = (value: unknown): readonly JsonObject[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every(isObject) ? value : undefined;

/** The field that holds lists of further things: one that its things have again, or one that is called so. */
function childField(root: unknown): string | undefined {
  if (!isObject(root)) return undefined;
  const lists = Object.keys(root).filter((field) => objectsIn(root[field]) !== undefined);
  const comesAgain = (field: string): boolean =>
    (objectsIn(root[field]) ?? []).some((child) => objectsIn(child[field]) !== undefined);
  return (
    lists.find(comesAgain) ?? (lists.length === 1 ? lists.find((field) => isWordOf('children', field)) : undefined)
  );
}

/** All that is in a tree, parents before their children. */
function branches(root: JsonObject, children: string): readonly Branch[] {
  const found: Branch[] = [];
  const enter = (node: JsonObject, path: string, parent: string | undefined, depth: number): void => {
    const below = depth < DEEPEST ? objectsIn(node[children]) : undefined;
    const { [children]: list, ...fields } = node;
    // An empty list is no child, and says nothing of the node either.
    const isLeft = below === undefined && !(Array.isArray(list) && list.length === 0) && list !== undefined;
    found.push({ path, parent, fields: isLeft ? node : fields });
    below?.forEach((child, at) => enter(child, `${path === '/' ? '' : path}/${String(at + 1)}`, path, depth + 1));
  };
  enter(root, '/', undefined, 0);
  return found;
}

function treeTable(file: SourceFile, all: readonly Branch[]): TableFile {
  const taken = new Set(all.flatMap(({ fields }) => Object.keys(fields)));
  const [path, parent] = [freeName(PATH, taken), freeName(PARENT, taken)];
  const columns = new Columns();
  return {
    name: bareName(file.name),
    file,
    columns,
    async *rows() {
      yield all.map((branch, at): TableRow => {
        const own = { ...branch.fields, [path]: branch.path, [parent]: branch.parent };
        // A tree has no line numbers: messages about a row name its position instead.
        return { row: at + 1, at, cells: cellsOf(own, columns) };
      });
    },
  };
}

/** What a file says; undefined where it is broken, which its readers tell better. */
async function parsed(file: SourceFile): Promise<unknown> {
  let text = '';
  for await (const chunk of textOf(file)) text += chunk;
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

/** A file that is one tree, as a table of all that is in it, the root too; undefined for any other. Throws `FileFault`. */
export async function jsonTree({ file, text }: FileHead): Promise<TableFile | undefined> {
  if (!/^\s*\{/.test(text) || file.size > LARGEST) return undefined;
  const root = await parsed(file);
  const children = childField(root);
  return children === undefined || !isObject(root) ? undefined : treeTable(file, branches(root, children));
}
