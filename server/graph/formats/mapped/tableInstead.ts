import { type SourceFile } from '../Format.js';
import { foreignText } from '../foreign/foreignFile.js';
import { FileFault } from '../issues.js';
import { cutOf, guessedOptions } from '../tables/csvTable.js';
import { openImport, type OpenedImport } from './openImport.js';
import { IS_TABLE, opened } from './openSources.js';

/** What another format than a table begins with. */
const NO_TABLE = /^\s*[[{<]/;
/** Headings and a row: statements on one line are cut into cells as well. */
const HAS_ROWS = /\S[^\n\r]*[\n\r]\s*\S/;

/** The table that a file holds which the format that it looks like refuses, where its lines are cut into cells all the same. */
export async function tableInstead(files: readonly SourceFile[]): Promise<OpenedImport | undefined> {
  const [file, another] = files;
  if (file === undefined || another !== undefined) return undefined;
  try {
    const head = await opened(file, undefined);
    const cut = cutOf(head);
    const isNone = NO_TABLE.test(head.text) || !HAS_ROWS.test(head.text);
    if (isNone || cut.cut < IS_TABLE || foreignText(head) !== undefined) return undefined;
    const options = guessedOptions(head, head.file.encoding ?? 'utf-8', cut);
    return await openImport(files, { options: { [file.name]: options } });
  } catch (error) {
    if (error instanceof FileFault) return undefined;
    throw error;
  }
}
