import { ownOf } from '../../../../domain/properties/kinds.js';
import { csvTable, cutOf, guessedOptions } from '../tables/csvTable.js';
import { encodingOfFile } from '../tables/encoding.js';
import { remarksAbove } from '../tables/remarks.js';
import { matrixTables } from '../tables/matrixTables.js';
import { jsonTables } from '../tables/jsonTables.js';
import { type NamingOptions, type ReadingOptions, type TableFile } from '../tables/TableFile.js';
import { type FileHead, type FormatId, type Reading, type SourceFile } from '../Format.js';
import { bibtexTable, isBibtex } from '../bibliography/bibtexTable.js';
import { isRis, risTable } from '../bibliography/risTable.js';
import { foreignText, isOtherXml } from '../foreign/foreignFile.js';
import { firstBytes, isZip, readHead } from '../head.js';
import { isSqlite, sqliteTables } from '../sqlite/sqliteTables.js';
import { FileFault } from '../issues.js';
import { unpackedFiles } from '../packed/unpacked.js';
import { recognisedFormat } from '../recognise.js';
import { odsTables } from '../ods/odsTables.js';
import { Workbook } from '../xlsx/Workbook.js';
import { xmlTables } from '../xml/xmlTables.js';
import { xlsxTables } from '../xlsx/xlsxTables.js';
import { withHeaders } from './headersApart.js';
import { type OptionsByFile } from './ImportChoices.js';

/** How files are read, as far as a person has said it. */
interface ReadingChoices extends NamingOptions {
  readonly options: OptionsByFile;
}

/** Most files that are imported together. */
const MOST_FILES = 8;
/** How well a text must be cut into cells to be a table whatever it is called. */
export const IS_TABLE = 0.7;

/** Files whose format tells nodes and relationships apart. */
interface GraphFiles {
  readonly is: 'graph';
  readonly format: FormatId;
  readonly heads: readonly FileHead[];
  readonly reading: Reading;
}

/** Files that hold tables. */
interface TableFiles {
  readonly is: 'tables';
  readonly format: FormatId;
  readonly files: readonly SourceFile[];
  readonly tables: readonly TableFile[];
  readonly options: OptionsByFile;
}

const looksLike = (head: FileHead, sign: RegExp): boolean => sign.test(head.text);

/** A file with its beginning; its encoding is found out where the format does not say it. */
export async function opened(file: SourceFile, options: ReadingOptions | undefined): Promise<FileHead> {
  const plain = await readHead({ ...file, ...(options === undefined ? {} : { encoding: options.encoding }) }).catch(
    (error: unknown) => {
      // Zeros may be letters of two bytes: that is for the encoding to say.
      if (error instanceof FileFault && error.issue.code === 'NOT_TEXT' && error.issue.detail.includes('zero'))
        return undefined;
      throw error;
    },
  );
  if (options !== undefined && plain !== undefined) return plain;
  if (plain !== undefined && looksLike(plain, /^\s*[[{<]/)) return plain;
  const encoding = await encodingOfFile(file);
  if (plain === undefined && !encoding.startsWith('utf-16')) return readHead(file);
  return readHead({ ...file, encoding });
}

interface TextTables {
  readonly format: FormatId;
  readonly tables: readonly TableFile[];
  readonly options?: ReadingOptions;
}

async function textTables(
  head: FileHead,
  told: ReadingOptions | undefined,
  { language }: NamingOptions,
): Promise<TextTables> {
  const { file } = head;
  if (isBibtex(head)) return { format: 'bibtex', tables: [bibtexTable(file)] };
  if (isRis(head)) return { format: 'ris', tables: [risTable(file)] };
  if (/^\s*\{[\s\S]*"nbformat"/.test(head.text)) throw foreignText(head) ?? new Error('Not a foreign file');
  if (looksLike(head, /^\s*[[{]/)) return { format: 'json', tables: await jsonTables(head, language) };
  if (isOtherXml(head)) {
    const tables = await xmlTables(file);
    if (tables.length > 0) return { format: 'xml', tables };
  }
  const foreign = told === undefined ? foreignText(head) : undefined;
  if (foreign !== undefined) throw foreign;
  const remarks = remarksAbove(head, cutOf);
  const read = remarks?.rest ?? head;
  const cut = cutOf(read);
  const isTable = cut.cut >= IS_TABLE || /\.(csv|tsv)$/i.test(file.name) || told !== undefined;
  if (looksLike(head, /^\s*</))
    throw FileFault.at({ file: file.name }, 'UNKNOWN_FORMAT', 'The format of the file is not known');
  const options = told ?? guessedOptions(read, file.encoding ?? 'utf-8', cut);
  const table = csvTable(file, head, options, remarks, language);
  return { format: 'csv', tables: isTable ? await matrixTables(table) : [{ ...table, isDoubtful: true }], options };
}

async function databaseTables(file: SourceFile): Promise<TextTables> {
  return { format: 'sqlite', tables: await sqliteTables(file) };
}

async function workbookTables(file: SourceFile, naming: NamingOptions): Promise<TextTables> {
  const workbook = await Workbook.open(file);
  if (workbook === undefined) {
    throw FileFault.at({ file: file.name }, 'NOT_TEXT', 'This is a ZIP archive, not a workbook or a text file');
  }
  const { kind } = workbook;
  return { format: kind, tables: await (kind === 'ods' ? odsTables : xlsxTables)(workbook, naming) };
}

/** Tables by names of their own: two of one name get numbers. */
function named(tables: readonly TableFile[]): readonly TableFile[] {
  const seen = new Map<string, number>();
  const names = tables.map(({ name }) => {
    const turn = (seen.get(name) ?? 0) + 1;
    seen.set(name, turn);
    return turn === 1 ? name : `${name} ${turn}`;
  });
  const nameOf = (file: SourceFile, name: string): string =>
    names[tables.findIndex((table) => table.file === file && table.name === name)] ?? name;
  return tables.map(({ partOf, references, ...table }, at) => ({
    ...table,
    ...(references === undefined
      ? {}
      : { references: references.map((each) => ({ ...each, table: nameOf(table.file, each.table) })) }),
    name: names[at] ?? table.name,
    ...(partOf === undefined ? {} : { partOf: { ...partOf, table: nameOf(table.file, partOf.table) } }),
  }));
}

async function tablesOf(
  files: readonly SourceFile[],
  heads: readonly (FileHead | undefined)[],
  { options: told, ...naming }: ReadingChoices,
): Promise<TableFiles> {
  const isDatabase = await Promise.all(files.map(async (file) => isSqlite(await firstBytes(file))));
  const read = await Promise.all(
    files.map((file, at) => {
      const head = heads[at];
      if (head !== undefined) return textTables(head, ownOf(told, file.name), naming);
      return isDatabase[at] === true ? databaseTables(file) : workbookTables(file, naming);
    }),
  );
  const tables = named(read.flatMap((each) => each.tables));
  if (tables.length === 0)
    throw FileFault.at({ file: files[0]?.name ?? '' }, 'NOTHING_FOUND', 'The files hold no table');
  const options = Object.fromEntries(
    read.flatMap(({ options: each }, at) => (each === undefined ? [] : [[files[at]?.name ?? '', each]])),
  );
  return { is: 'tables', format: read[0]?.format ?? 'csv', files, tables, options };
}

/** Whether a file is a workbook or a database, which have readers of their own. */
const isBinary = async (file: SourceFile): Promise<boolean> => (await isZip(file)) || isSqlite(await firstBytes(file));

/** Finds out what files are: a graph of some format, or tables. Throws `FileFault` where they cannot be read at all. */
export async function openSources(
  packed: readonly SourceFile[],
  choices: ReadingChoices,
): Promise<GraphFiles | TableFiles> {
  const { options: told } = choices;
  const files = await unpackedFiles(packed);
  if (files.length > MOST_FILES) {
    const place = { file: files[0]?.name ?? '' };
    throw FileFault.at(place, 'TOO_MANY_FILES', `${files.length} files; at most ${MOST_FILES} belong together`);
  }
  const heads = await Promise.all(
    files.map(async (file) => ((await isBinary(file)) ? undefined : opened(file, ownOf(told, file.name)))),
  );
  const known = heads.filter((head) => head !== undefined);
  const joined = known.length === files.length ? withHeaders(known) : known;
  // Who says how a text is cut into cells has it read as a table, whatever it looks like.
  const isTold = files.some(({ name }) => ownOf(told, name) !== undefined);
  const graph = known.length === files.length && !isTold ? recognisedFormat(joined) : undefined;
  if (graph !== undefined) return { is: 'graph', format: graph.id, heads: joined, reading: graph.open(joined) };
  const isJoined = joined.length < known.length;
  return isJoined
    ? tablesOf(
        joined.map(({ file }) => file),
        joined,
        choices,
      )
    : tablesOf(files, heads, choices);
}
