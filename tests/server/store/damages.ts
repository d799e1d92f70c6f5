import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const PAGE = 4096;

/** Numbers that are always the same ones. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Changes bytes of a file in place. */
function edit(file: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
}

function write(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

/** The pages of a file whose first byte is one of these: what kind of page it is. */
function pagesOf(file: string, ...kinds: number[]): number[] {
  const handle = openSync(file, 'r');
  const first = Buffer.alloc(1);
  const pages: number[] = [];
  for (let page = 1; page < fstatSync(handle).size / PAGE; page += 1) {
    readSync(handle, first, 0, 1, page * PAGE);
    if (kinds.includes(first[0] ?? 0)) pages.push(page);
  }
  closeSync(handle);
  return pages;
}

const flip = (file: string, times: number, seed = 7) =>
  edit(file, (bytes) => {
    const random = numbers(seed);
    for (let index = 0; index < times; index += 1) {
      const at = Math.floor(random.next().value * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random.next().value * 8));
    }
  });

const zero = (file: string, pages: readonly number[]) => {
  for (const page of pages) write(file, page * PAGE, Buffer.alloc(PAGE));
};

/** Puts other bytes in place of the first text that a file holds so. */
const rewrite = (file: string, from: string, to: string) =>
  edit(file, (bytes) => {
    const at = bytes.indexOf(from);
    if (at < 0) throw new Error(`${from} is not in ${file}`);
    bytes.write(to, at, 'latin1');
  });

/** A way in which a file is damaged, and the least share of its nodes that comes back; null: nothing can. */
export interface Damage {
  readonly what: string;
  readonly least: number | null;
  damage(file: string): void;
}

/** What befalls files: bytes, pages, ends, beginnings, the log, and what people mistake. */
export const DAMAGES: readonly Damage[] = [
  { what: '30 bits flipped', least: 0.8, damage: (file) => flip(file, 30) },
  { what: '300 bytes flipped', least: 0.3, damage: (file) => flip(file, 300) },
  { what: 'its header gone', least: 1, damage: (file) => write(file, 0, Buffer.alloc(100)) },
  { what: 'its first page zero', least: 1, damage: (file) => write(file, 0, Buffer.alloc(PAGE)) },
  { what: 'its first page noise', least: 1, damage: (file) => write(file, 0, Buffer.alloc(PAGE, 0xa5)) },
  { what: 'cut in half', least: 0.2, damage: (file) => truncateSync(file, Math.floor(statSync(file).size / 2)) },
  { what: 'its last page cut off', least: 0.9, damage: (file) => truncateSync(file, statSync(file).size - PAGE) },
  {
    what: 'its end in the midst of a page',
    least: 0.9,
    damage: (file) => truncateSync(file, statSync(file).size - 1000),
  },
  { what: 'a page of rows zero', least: 0.9, damage: (file) => zero(file, pagesOf(file, 13).slice(20, 21)) },
  { what: 'ten pages of rows zero', least: 0.6, damage: (file) => zero(file, pagesOf(file, 13).slice(20, 30)) },
  { what: 'every page above rows zero', least: 1, damage: (file) => zero(file, pagesOf(file, 5)) },
  { what: 'every index zero', least: 1, damage: (file) => zero(file, pagesOf(file, 2)) },
  {
    what: 'a leaf of an index noise',
    least: 1,
    damage: (file) => write(file, (pagesOf(file, 10).at(-1) ?? 1) * PAGE + 8, Buffer.alloc(2000, 0x5a)),
  },
  { what: 'a wrong size in its header', least: 1, damage: (file) => write(file, 28, Buffer.from([0, 0, 0, 3])) },
  { what: 'a wrong page size in its header', least: 1, damage: (file) => write(file, 16, Buffer.from([0x04, 0x00])) },
  {
    what: 'a free list that leads nowhere',
    least: 1,
    damage: (file) => write(file, 32, Buffer.from([0, 0x7f, 0, 0, 0, 0, 0, 9])),
  },
  { what: 'a schema of another number', least: 1, damage: (file) => write(file, 60, Buffer.from([0, 0, 0, 2])) },
  { what: 'JSON that is none', least: 0.9, damage: (file) => rewrite(file, '{"name":"word 7"', '{"name":"word 7}') },
  { what: 'text that is none', least: 1, damage: (file) => rewrite(file, '"name":"word 9"', '"name":"wor\xff\xfe9"') },
  {
    what: 'bytes appended that are no page',
    least: 1,
    damage: (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(10_000, 1)])),
  },
  { what: 'no byte left', least: null, damage: (file) => truncateSync(file, 0) },
  {
    what: 'a letter in its place',
    least: null,
    damage: (file) => writeFileSync(file, 'Dear Ana, your file was here.\n'.repeat(400)),
  },
  {
    what: 'another database in its place',
    least: null,
    damage: (file) => copyFileSync(join(dirname(file), '..', 'identity.db'), file),
  },
];

/** Damages of the log, which holds what was written last. */
export const LOG_DAMAGES: readonly { readonly what: string; damage(log: string): void }[] = [
  { what: 'is lost', damage: (log) => rmSync(log) },
  { what: 'is cut in half', damage: (log) => truncateSync(log, Math.floor(statSync(log).size / 2)) },
  { what: 'has lost its beginning', damage: (log) => existsSync(log) && write(log, 0, Buffer.alloc(32)) },
  {
    what: 'has noise in its middle',
    damage: (log) => write(log, Math.floor(statSync(log).size / 2), Buffer.alloc(500, 0x5a)),
  },
];
