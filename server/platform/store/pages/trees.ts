import { PAGE, type StoredRow, treePage } from './cells.js';
import { type PageFile } from './PageFile.js';

/** The pages that were gone through, each once, so that a tree that damage made a circle ends. */
export type SeenPages = Set<number>;

/** Rows of a tree as far as its pages can be read; `isWhole` is false once a page or a row is missed. */
export interface TreeReading {
  isWhole: boolean;
}

/** The rows of the tree that begins at a page, and which pages it takes. */
export function* rowsOfTree(
  file: PageFile,
  root: number,
  seen: SeenPages,
  reading: TreeReading,
): Generator<StoredRow, void> {
  const waiting = [root];
  let isTable: boolean | undefined;
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const page = seen.has(number) ? undefined : treePage(file, number);
    const ofTable = page?.type === PAGE.tableLeaf || page?.type === PAGE.tableInside;
    isTable ??= page === undefined ? undefined : ofTable;
    if (page === undefined || ofTable !== isTable) {
      reading.isWhole = false;
      continue;
    }
    seen.add(number);
    if (page.lost > 0) reading.isWhole = false;
    waiting.push(...page.children.toReversed());
    yield* page.rows;
  }
}

/** Pages that hold nothing any more, as far as their list can be read (https://www.sqlite.org/fileformat.html#the_freelist). */
export function freePages(file: PageFile): ReadonlySet<number> {
  const free = new Set<number>();
  let trunk = file.header.firstFree;
  while (trunk !== 0 && !free.has(trunk)) {
    const page = file.page(trunk);
    if (page === undefined) break;
    free.add(trunk);
    const leaves = Math.min(page.readUInt32BE(4), page.length / 4 - 2);
    for (let leaf = 0; leaf < leaves; leaf += 1) free.add(page.readUInt32BE(8 + leaf * 4));
    trunk = page.readUInt32BE(0);
  }
  return free;
}

/** Where a table or an index begins. */
export interface SchemaEntry {
  readonly type: string;
  readonly name: string;
  readonly root: number;
  readonly sql: string;
}

function entryOf({ values }: StoredRow): SchemaEntry | undefined {
  const [type, name, , root, sql] = values;
  if (type?.kind !== 'text' || name?.kind !== 'text' || root?.kind !== 'integer') return undefined;
  const text = sql?.kind === 'text' ? sql.bytes.toString() : '';
  return { type: type.bytes.toString(), name: name.bytes.toString(), root: Number(root.value), sql: text };
}

/** The schema of a file as its first page begins it; what cannot be read is left out. */
export function schemaOf(file: PageFile, seen: SeenPages): readonly SchemaEntry[] {
  const rows = [...rowsOfTree(file, 1, seen, { isWhole: true })];
  return rows.map(entryOf).filter((entry) => entry !== undefined && entry.root > 0) as SchemaEntry[];
}
