import { csvFormat } from './csv/readCsv.js';
import { cytoscapeFormat } from './cytoscape/readCytoscape.js';
import { type FileHead, type Format, type FormatId, type Reading, type SourceFile } from './Format.js';
import { graphmlFormat } from './graphml/readGraphml.js';
import { graphologyFormat } from './graphology/readGraphology.js';
import { hartaFormat } from './harta/readHarta.js';
import { readHead } from './head.js';
import { FileFault } from './issues.js';

/** Every format that is read, the more telling first: the first that recognises the files has them. */
const FORMATS: readonly Format[] = [hartaFormat, graphmlFormat, cytoscapeFormat, graphologyFormat, csvFormat];

/** Files whose format is known. */
export interface OpenFiles {
  readonly format: FormatId;
  readonly heads: readonly FileHead[];
  readonly reading: Reading;
}

/** Most files that are imported together. */
const MAX_FILES = 2;

/** Recognises the format of files by their first bytes. Throws `FileFault` where they cannot be read at all. */
export async function openFiles(files: readonly SourceFile[]): Promise<OpenFiles> {
  const place = { file: files[0]?.name ?? '' };
  if (files.length > MAX_FILES) {
    throw FileFault.at(place, 'TOO_MANY_FILES', `${files.length} files; at most ${MAX_FILES} belong together`);
  }
  const heads = await Promise.all(files.map(readHead));
  const format = FORMATS.find(({ recognises }) => recognises(heads));
  if (format === undefined) throw FileFault.at(place, 'UNKNOWN_FORMAT', 'The format of the file is not known');
  if (files.length > format.files) {
    throw FileFault.at(place, 'TOO_MANY_FILES', `${files.length} files where ${format.id} wants one`);
  }
  return { format: format.id, heads, reading: format.open(heads) };
}
