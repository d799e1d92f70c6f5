import known from './foreignFiles.json' with { type: 'json' };
import { type FileHead } from '../Format.js';
import { FileFault, type IssueCode } from '../issues.js';

/** Codes of the refusal of what belongs elsewhere, which say where. */
type ForeignCode = Extract<IssueCode, `FOREIGN_${string}`>;

interface ForeignKind {
  readonly name: string;
  readonly code: ForeignCode;
}

const kindOf = ({ name, code }: { readonly name: string; readonly code: string }): ForeignKind => ({
  name,
  code: code as ForeignCode,
});

const MAGIC = known.magic.map((each) => ({
  kind: kindOf(each),
  bytes: Buffer.from('at8' in each ? (each.at8 ?? '') : each.hex, 'hex'),
  at: 'at8' in each ? 8 : 0,
}));
const ZIPPED = known.zipped.map((each) => ({
  kind: kindOf(each),
  entry: new RegExp(each.entry),
  needs: new RegExp('needs' in each ? (each.needs ?? '') : ''),
  not: 'not' in each && each.not !== undefined ? new RegExp(each.not) : undefined,
}));
const ENDINGS = known.endings.map((each) => ({
  kind: kindOf(each),
  ending: new RegExp(`\\.(?:${each.ending})$`, 'i'),
}));
const TEXTS = known.texts.map((each) => ({ kind: kindOf(each), begins: new RegExp(each.begins, 'i') }));
const CODE = { endings: new RegExp(`\\.(?:${known.code.endings})$`, 'i'), line: new RegExp(known.code.lines) };
const CODE_KIND: ForeignKind = { name: 'code', code: 'FOREIGN_CODE' };

/** Share of the lines at the beginning that must be of a language of programs. */
const IS_CODE = 0.15;
const LOOKED_AT = 4096;

/** The refusal of a file of a kind that is not read here, by its name. */
const refusalOf = (file: string, { name, code }: ForeignKind): FileFault =>
  FileFault.at({ file }, code, `Not read here: "${name}"`);

/** The refusal of what is no text by its first bytes, or by its ending; undefined for all that may be read. */
export function foreignBytes(file: string, bytes: Uint8Array): FileFault | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  const kind = MAGIC.find(
    (each) => each.bytes.length > 0 && each.bytes.equals(head.subarray(each.at, each.at + each.bytes.length)),
  )?.kind;
  return kind === undefined ? undefined : refusalOf(file, kind);
}

/** The refusal of a file that no reader knows and that is no text, by its ending. */
export function foreignEnding(file: string): FileFault | undefined {
  const kind = ENDINGS.find(({ ending }) => ending.test(file))?.kind;
  return kind === undefined ? undefined : refusalOf(file, kind);
}

/** The refusal of an archive that is the file of a program, by what is in it. */
export function foreignArchive(file: string, entries: readonly string[]): FileFault | undefined {
  const has = (pattern: RegExp): boolean => entries.some((entry) => pattern.test(entry));
  const kind = ZIPPED.find(
    ({ entry, needs, not }) => has(entry) && has(needs) && (not === undefined || !has(not)),
  )?.kind;
  return kind === undefined ? undefined : refusalOf(file, kind);
}

/** Whether the lines of a text are those of a program. */
function isCode({ text, file }: FileHead): boolean {
  const lines = text
    .slice(0, LOOKED_AT)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const some = lines.filter((line) => CODE.line.test(line)).length;
  return CODE.endings.test(file.name) ? some > 0 || lines.length > 0 : some >= 2 && some >= lines.length * IS_CODE;
}

const textKind = (head: FileHead): ForeignKind | undefined => {
  const beginning = head.text.slice(0, LOOKED_AT);
  return TEXTS.find(({ begins }) => begins.test(beginning))?.kind;
};

/** Whether a text is XML of no format that is known by name: it may hold records. */
export const isOtherXml = (head: FileHead): boolean => textKind(head)?.name === 'XML';

/** The refusal of a text that is of another format, or no data at all; undefined for what may be a table. */
export function foreignText(head: FileHead): FileFault | undefined {
  const kind = textKind(head);
  if (kind !== undefined) return refusalOf(head.file.name, kind);
  return isCode(head) ? refusalOf(head.file.name, CODE_KIND) : foreignEnding(head.file.name);
}
