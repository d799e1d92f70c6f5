import { type PageFile } from './PageFile.js';

/** A stored value; a text comes as its bytes, which damage may have made no text any more. */
export type StoredValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'real'; readonly value: number }
  | { readonly kind: 'text'; readonly bytes: Buffer }
  | { readonly kind: 'blob'; readonly bytes: Buffer };

/** A row of a table, as a page holds it. */
export interface StoredRow {
  /** Undefined in tables and indexes that have no number of their own for a row. */
  readonly rowid: bigint | undefined;
  readonly values: readonly StoredValue[];
}

/** Kinds of pages (https://www.sqlite.org/fileformat.html#b_tree_pages). */
export const PAGE = { indexInside: 2, tableInside: 5, indexLeaf: 10, tableLeaf: 13 } as const;

/** What damage has left unreadable. */
class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** A number of one to nine bytes, and where the next thing begins. */
function varint(bytes: Buffer, at: number): readonly [bigint, number] {
  let value = 0n;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw new UnreadableError();
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return [value, at + index + 1];
  }
  const last = bytes[at + 8];
  if (last === undefined) throw new UnreadableError();
  return [BigInt.asIntN(64, (value << 8n) | BigInt(last)), at + 9];
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

function valueAt(bytes: Buffer, at: number, type: number): readonly [StoredValue, number] {
  if (type === 0) return [{ kind: 'null' }, at];
  if (type === 8 || type === 9) return [{ kind: 'integer', value: BigInt(type - 8) }, at];
  if (type === 7) return [{ kind: 'real', value: bytes.readDoubleBE(at) }, at + 8];
  const length = type < 7 ? (INTEGER_BYTES[type] ?? 0) : (type - 12) >> 1;
  if (type === 10 || type === 11 || at + length > bytes.length) throw new UnreadableError();
  const own = bytes.subarray(at, at + length);
  if (type >= 12) return [{ kind: type % 2 === 0 ? 'blob' : 'text', bytes: own }, at + length];
  const value = BigInt.asIntN(8 * length, BigInt(`0x${own.toString('hex')}`));
  return [{ kind: 'integer', value }, at + length];
}

/** Most values of a row; no table of ours has as many columns. */
const MOST_VALUES = 100;

function recordOf(bytes: Buffer): readonly StoredValue[] {
  const [headBytes, first] = varint(bytes, 0);
  const values: StoredValue[] = [];
  let [inHead, inBody] = [first, Number(headBytes)];
  while (inHead < Number(headBytes)) {
    const [type, next] = varint(bytes, inHead);
    const [value, after] = valueAt(bytes, inBody, Number(type));
    values.push(value);
    [inHead, inBody] = [next, after];
    if (values.length > MOST_VALUES) throw new UnreadableError();
  }
  return values;
}

/** The content of a cell: what is in its page, and what goes on in pages of their own. */
function payloadAt(file: PageFile, page: Buffer, at: number, length: number, isTable: boolean): Buffer {
  const { usable } = file.header;
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (length <= most) {
    if (at + length > page.length) throw new UnreadableError();
    return page.subarray(at, at + length);
  }
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (usable - 4));
  const local = fitting <= most ? fitting : least;
  if (at + local + 4 > page.length || length > file.total * usable) throw new UnreadableError();
  const parts = [page.subarray(at, at + local)];
  let next = page.readUInt32BE(at + local);
  for (let left = length - local; left > 0; left -= usable - 4) {
    const overflow = file.page(next);
    if (overflow === undefined) throw new UnreadableError();
    parts.push(overflow.subarray(4, 4 + Math.min(left, usable - 4)));
    next = overflow.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

/** A page of a tree: where the pages below it are, and its rows; `lost` counts the rows that cannot be read. */
export interface TreePage {
  readonly type: number;
  readonly children: readonly number[];
  readonly rows: readonly StoredRow[];
  readonly lost: number;
}

const isTreeType = (type: number): boolean => Object.values(PAGE).some((each) => each === type);

function rowAt(file: PageFile, page: Buffer, at: number, type: number): StoredRow {
  const from = type === PAGE.indexInside ? at + 4 : at;
  const [length, afterLength] = varint(page, from);
  const [rowid, start] = type === PAGE.tableLeaf ? varint(page, afterLength) : [undefined, afterLength];
  const isTable = type === PAGE.tableLeaf;
  return { rowid, values: recordOf(payloadAt(file, page, start, Number(length), isTable)) };
}

/** What a page holds where it is one of a tree; undefined where it is none. */
export function treePage(file: PageFile, number: number): TreePage | undefined {
  const page = file.page(number);
  const head = number === 1 ? 100 : 0;
  const type = page?.readUInt8(head) ?? 0;
  if (page === undefined || !isTreeType(type)) return undefined;
  const isInside = type === PAGE.tableInside || type === PAGE.indexInside;
  const cells = page.readUInt16BE(head + 3);
  const first = head + (isInside ? 12 : 8);
  if (first + cells * 2 > page.length) return undefined;
  const children: number[] = [];
  const rows: StoredRow[] = [];
  let lost = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    try {
      const at = page.readUInt16BE(first + cell * 2);
      if (isInside) children.push(page.readUInt32BE(at));
      if (type !== PAGE.tableInside) rows.push(rowAt(file, page, at, type));
    } catch {
      lost += 1;
    }
  }
  if (isInside) children.push(page.readUInt32BE(head + 8));
  return { type, children, rows, lost };
}
